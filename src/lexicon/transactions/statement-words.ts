import { STATEMENT_WORDS } from '../../data/statements/words.ts'

/* Words of statement lines that are not part of a name. */

const { trailing, tail, leading, trade, common, bank } = STATEMENT_WORDS

/**
 * Words after a name for the kind of place: when only they are left over, the rest of the line counts as
 * empty.
 */
export const TRAILING_WORDS: ReadonlySet<string> = new Set(trailing)
/**
 * Words that may be missing in a line or name of the same merchant; alone they can be names (`CARD FACTORY`).
 */
export const TAIL_WORDS: ReadonlySet<string> = new Set(tail)
/** Words before a name: the name may begin after them. */
export const LEADING_WORDS: ReadonlySet<string> = new Set(leading)
/**
 * Occupations: when one of them is left over beside one word of a name, the line refers to another business.
 */
export const TRADE_WORDS: ReadonlySet<string> = new Set(trade)
/**
 * Brands that are also everyday words: a single one, with more words after it, is weak without another sign.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(common)
/** Words of banks: they may come before a phrase that refuses a line, and identify no merchant. */
export const BANK_WORDS: ReadonlySet<string> = new Set(bank)
