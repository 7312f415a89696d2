/** CSS by its grammar: tokens, identifiers and strings, values against their syntax, and the tree of a whole sheet. */
export { generate, ident, lexer, parse, string, tokenize, tokenTypes, url, walk } from 'css-tree'
