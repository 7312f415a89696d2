/** The words of languages: data/languages has a file for each, which this module checks and compiles. */

import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { readAs } from './fault.ts'
import type { Compiled } from './module.ts'
import { COMPANIES } from './topics/companies.ts'
import { CONTACTS } from './topics/contacts.ts'
import { FORMS, PHRASE, PHRASES, words } from './topics/members.ts'
import { MESSAGES } from './topics/messages.ts'
import { SHOPS } from './topics/shops.ts'
import { TEXTS } from './topics/texts.ts'

const months = z.array(z.array(PHRASE).min(1)).length(12)

/**
 * What a file may hold. Each member but the first three is one table, which has the words of all languages
 * that have any. Words are in lower case.
 */
const LANGUAGE = z.strictObject({
  language: z.string().describe('Its name in English.'),
  source: z.string().describe('Where its words are from, and who read them.'),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .describe('Month of the last change.'),
  months: months
    .optional()
    .describe(
      'Months of the Gregorian calendar as dates have them, January first, each with its forms: those of CLDR 45, with the nominative beside the genitive, and those of regions and of common publishing systems.',
    ),
  shortMonths: months
    .optional()
    .describe(
      'Short forms of months, which are read on pages in this language alone, because they are words of others.',
    ),
  weekdays: PHRASES.optional().describe(
    'Days of the week as dates have them, after CLDR 45, with the forms that stand behind a preposition. Scripts without spaces have none: there the day of the week stands behind the date.',
  ),
  closed: PHRASES.optional().describe(
    'What stands in place of hours on a day on which nobody opens, or that opens when asked.',
  ),
  pages: z
    .strictObject({
      careers: words('Vacancies and work.'),
      blog: words('Blog and news.'),
      terms: words('Terms of use and of sale.'),
      privacy: words('Privacy.'),
      pricing: words('Prices and plans.'),
      contact: words('Contact.'),
      login: words('Signing in.'),
      signup: words('A new account.'),
      about: words('Who runs the site.'),
      imprint: words('Who is answerable for the site, as the law of some countries demands.'),
      place: words('How to find the place.'),
      questions: words('Questions and their answers.'),
      home: words('The start page, in titles, alternative texts and links.'),
      official: words('How sites call themselves the official one.'),
      welcome: words('Words of welcome, which stand alone or begin a sentence.'),
    })
    .optional()
    .describe(
      'What pages are called in links, the plainest first. `~` marks a phrase that often leads elsewhere. Paths are compared with the same phrases.',
    ),
  paths: z
    .strictObject({
      careers: PHRASES.optional(),
      blog: PHRASES.optional(),
      terms: PHRASES.optional(),
      privacy: PHRASES.optional(),
      pricing: PHRASES.optional(),
      contact: PHRASES.optional(),
      login: PHRASES.optional(),
      signup: PHRASES.optional(),
      about: PHRASES.optional(),
      imprint: PHRASES.optional(),
    })
    .optional()
    .describe(
      'How paths name pages where they do not spell what the text says: in Latin letters for another script, cut short, or by a word that only addresses use.',
    ),
  labels: z
    .record(z.string(), PHRASES)
    .optional()
    .describe(
      'How pages of companies call what they say of themselves, by what a label means, as words of `lexicon/concepts.ts`. From legal notices, contact, price and company pages, and from the registers of each country. Case, accents, dots and hyphens do not count.',
    ),
  notices: z
    .strictObject({
      use: PHRASES.describe(
        '"We use", "the site uses": before the cookies, or behind them where verbs come last.',
      ),
      aims: PHRASES.describe('What cookies are for and nothing to eat is: visits that are counted, consent.'),
      join: PHRASES.describe('How an invitation to a newsletter begins: "subscribe", "stay up to date".'),
      scripts: PHRASES.describe(
        '"Enable", "required": what is said of JavaScript; of a browser, that it is too old.',
      ),
      begins: PHRASES.describe(
        'Skip to the content, free delivery, all rights reserved, terms: how such a line begins.',
      ),
    })
    .optional()
    .describe('What sites tell every visitor.'),
  commonplaces: z
    .strictObject({
      before: FORMS.describe('Words before the name of a section, such as "our" or "latest".'),
      sections: FORMS.describe('Names of sections.'),
      after: FORMS.describe('Words after it, in languages whose adjectives follow the noun.'),
      and: FORMS.describe('Words between two names.'),
      begins: FORMS.describe('How a call to action, a notice or an offer begins, in whole words.'),
    })
    .optional()
    .describe('Phrases of headlines and titles that any site may have. From headlines and titles, 2026.'),
  unspacedCommonplaces: z
    .strictObject({
      whole: FORMS.describe('Names of sections, whole.'),
      begins: FORMS.describe('How a call to action, a notice or an offer begins.'),
      ends: FORMS.describe('How one ends.'),
    })
    .optional()
    .describe('The same for languages that put no space between words.'),
  staff: z
    .strictObject({
      words: words('The people of a company, as they stand behind a number.'),
      people: words('The same where a team is named before the number: "a team of 30 people".'),
      teams: words('What names it: "team of".'),
      weHave: words(
        'How a company says, directly before a number of people, that they are its own: "we are".',
      ),
      weEmploy: words(
        'The same by verbs that mean nothing else, behind which other words may follow: "we employ".',
      ),
      our: words('"Our", before a number of people or a team.'),
      firms: words('How a company names itself: "our company".'),
      has: words('What such a name has behind it, directly before the number: "employs".'),
      weAre: words('How a company begins to say what it is: "we are a".'),
      with: words('"With", before the number.'),
      we: words('Words by which a sentence that begins so speaks of the company: "With 30 employees, we".'),
      you: words('Words by which such a sentence speaks of the reader instead: "With 30 employees, you".'),
      now: words('Words that may stand between such words and the number: "now".'),
      about: words('"About": what stands before a number that is not exact.'),
      never: words(
        'Words beside which the people are others, or not all: before them, as "new", or behind them, as "of".',
      ),
      more: words('"More than": what stands before a number that is too low.'),
    })
    .optional()
    .describe('How sentences say how many people work for a company.'),
  ...MESSAGES,
  ...SHOPS,
  ...TEXTS,
  ...COMPANIES,
  industries: z
    .record(z.string().regex(/^\d{6}$/), PHRASES)
    .optional()
    .describe(
      'What companies of an industry say of themselves, by its NAICS 2022 code. A word with an asterisk is the beginning of words, and one with hyphens is a phrase. Without accents.',
    ),
  ...CONTACTS,
})

export type Topic = Exclude<keyof z.infer<typeof LANGUAGE>, 'language' | 'source' | 'date'>

/** Name of a language's file without `.json`, which is its ISO 639-1 code -> what it holds. */
type Languages = ReadonlyMap<string, z.infer<typeof LANGUAGE>>

/** One table for each topic, in which each language that has it is a row. */
export function languageTables(data: URL): Compiled[] {
  const languages = readLanguages(new URL('languages/', data))
  const { language, source, date, ...topics } = LANGUAGE.shape
  return Object.entries(topics).map(([topic, schema]) => {
    const rows = [...languages].flatMap(([tag, words]) => {
      const row = words[topic as Topic]
      return row === undefined ? [] : [[tag, row] as const]
    })
    return {
      module: `languages/${topic.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      name: topic.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
      about: `${schema.description} By language.`,
      from: 'data/languages',
      schema: z.record(z.string(), schema.unwrap()),
      value: Object.fromEntries(rows),
    }
  })
}

function readLanguages(folder: URL): Languages {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(
    files.sort().map((file) => {
      const content = readFileSync(new URL(file, folder), 'utf8')
      return [file.replace('.json', ''), readAs(LANGUAGE, `languages/${file}`, content)]
    }),
  )
}
