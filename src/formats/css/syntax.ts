/**
 * Re-exports the used parts of css-tree: the tokenizer, identifiers and strings, the matching of values
 * against their syntax, and the tree of a whole sheet. It is the only file that names the package, and it
 * names the one file that has all of it: the modules of the package read tables of JSON at run time, which no
 * bundler follows.
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
