/** The single-file build of css-tree has no types of its own, so it gets the types of the package. */
declare module 'css-tree/dist/csstree.esm' {
  export * from 'css-tree'
}
