/**
 * Re-exports what is used of css-tree: the tokenizer, identifiers and strings, the matching of values against
 * their syntax, and the tree of a whole sheet. It is the only file that names the package.
 */
export type { CssNode } from 'css-tree'
export { generate, ident, lexer, parse, string, tokenize, tokenTypes, url, walk } from 'css-tree'
