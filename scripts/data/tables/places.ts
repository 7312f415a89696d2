/** Countries, their regions, cities and money, and how addresses and card statements write them. */

import { z } from 'zod'
import { column, country, expression, list, pairs, table, text, tuples } from '../table.ts'

const words = z.array(z.string())

export const PLACES = [
  table({
    file: 'codes/digits.csv',
    module: 'codes/digits',
    name: 'DIGITS',
    about: 'The digit 0 in scripts with digits of their own; 1 to 9 follow it in Unicode.',
    row: z.strictObject({ zero: z.string().regex(/^\p{Nd}$/u), script: text }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'places/countries.csv',
    module: 'places/countries',
    name: 'COUNTRIES',
    about:
      'Countries by ISO 3166-1 alpha-2. `alpha3` is the code of three letters where sites use it. The first name is the usual English one; names in the own languages of the country and others that addresses use follow. `ending` says who has the top-level domain: the country, or anybody, because it is popular elsewhere. `towns` are endings of towns, regions and peoples of the country, `languages` those of which most sites are based there: English and Arabic are left out because they belong to many. `addresses` says what is special in them: `city-first` where the street may stand below its city, `areas` where names of areas often stand between the two, `city-state` where one name stands for city and country, `us-post` where the post of the United States serves the territory like a state.',
    row: z.strictObject({
      code: country,
      alpha3: z.string().regex(/^(?:[A-Z]{3})?$/),
      names: list('|'),
      ending: z.enum(['national', 'anywhere']),
      towns: list(),
      languages: list(),
      addresses: list(' ', z.enum(['city-first', 'areas', 'city-state', 'us-post'])),
    }),
  }),
  table({
    file: 'places/cities.csv',
    module: 'places/cities',
    name: 'CITIES',
    about:
      'Large cities with their country (ISO 3166-1 alpha-2), in English and in the spellings that their own addresses use. A name that several countries have stands with the best known of them; cities of the United States, whose addresses name a state, are left out but for a few.',
    row: z.strictObject({ city: text, country }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'places/regions.csv',
    module: 'places/regions',
    name: 'REGIONS',
    about:
      'Codes of states, provinces, prefectures and counties (ISO 3166-2, the part after the dash), by the names that addresses have, in the scripts that they are written in. Countries whose codes also stand in addresses are in `states.csv`; of Mexico, whose addresses have other abbreviations than ISO, both have them. `city` says which are cities too, where addresses end with a region.',
    row: z.strictObject({
      country,
      code: z.string().regex(/^[A-Z\d]{1,3}$/),
      names: list('|'),
      city: z.enum(['yes', '']),
    }),
    key: (row) => `${row.country} ${row.code}`,
    compiled: tuples(z.string(), z.string(), words, z.enum(['yes', ''])),
  }),
  table({
    file: 'places/states.csv',
    module: 'places/states',
    name: 'STATES',
    about:
      'States, provinces and counties that addresses contain, with the code that stands in addresses; empty in countries whose addresses have none. Other names and abbreviations follow the name.',
    row: z.strictObject({ country, code: z.string().regex(/^(?:[A-Z]{1,5})?$/), names: list('|') }),
    key: (row) => `${row.country} ${row.names[0]}`,
    compiled: tuples(z.string(), z.string(), words),
  }),
  table({
    file: 'places/postcodes.csv',
    module: 'places/postcodes',
    name: 'POSTCODES',
    about:
      'Postcodes and the order of the last lines of addresses, by country. `found` says where a postcode is searched: on every page, on every page after a state or in an address with a street, or only when another sign points to the country. `prefixes` are letters before it in international mail. Countries that are not here have no postcodes, or nobody writes them.',
    row: z.strictObject({
      countries: list(),
      layout: z.enum(['code-city', 'city-state-code', 'city-code']),
      found: z.enum(['everywhere', 'after a state', 'with a street', 'when expected']),
      prefixes: list(),
      postcode: expression,
    }),
    key: (row) => row.countries.join(' '),
  }),
  table({
    file: 'places/currencies.csv',
    module: 'places/currencies',
    name: 'CURRENCIES',
    about:
      'Codes of ISO 4217 that pages write beside amounts; others are too rare, or words of some language. `others` are codes that mean the same and are no longer valid, or were never. A currency that has no smaller unit in use is `whole`: a point in its amounts groups thousands.',
    row: z.strictObject({
      code: z.string().regex(/^[A-Z]{3}$/),
      others: list(),
      unit: z.enum(['whole', 'parted']),
    }),
  }),
  table({
    file: 'places/currency-signs.csv',
    module: 'places/currency-signs',
    name: 'CURRENCY_SIGNS',
    about:
      'Signs of money with the currency that is meant where nothing tells otherwise, and with those that other countries mean: `CA:CAD`. A sign without a currency means money in these countries alone, and a measure or a mere letter elsewhere: "6 ft", "R 20". A longer sign stands before one that it contains.',
    row: z.strictObject({
      sign: text,
      currency: z.string().regex(/^(?:[A-Z]{3})?$/),
      elsewhere: z.preprocess(
        (cell) =>
          String(cell)
            .split(' ')
            .filter(Boolean)
            .map((pair) => pair.split(':')),
        z.array(z.tuple([country, z.string().regex(/^[A-Z]{3}$/)])),
      ),
    }),
  }),
  table({
    file: 'places/statement-states.csv',
    module: 'places/statement-states',
    name: 'STATEMENT_STATES',
    about: 'States and provinces as card statements shorten them, by country, in lower case.',
    row: z.strictObject({ country, states: list() }),
    compiled: pairs(words),
  }),
  table({
    file: 'places/statement-countries.csv',
    module: 'places/statement-countries',
    name: 'STATEMENT_COUNTRIES',
    about:
      'Countries as card statements write them beside their code of two letters: that of three letters, and short names, in lower case and without accents.',
    row: z.strictObject({ country, names: list() }),
    compiled: pairs(words),
  }),
  table({
    file: 'places/statement-cities.csv',
    module: 'places/statement-cities',
    name: 'STATEMENT_CITIES',
    about:
      'Cities at the end of lines of card statements, also shortened, folded as `directory/keys.ts` folds words.',
    row: z.strictObject({ city: z.string().regex(/^[a-z\d]+(?: [a-z\d]+)*$/) }),
    compiled: column(),
  }),
  table({
    file: 'places/large-endings.csv',
    module: 'places/large-endings',
    name: 'LARGE_ENDINGS',
    about:
      'Top-level domains below which very many names are registered, about the largest first. The order decides only which ending is suggested of several that are one letter apart, such as `com`, `co` and `cn`.',
    row: z.strictObject({ ending: z.string().regex(/^[a-z]+$/) }),
    compiled: column(),
  }),
]
