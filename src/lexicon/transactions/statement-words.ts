import { STATEMENT_WORDS } from '../../data/statements/words.ts'

/* Words of statement lines that are not part of a name. */

const { trailing, tail, leading, trade, common, bank } = STATEMENT_WORDS

/**
 * Words for the kind of place after a name. If only such words are left of a line, nothing counts as left.
 */
export const TRAILING_WORDS: ReadonlySet<string> = new Set(trailing)
/** Words that a line or a name of the same merchant may omit. Alone they can be names (`CARD FACTORY`). */
export const TAIL_WORDS: ReadonlySet<string> = new Set(tail)
/** Words after which the name may begin. */
export const LEADING_WORDS: ReadonlySet<string> = new Set(leading)
/**
 * Occupations. If only one word of a line matches a name and an occupation is left, the line is about another
 * business.
 */
export const TRADE_WORDS: ReadonlySet<string> = new Set(trade)
/** Brands that are everyday words. If more words follow it in the line, such a word is a weak sign. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(common)
/** Words of banks, which identify no merchant. They may precede a phrase that excludes a line. */
export const BANK_WORDS: ReadonlySet<string> = new Set(bank)
