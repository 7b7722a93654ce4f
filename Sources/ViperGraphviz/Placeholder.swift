import CGraphviz
package let x = 1
