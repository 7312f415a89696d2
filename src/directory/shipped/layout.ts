/*
 * The content of the decompressed file: the length of the header (four bytes), the header as JSON, then the
 * columns in the order of this table. `text` means two columns: the lengths of the texts, of one byte each,
 * and their bytes in UTF-8.
 */

/** Increases with every change of the table below that an older reader does not understand. */
export const FORMAT = 1

/**
 * The columns of five tables. Keys: one row for each different key, sorted by its bytes, with the number of
 * its names. Names: in the order of their keys. Companies: sorted by main domain, which is in the table of
 * domains. Domains: sorted. Listings: sorted by symbol.
 */
export const COLUMNS = {
  keyText: 'text',
  keyNames: 'u8',
  nameText: 'text',
  nameCompany: 'u32',
  nameKind: 'u8',
  nameWeight: 'u8',
  companyName: 'text',
  companyCountry: 'u8',
  companyCountries: 'u16',
  companyCategories: 'u16',
  companyRank: 'u16',
  companySource: 'u8',
  domainText: 'text',
  domainCompany: 'u32',
  domainRole: 'u8',
  domainCountry: 'u8',
  listingSymbol: 'text',
  listingCompany: 'u32',
  listingExchange: 'u8',
  listingMic: 'u8',
  listingIsin: 'text',
  listingActive: 'u8',
} as const

export type Column = keyof typeof COLUMNS

/** Lists of values. A column contains indexes of these lists; in most lists, value 0 is empty. */
export interface Lists {
  /** Codes of countries. */
  readonly countries: readonly string[]
  /** Codes of countries, separated by commas. */
  readonly countrySets: readonly string[]
  /** `scheme value` of each category, separated by tabs. */
  readonly categorySets: readonly string[]
  readonly sources: readonly string[]
  readonly exchanges: readonly string[]
  readonly mics: readonly string[]
}

export interface Header extends Lists {
  readonly format: typeof FORMAT
  /** The number of bytes of each column. For texts there are two numbers, for lengths and for texts. */
  readonly sizes: Readonly<Record<string, readonly number[]>>
}

/** In the order of their numbers in the file. */
export const KINDS = ['brand', 'legal', 'alias', 'short', 'old', 'native'] as const
export const ROLES = ['main', 'country', 'brand', 'old'] as const

/** A weight is stored in hundredths, a rank in ten-thousandths. */
export const WEIGHT_STEPS = 100
export const RANK_STEPS = 10_000

/** Longer texts cannot be stored, because the length of a text is one byte. */
export const MAX_TEXT_BYTES = 255
