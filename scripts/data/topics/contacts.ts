/** Words around telephone numbers and in addresses. All were written by hand, by language, November 2026. */

import { z } from 'zod'
import { forms, phrases } from '../phrases.ts'

const some = (what: string) => forms.optional().describe(what)
const names = (what: string) => phrases.optional().describe(what)

export const CONTACTS = {
  phones: z
    .strictObject({
      phone: some('Labels of telephone numbers.'),
      desks: names('Desks that are called: for customers, and for tables, rooms and appointments.'),
      mobile: some('Labels of mobile telephones.'),
      fax: names('Labels of fax numbers.'),
      main: some('Labels of the switchboard and the main office.'),
      close: names(
        'Labels that may be written directly before a number, with a full stop or nothing between: `Tel.0221 515253`.',
      ),
      anywhere: some('Labels of telephone numbers that also count where other words follow them.'),
      mobileAnywhere: names('The same for mobile telephones.'),
      behind: names('What may stand between a label and its number: `Phone number`, `Call us at`.'),
      or: names('Words between two numbers of one kind.'),
      and: names('Words between the labels of one number for both: `Tel. e fax`.'),
      other: some('Labels of numbers that are no telephone numbers: orders, items, postcodes.'),
    })
    .optional()
    .describe('Words around telephone numbers.'),
  unspacedPhones: z
    .strictObject({ phone: phrases, mobile: phrases, main: phrases.optional(), fax: phrases })
    .optional()
    .describe(
      'Labels of telephone numbers in scripts without spaces, where they may be the end of a longer word.',
    ),
  registers: z
    .strictObject({
      abbreviations: names('Abbreviations, written with or without dots: `rcs`, `r.c.s.`.'),
      words: some('Labels in words.'),
      number: some('Words for a number or a code behind such a label.'),
      under: names('Words before the number under which something is entered: `sous le numéro`.'),
      between: some('Small words between a label and its number, among the names of courts and towns.'),
      entered: some('What somebody is who stands in a register: registered, licensed.'),
    })
    .optional()
    .describe(
      'Labels of numbers of registers, tax offices and banks. Many of these numbers have the length of a telephone number.',
    ),
  unspacedRegisters: forms
    .optional()
    .describe('The same in scripts without spaces, where they may be the end of a longer word.'),
  streets: z
    .strictObject({
      words: names('Words for streets and for other parts of the lines above the city, whole words each.'),
      position: z
        .enum(['behind', 'before', 'either', 'anywhere'])
        .optional()
        .describe(
          'Where these stand: behind the name of the street, before it, or either; `anywhere` is either as well, but what introduces an address in a sentence does not count before them.',
        ),
      endings: names('Endings of names of streets that are one word: `Hauptstraße`, `Kungsgatan`.'),
      statementEndings: names('The same as card statements write them, without accents.'),
      adjectives: names('What stands before such a name: `Obere Hauptstraße`, `Stora Nygatan`.'),
      small: names('Words with a small letter in names of streets.'),
      numberedAhead: some('Words for streets whose house number stands before them: `12 bis, rue de Lyon`.'),
      withoutNumber: some('What stands in place of the number of a house that has none: `Calle Mayor s/n`.'),
      numbers: names('Numbers of houses in words: `One Market Plaza`.'),
      houseNumber: names('Words and signs before the number of a house.'),
      houseNumberSuffixes: names('What stands behind it: `12 bis`, `2. th`.'),
      hamlets: some('Words for places outside of towns, whose houses have no numbers.'),
      quarters: names('Words for quarters and estates, which stand above a street with its number.'),
      wards: names('Words for wards and districts, which stand between street and city.'),
      cardinals: names('Words for directions behind an abbreviation that may be a street: `Dr. North`.'),
    })
    .optional()
    .describe('Words in names of streets.'),
  units: z
    .strictObject({
      words: some('Words for parts of buildings and for post office boxes.'),
      boxes: names('Words for post office boxes, which may have no number.'),
      floors: names('Which floor it is, before a word for a floor.'),
      doors: names('Which door on a floor: `2.º Esq.`.'),
      lettered: names('Parts of buildings with a letter for a name: `Tower A`.'),
      labels: some('Labels with a colon within addresses: `No: 33 D: 12`.'),
    })
    .optional()
    .describe('Words for parts of buildings.'),
  buildings: z
    .strictObject({
      before: names('Those that stand before the name.'),
      behind: names('Those that stand behind it.'),
    })
    .optional()
    .describe('Words for buildings, whose names may stand above the street.'),
  addresses: z
    .strictObject({
      labels: names('Labels of addresses.'),
      parts: some('Labels of single parts, as forms have them: `City: Bar Harbor`.'),
      contacts: names(
        'Labels of telephone numbers and e-mail addresses, which begin the next sentence: `Kenya. Call: 0722`.',
      ),
      postcodes: some('Words for the postcode.'),
      prose: names('Words of sentences, which do not occur in addresses.'),
      foreign: some('Words for numbers of other kinds, which do not occur in addresses.'),
    })
    .optional()
    .describe('Words in and beside addresses.'),
  openingHours: z
    .strictObject({
      days: names(
        'Days of the week in full after CLDR, and abbreviated to two or three letters as shops do.',
      ),
      labels: names('How a line of opening hours begins.'),
    })
    .optional()
    .describe('Words of opening hours, which often stand beside addresses.'),
  leads: z
    .strictObject({
      seats: some('Words that say where somebody is.'),
      prepositions: names('Prepositions between such a word and the street.'),
      beforeStreets: names('Prepositions directly before a word for a street.'),
      words: names('Words that may stand before an address without a colon.'),
      firms: some('Legal forms with full stops, behind which no sentence ends.'),
    })
    .optional()
    .describe('Words that introduce an address within a line or a sentence.'),
  cityNames: z
    .strictObject({
      before: some('Words for a city before its name: `г. Москва`.'),
      particles: names('Small words within names of cities: `Frankfurt am Main`.'),
      conjunctions: names('Those that may begin the rest of a sentence: `Madrid y CIF B12345678`.'),
      beginnings: names('First words of names of cities, behind which a small letter may follow.'),
      months: names('Months that are common words elsewhere, and that no city is called.'),
      counted: names('Nouns of what is counted, with capitals as cities have: `20000 Besucher`.'),
    })
    .optional()
    .describe('Words in and beside names of cities.'),
  regions: z
    .strictObject({
      before: names('Words for a region before its name: `jud. Brașov`.'),
      phrases: names('The same, where the name of the region is never without them: `Región de Murcia`.'),
      behind: names('Words for a region behind its name: `Ogun State`.'),
      aheadOfCity: some(
        'Words behind the name of a region or district that stands between postcode and city.',
      ),
      beforeAheadOfCity: names('Words before the name of such a one.'),
    })
    .optional()
    .describe('Words for regions in addresses.'),
  eastAsianPlaces: z
    .strictObject({
      regions: forms.describe('Prefectures, provinces and their like, longer forms first.'),
      cities: names(
        'Cities, towns and districts whose names hold the character that ends other such names: without them `四日市市` would end too early.',
      ),
    })
    .optional()
    .describe('Names of places in addresses that go from the largest part to the smallest.'),
  mailboxes: z
    .strictObject({
      everybody: names('For everybody: `info`.'),
      customers: names('For customers: `support`.'),
      special: names('For special purposes: `press`.'),
      administration: names('For administration: `privacy`.'),
      nobody: some('Those that nobody reads, and placeholders of templates.'),
    })
    .optional()
    .describe('Names of mailboxes by purpose.'),
  placeLabels: z
    .strictObject({
      labels: names('Labels of the place of a firm.'),
      seats: some('Words before it in a sentence.'),
    })
    .optional()
    .describe('Words before the city or the country of a firm that states no more of its address.'),
}
