import { STATEMENT_WORDS } from '../../data/statements/words.ts'

/* Words of statement lines that are no part of a name. */

const { trailing, tail, leading, trade, common, bank } = STATEMENT_WORDS

/** They stand behind a name and say what kind of place it is: nothing is left over when only they are. */
export const TRAILING_WORDS: ReadonlySet<string> = new Set(trailing)
/** Lines and names of one merchant have them or not, too; alone they are names (`CARD FACTORY`). */
export const TAIL_WORDS: ReadonlySet<string> = new Set(tail)
/** They stand before a name: the name may begin behind them. */
export const LEADING_WORDS: ReadonlySet<string> = new Set(leading)
/**
 * What people do for a living: left over beside one word of a name they say that another business is meant.
 */
export const TRADE_WORDS: ReadonlySet<string> = new Set(trade)
/** Brands that are words of every day too: one alone, with more behind it, says little without another sign. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(common)
/** Words of banks: they may stand before a phrase that refuses, and name nobody. */
export const BANK_WORDS: ReadonlySet<string> = new Set(bank)
