import type { EXCHANGES } from '../data/codes/exchanges.ts'

/** The code of an exchange on the wire. */
export type Exchange = keyof typeof EXCHANGES

/** The American exchanges in the order in which a ticker without an exchange is looked for. */
export const AMERICAN: readonly Exchange[] = ['NASDAQ', 'NYSE', 'AMEX', 'CBOE', 'OTC', 'PNK']
