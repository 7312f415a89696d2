import type { EXCHANGES } from '../data/codes/exchanges.ts'

/** The code of an exchange in HTTP requests and answers. */
export type Exchange = keyof typeof EXCHANGES

/** The American exchanges, in the order in which a ticker without an exchange is searched for. */
export const AMERICAN: readonly Exchange[] = ['NASDAQ', 'NYSE', 'AMEX', 'CBOE', 'OTC', 'PNK']
