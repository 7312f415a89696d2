/** Words around telephone numbers and in addresses. All were written by hand, by language, November 2026. */

import { z } from 'zod'
import { FORMS, forms, PHRASES, words } from './members.ts'

export const CONTACTS = {
  phones: z
    .strictObject({
      phone: forms('Labels of telephone numbers.'),
      desks: words('Desks that are called: for customers, and for tables, rooms and appointments.'),
      mobile: forms('Labels of mobile telephones.'),
      fax: words('Labels of fax numbers.'),
      main: forms('Labels of the switchboard and the main office.'),
      close: words(
        'Labels that may be written directly before a number, with a full stop or nothing between: `Tel.0221 515253`.',
      ),
      anywhere: forms('Labels of telephone numbers that also count where other words follow them.'),
      mobileAnywhere: words('The same for mobile telephones.'),
      behind: words('What may stand between a label and its number: `Phone number`, `Call us at`.'),
      or: words('Words between two numbers of one kind.'),
      and: words('Words between the labels of one number for both: `Tel. e fax`.'),
      other: forms('Labels of numbers that are no telephone numbers: orders, items, postcodes.'),
    })
    .optional()
    .describe('Words around telephone numbers.'),
  unspacedPhones: z
    .strictObject({ phone: PHRASES, mobile: PHRASES, main: PHRASES.optional(), fax: PHRASES })
    .optional()
    .describe(
      'Labels of telephone numbers in scripts without spaces, where they may be the end of a longer word.',
    ),
  registers: z
    .strictObject({
      abbreviations: words('Abbreviations, written with or without dots: `rcs`, `r.c.s.`.'),
      words: forms('Labels in words.'),
      number: forms('Words for a number or a code behind such a label.'),
      under: words('Words before the number under which something is entered: `sous le numéro`.'),
      between: forms('Small words between a label and its number, among the names of courts and towns.'),
      entered: forms('What somebody is who stands in a register: registered, licensed.'),
    })
    .optional()
    .describe(
      'Labels of numbers of registers, tax offices and banks. Many of these numbers have the length of a telephone number.',
    ),
  unspacedRegisters: FORMS.optional().describe(
    'The same in scripts without spaces, where they may be the end of a longer word.',
  ),
  streets: z
    .strictObject({
      words: words('Words for streets and for other parts of the lines above the city, whole words each.'),
      position: z
        .enum(['behind', 'before', 'either', 'anywhere'])
        .optional()
        .describe(
          'Where these stand: behind the name of the street, before it, or either; `anywhere` is either as well, but what introduces an address in a sentence does not count before them.',
        ),
      endings: words('Endings of names of streets that are one word: `Hauptstraße`, `Kungsgatan`.'),
      statementEndings: words('The same as card statements write them, without accents.'),
      adjectives: words('What stands before such a name: `Obere Hauptstraße`, `Stora Nygatan`.'),
      small: words('Words with a small letter in names of streets.'),
      numberedAhead: forms('Words for streets whose house number stands before them: `12 bis, rue de Lyon`.'),
      withoutNumber: forms('What stands in place of the number of a house that has none: `Calle Mayor s/n`.'),
      numbers: words('Numbers of houses in words: `One Market Plaza`.'),
      houseNumber: words('Words and signs before the number of a house.'),
      houseNumberSuffixes: words('What stands behind it: `12 bis`, `2. th`.'),
      hamlets: forms('Words for places outside of towns, whose houses have no numbers.'),
      quarters: words('Words for quarters and estates, which stand above a street with its number.'),
      wards: words('Words for wards and districts, which stand between street and city.'),
      cardinals: words('Words for directions behind an abbreviation that may be a street: `Dr. North`.'),
    })
    .optional()
    .describe('Words in names of streets.'),
  units: z
    .strictObject({
      words: forms('Words for parts of buildings and for post office boxes.'),
      boxes: words('Words for post office boxes, which may have no number.'),
      floors: words('Which floor it is, before a word for a floor.'),
      doors: words('Which door on a floor: `2.º Esq.`.'),
      lettered: words('Parts of buildings with a letter for a name: `Tower A`.'),
      labels: forms('Labels with a colon within addresses: `No: 33 D: 12`.'),
    })
    .optional()
    .describe('Words for parts of buildings.'),
  buildings: z
    .strictObject({
      before: words('Those that stand before the name.'),
      behind: words('Those that stand behind it.'),
    })
    .optional()
    .describe('Words for buildings, whose names may stand above the street.'),
  addresses: z
    .strictObject({
      labels: words('Labels of addresses.'),
      parts: forms('Labels of single parts, as forms have them: `City: Bar Harbor`.'),
      contacts: words(
        'Labels of telephone numbers and e-mail addresses, which begin the next sentence: `Kenya. Call: 0722`.',
      ),
      postcodes: forms('Words for the postcode.'),
      prose: words('Words of sentences, which do not occur in addresses.'),
      foreign: forms('Words for numbers of other kinds, which do not occur in addresses.'),
    })
    .optional()
    .describe('Words in and beside addresses.'),
  openingHours: z
    .strictObject({
      days: words(
        'Days of the week in full after CLDR, and abbreviated to two or three letters as shops do.',
      ),
      labels: words('How a line of opening hours begins.'),
    })
    .optional()
    .describe('Words of opening hours, which often stand beside addresses.'),
  leads: z
    .strictObject({
      seats: forms('Words that say where somebody is.'),
      prepositions: words('Prepositions between such a word and the street.'),
      beforeStreets: words('Prepositions directly before a word for a street.'),
      words: words('Words that may stand before an address without a colon.'),
      firms: forms('Legal forms with full stops, behind which no sentence ends.'),
    })
    .optional()
    .describe('Words that introduce an address within a line or a sentence.'),
  cityNames: z
    .strictObject({
      before: forms('Words for a city before its name: `г. Москва`.'),
      particles: words('Small words within names of cities: `Frankfurt am Main`.'),
      conjunctions: words('Those that may begin the rest of a sentence: `Madrid y CIF B12345678`.'),
      beginnings: words('First words of names of cities, behind which a small letter may follow.'),
      months: words('Months that are common words elsewhere, and that no city is called.'),
      counted: words('Nouns of what is counted, with capitals as cities have: `20000 Besucher`.'),
    })
    .optional()
    .describe('Words in and beside names of cities.'),
  regions: z
    .strictObject({
      before: words('Words for a region before its name: `jud. Brașov`.'),
      phrases: words('The same, where the name of the region is never without them: `Región de Murcia`.'),
      behind: words('Words for a region behind its name: `Ogun State`.'),
      aheadOfCity: forms(
        'Words behind the name of a region or district that stands between postcode and city.',
      ),
      beforeAheadOfCity: words('Words before the name of such a one.'),
    })
    .optional()
    .describe('Words for regions in addresses.'),
  eastAsianPlaces: z
    .strictObject({
      regions: FORMS.describe('Prefectures, provinces and their like, longer forms first.'),
      cities: words(
        'Cities, towns and districts whose names hold the character that ends other such names: without them `四日市市` would end too early.',
      ),
    })
    .optional()
    .describe('Names of places in addresses that go from the largest part to the smallest.'),
  mailboxes: z
    .strictObject({
      everybody: words('For everybody: `info`.'),
      customers: words('For customers: `support`.'),
      special: words('For special purposes: `press`.'),
      administration: words('For administration: `privacy`.'),
      nobody: forms('Those that nobody reads, and placeholders of templates.'),
    })
    .optional()
    .describe('Names of mailboxes by purpose.'),
  placeLabels: z
    .strictObject({
      labels: words('Labels of the place of a firm.'),
      seats: forms('Words before it in a sentence.'),
    })
    .optional()
    .describe('Words before the city or the country of a firm that states no more of its address.'),
}
