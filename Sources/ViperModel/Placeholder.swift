import Yams
import OrderedCollections
