
import ArgumentParser
print("hi")
