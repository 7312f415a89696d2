/**
 * Re-exports the used parts of css-tree, and is the only file that imports it. The import names the
 * single-file build, because the modules of the package read JSON tables at run time, which no bundler
 * follows.
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
