/** Codes of industries and of exchanges: the standards, and which code of one is which of another. */

import { z } from 'zod'
import { list, optional, pairs, table, text, yes } from '../table.ts'

const naics = z.string().regex(/^\d{2,6}$|^\d\d-\d\d$/)
const sic = z.string().regex(/^\d{4}$/)
const mic = z.string().regex(/^[A-Z\d]{4}$/)

const texPairs = z.array(z.tuple([z.string(), z.string()]))

const texOf = (
  rows: readonly { list: string; of: string; tex: string }[],
  list: string,
): [string, string][] => rows.filter((row) => row.list === list).map(({ of, tex }) => [of, tex])

export const CODES = [
  table({
    file: 'codes/languages.csv',
    module: 'codes/languages',
    name: 'LANGUAGES',
    about:
      'Languages. A page in one of the tags, or in a variety of one, is in the language. Norwegian stands for both of its written forms. The Chinese of Hong Kong and Macau counts as Cantonese, which its speakers write.',
    row: z.strictObject({
      tag: text.describe('The shortest tag of BCP 47, which records have.'),
      name: text.describe('The English name in lower case, as `force_language` takes it.'),
      tags: list().describe('Those that the browsers of its speakers send, the usual one first.'),
      endonyms: list(';').describe('The names that its speakers use, without brackets.'),
      codes: list().describe('Other short forms in language switches, mostly codes of countries.'),
      contract: z
        .preprocess(
          (cell) => (cell === 'yes' ? true : cell === 'no' ? false : cell),
          z.boolean('the cell holds "yes" or "no"'),
        )
        .describe('Whether it can be asked for over HTTP.'),
      rank: z.coerce
        .number<string>()
        .int()
        .describe(
          'Of languages that share the words of a text, the one with the lowest rank is named first.',
        ),
      script: z.string().describe('The script that it has nearly to itself, by its name in Unicode.'),
    }),
    key: ({ tag, rank }) => [tag, `rank ${rank}`],
  }),
  table({
    file: 'codes/naics.csv',
    module: 'codes/naics',
    name: 'NAICS_TITLES',
    about:
      'The codes and titles of NAICS 2022 (North American Industry Classification System), all levels: a sector has 2 digits or is a range of them, a group 4, an industry 6.',
    row: z.strictObject({ code: naics, title: text }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'codes/sic.csv',
    module: 'codes/sic',
    name: 'SIC_TITLES',
    about: 'The codes and titles of the Standard Industrial Classification of 1987, four digits.',
    row: z.strictObject({ code: sic, title: text }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'codes/sic-groups.csv',
    module: 'codes/sic-groups',
    name: 'SIC_GROUPS',
    about:
      'The major groups of the Standard Industrial Classification of 1987: the first two digits of a code.',
    row: z.strictObject({ group: z.string().regex(/^\d{2}$/), title: text }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'codes/naics-sic.csv',
    module: 'codes/naics-sic',
    name: 'NAICS_SIC',
    about: 'Which SIC codes of 1987 the industries of a NAICS 2022 group were in, the most usual first.',
    row: z.strictObject({ group: naics, sic: list() }),
    compiled: pairs(z.array(z.string())),
  }),
  table({
    file: 'codes/schema-naics.csv',
    module: 'codes/schema-naics',
    name: 'SCHEMA_NAICS',
    about:
      'What an organization of a schema.org type does, as the NAICS 2022 code of its industry, or the beginning of it where the type is a wide one. Types are in lower case; those that say nothing of an industry (`Organization`, `LocalBusiness`, `Corporation`) are not here.',
    row: z.strictObject({ type: z.string().regex(/^[a-z]+$/), naics }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'codes/naics-eic.csv',
    module: 'codes/naics-eic',
    name: 'NAICS_EIC',
    about:
      'The industry and subindustry of the wire that a NAICS code stands for: the longest prefix decides. There is no subindustry where nothing but the text can tell.',
    row: z.strictObject({ prefix: naics, industry: text, subindustry: optional(text) }),
  }),
  table({
    file: 'codes/mcc-naics.csv',
    module: 'codes/mcc-naics',
    name: 'MCC_NAICS',
    about:
      'What merchants of a category code do (ISO 18245), as the NAICS 2022 code of their industry: the first and the last code of a range.',
    row: z.strictObject({ from: sic, to: sic, naics: z.string().regex(/^\d{6}$/) }),
  }),
  table({
    file: 'codes/osm-naics.csv',
    module: 'codes/osm-naics',
    name: 'OSM_NAICS',
    about: 'What a shop, office or amenity of OpenStreetMap does, as the NAICS 2022 code of its industry.',
    row: z.strictObject({
      key: text.describe('Key of the tag: `shop`.'),
      value: text.describe('Its value: `supermarket`.'),
      naics: z.string().regex(/^\d{2,6}$/),
      isOfOthers: yes.describe(
        'For places that bear the name of a company of another industry as often as not: cars are sold under the name of their maker, and charging stations belong to power companies. Of 14 companies of the shipped directory with such a tag alone, drawn at random for each, the code was that of 4 to 10.',
      ),
    }),
    key: ({ key, value }) => `${key}=${value}`,
  }),
  table({
    file: 'codes/exchanges.csv',
    module: 'codes/exchanges',
    name: 'EXCHANGES',
    about:
      'The 72 exchanges that a ticker lookup may name, by their codes on the wire (contract 4.3). `dataset`: codes of the same exchange in open datasets. `suffix`: what such datasets put behind a symbol after a dot. The country is of ISO 3166-1, two letters.',
    isLiteral: true,
    row: z.strictObject({
      code: text,
      mic,
      operatingMic: mic,
      dataset: list(),
      suffix: z.string(),
      country: z.string().regex(/^[A-Z]{2}$/),
      name: text,
    }),
    compiled: {
      schema: z.record(z.string(), z.unknown()),
      from: (rows) => Object.fromEntries(rows.map(({ code, ...row }) => [code, row])),
    },
  }),
  table({
    file: 'codes/exchange-names.csv',
    module: 'codes/exchange-names',
    name: 'EXCHANGE_NAMES',
    about:
      'What sources call exchanges besides codes: in capitals, letters and digits alone, with a code of `exchanges`.',
    isLiteral: true,
    row: z.strictObject({ name: z.string().regex(/^[A-Z\d]+$/), exchange: text }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'codes/tex.json',
    module: 'codes/tex',
    name: 'TEX',
    about: 'What TeX writes for signs, accents and alphabets of formulas.',
    row: z.strictObject({
      list: z.enum(['signs', 'textSigns', 'accents', 'variants']),
      of: z.string().min(1),
      tex: z.string(),
    }),
    key: ({ list, of }) => `${list} ${of}`,
    compiled: {
      schema: z.strictObject({
        signs: texPairs.describe(
          'Characters that mean something else in TeX, or for which a command gives better spacing.',
        ),
        textSigns: texPairs.describe('Escapes within `\\text{...}`.'),
        accents: texPairs.describe(
          'Commands by position (`^` above, `_` below) and the sign, which is converted already.',
        ),
        variants: texPairs.describe('Commands by the value of `mathvariant`.'),
      }),
      from: (rows) => ({
        signs: texOf(rows, 'signs'),
        textSigns: texOf(rows, 'textSigns'),
        accents: texOf(rows, 'accents'),
        variants: texOf(rows, 'variants'),
      }),
    },
  }),
  table({
    file: 'codes/rdfa-prefixes.csv',
    module: 'codes/rdfa-prefixes',
    name: 'RDFA_PREFIXES',
    about: 'The prefixes of the initial context of RDFa 1.1 that pages use without declaring them.',
    row: z.strictObject({ prefix: text, iri: z.url() }),
    compiled: pairs(z.string()),
  }),
]
