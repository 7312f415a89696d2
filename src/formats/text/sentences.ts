/**
 * Where a sentence ends, with the white space behind it, for `split`. An abbreviation of one letter, and a
 * number, go on.
 */
export const SENTENCE_END = /(?<=[^\s.]{2}[.!?…]["”’)]?)\s+(?=\p{Lu}|\p{N}|["“„])|(?<=[。！？])/u
