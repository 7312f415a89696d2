/** How lines of card and bank statements are written: merchants, payment services, and words of banks. */

import { z } from 'zod'
import { column, country, domain, list, optional, pairs, table, text, yes } from '../table.ts'

const mcc = z.string().regex(/^\d{4}$/)
const language = z.string().regex(/^[a-z]{2,3}$/)
const phrases = z.array(text)
/** Upper case without accents, as lines are compared. */
const capitals = z.array(z.string().regex(/^[^\p{Ll}\s](?:[^\p{Ll}]*[^\p{Ll}\s])?$/u))

const REFUSALS = ['cash', 'transfer', 'person', 'income', 'fee', 'interest', 'tax', 'card-payment'] as const

const words = z.array(z.string().regex(/^[^\p{Lu}\s]+$/u))
const WORDS = z.strictObject({
  trailing: words.describe(
    'They stand behind a name and say what kind of place it is: nothing is left over when only they are.',
  ),
  tail: words.describe(
    'Lines and names of one merchant have them or not, too; alone they are names (`CARD FACTORY`).',
  ),
  leading: words.describe('They stand before a name: the name may begin behind them.'),
  trade: words.describe(
    'What people do for a living: left over beside one word of a name they say that another business is meant.',
  ),
  common: words.describe(
    'Words of every day, places and first names that are brands too. One of them alone, with more behind it, says too little without a second sign.',
  ),
  bank: words.describe('Words of banks: they may stand before a phrase that refuses, and name nobody.'),
})

const PROCESSOR = z.strictObject({
  prefix: text.describe('Upper case, as it begins the line.'),
  needsStar: yes.describe(
    'Whether it needs a star behind it; without one, a space or a mark of punctuation is enough.',
  ),
  kind: z
    .enum(['processor', 'platform', 'person', 'payout'])
    .describe(
      '`processor`: what follows is the merchant. `platform`: the service itself is the merchant, and what follows is a shop or product of it. `person`: it moves money between people. `payout`: it pays what the company behind it owes, and a number may stand between.',
    ),
  name: text.describe(
    'What stands in its place: the name of a platform, or of the service when nothing follows.',
  ),
})

const FIELDS = z.strictObject({
  party: capitals.describe('Labels of who took or sent the money.'),
  afterParty: capitals.describe('Labels that end the name of the party.'),
  boughtAt: capitals.describe('"Your purchase at".'),
  channel: capitals.describe('Ways of transfers, which begin a line and stand before a stroke.'),
  creditor: capitals.describe('Before the number of a creditor.'),
  marked: capitals.describe('Labels with a sign behind them, as in `DES:PAYMENT`.'),
  numbered: capitals.describe('Labels with a number behind them, as in `REF 12345`.'),
  card: capitals.describe('Before the number of a card.'),
  on: capitals.describe('Before a day.'),
  order: capitals.describe('Before the number of an order.'),
  beforeNumber: capitals.describe('Between a preamble and a number, a card or a day.'),
  month: capitals.describe('Months as lines of banks shorten them.'),
  currency: capitals.describe('Codes of currencies before an amount.'),
  form: capitals.describe('Legal forms as statements write them.'),
})

const languageOfList = (row: { readonly list: string; readonly language: string }) =>
  `${row.list} ${row.language}`

/** The lists of all languages together, by what they are for, each entry once. */
function together<Name extends string>(
  names: readonly Name[],
  rows: readonly { readonly list: Name; readonly entries: readonly string[] }[],
): Record<Name, string[]> {
  const of = (name: Name) => rows.filter((row) => row.list === name).flatMap(({ entries }) => entries)
  return Object.fromEntries(names.map((name) => [name, [...new Set(of(name))]])) as Record<Name, string[]>
}

export const STATEMENTS = [
  table({
    file: 'statements/merchants.csv',
    module: 'statements/merchants',
    name: 'MERCHANTS',
    about:
      'How merchants name themselves on card statements. A star at the end of a descriptor means that more letters may follow.',
    row: z.strictObject({
      domain,
      name: text,
      descriptors: list(','),
      mccs: z.preprocess((cell) => String(cell).split(' '), z.array(mcc)).describe('Usual category codes.'),
      country: optional(country).describe(
        'ISO 3166-1 alpha-2: the only country in which these descriptors mean this merchant.',
      ),
    }),
  }),
  table({
    file: 'statements/brand-mccs.csv',
    module: 'statements/brand-mccs',
    name: 'BRAND_MCCS',
    about:
      'Merchant category codes from 3000 to 3999 that name one airline, car rental or hotel chain, with the site of the brand or of the company that runs it today.',
    row: z.strictObject({ code: z.string().regex(/^3\d{3}$/), domain }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'statements/billing-hosts.csv',
    module: 'statements/billing-hosts',
    name: 'BILLING_HOSTS',
    about:
      'Hosts that stand in statements for another site: addresses for bills and help, and short links of companies. The first is the registrable domain or a name below it, the second the brand.',
    row: z.strictObject({ host: domain, domain }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'statements/service-phones.csv',
    module: 'statements/service-phones',
    name: 'SERVICE_PHONES',
    about:
      'Telephone numbers that merchants print on statements: ten digits are of North America, others have the calling code of their country.',
    row: z.strictObject({
      domain,
      numbers: z.preprocess(
        (cell) => String(cell).split(' '),
        z.array(z.string().regex(/^\d{8,13}$/)).min(1),
      ),
    }),
  }),
  table({
    file: 'statements/payment-services.csv',
    module: 'statements/payment-services',
    name: 'PAYMENT_SERVICES',
    about:
      'Hosts and telephone numbers of payment services and shop builders: they say nothing about the merchant.',
    row: z.strictObject({ contact: z.union([domain, z.string().regex(/^\d{10}$/)]) }),
    compiled: column(),
  }),
  table({
    file: 'statements/shop-suffixes.csv',
    module: 'statements/shop-suffixes',
    name: 'SHOP_SUFFIXES',
    about: 'Suffixes under which shops are; `ST.PAUL` and `CO.KG` are no hosts.',
    row: z.strictObject({ suffix: z.string().regex(/^[a-z]+$/) }),
    compiled: column(),
  }),
  table({
    file: 'statements/platforms.csv',
    module: 'statements/platforms',
    name: 'PLATFORMS',
    about:
      'Sites that sell for many, or many things: what follows their name says which, and nothing against them.',
    row: z.strictObject({ domain }),
    compiled: column(),
  }),
  table({
    file: 'statements/processors.csv',
    module: 'statements/processors',
    name: 'PROCESSORS',
    about:
      'What payment services print before the name of the merchant. A longer prefix stands before a shorter one.',
    row: PROCESSOR,
    key: ({ prefix, needsStar }) => `${prefix}${needsStar ? '*' : ''}`,
    compiled: {
      schema: z.array(PROCESSOR),
      from: (rows) => [...rows].sort((a, b) => b.prefix.length - a.prefix.length),
    },
  }),
  table({
    file: 'statements/preambles.json',
    module: 'statements/preambles',
    name: 'PREAMBLES',
    about: "What banks print before the merchant's name: how it was paid. Upper case without accents.",
    row: z.strictObject({
      language,
      phrases: capitals,
      words: capitals
        .optional()
        .describe('Two of them and more in a row are a preamble, in whatever order a bank puts them.'),
      between: capitals
        .optional()
        .describe('They stand between such words, and at their end: `PURCHASE AUTHORIZED ON`.'),
    }),
  }),
  table({
    file: 'statements/refusals.json',
    module: 'statements/refusals',
    name: 'REFUSALS',
    about:
      'Phrases of lines that have no merchant, by kind and language, folded as `directory/keys.ts` folds words. A phrase counts at the beginning of the line, where only words of banks may stand before it; one that begins with a tilde counts anywhere.',
    row: z.strictObject({ kind: z.enum(REFUSALS), language, phrases }),
    key: ({ kind, language }) => `${kind} ${language}`,
  }),
  table({
    file: 'statements/words.json',
    module: 'statements/words',
    name: 'STATEMENT_WORDS',
    about: 'Words of statement lines that are no part of a name, folded as `directory/keys.ts` folds them.',
    row: z.strictObject({ list: WORDS.keyof(), language, words }),
    key: languageOfList,
    compiled: {
      schema: WORDS,
      from: (rows) =>
        together(
          WORDS.keyof().options,
          rows.map(({ list, words }) => ({ list, entries: words })),
        ),
    },
  }),
  table({
    file: 'statements/fields.json',
    module: 'statements/fields',
    name: 'FIELDS',
    about:
      'Words by which banks label who took or sent the money, and what follows the name. Upper case without accents.',
    row: z.strictObject({ list: FIELDS.keyof(), language, phrases: capitals }),
    key: languageOfList,
    compiled: {
      schema: FIELDS,
      from: (rows) =>
        together(
          FIELDS.keyof().options,
          rows.map(({ list, phrases }) => ({ list, entries: phrases })),
        ),
    },
  }),
]
