/**
 * Matches the white space after the end of a sentence, for `split`. A full stop after a single letter or a
 * number does not end a sentence.
 */
export const SENTENCE_END = /(?<=[^\s.]{2}[.!?…]["”’)]?)\s+(?=\p{Lu}|\p{N}|["“„])|(?<=[。！？])/u
