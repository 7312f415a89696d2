/**
 * The used parts of css-tree, which no other file imports. It is the single-file build, because the modules
 * of the package read JSON tables at run time, which no bundler follows.
 */
export type { CssNode } from 'css-tree'
export {
  generate,
  ident,
  lexer,
  parse,
  string,
  tokenize,
  tokenTypes,
  url,
  walk,
} from 'css-tree/dist/csstree.esm'
