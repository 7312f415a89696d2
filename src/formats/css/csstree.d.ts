/** The package as one file has no types of its own. */
declare module 'css-tree/dist/csstree.esm' {
  export * from 'css-tree'
}
