/** Words of questions about companies, of their answers, and of tables of companies. */

import { z } from 'zod'
import { FORMS, forms, PHRASE, PHRASES, words } from './members.ts'

export const COMPANIES = {
  numbers: z
    .record(PHRASE, z.number().int())
    .optional()
    .describe(
      'Numbers as words, up to twenty, and tens. The Spanish eleven is missing, because it is an English word that counts nothing.',
    ),
  concepts: z
    .record(z.string().regex(/^[a-z]+$/), PHRASES)
    .optional()
    .describe(
      'Words that mean the same in questions about companies and on their pages, by the English word that stands for all: without accents, each as it is after its ending was cut (`lexicon/asked-words.ts`). From contact pages, imprints and fact sheets, 2026.',
    ),
  questions: z
    .strictObject({
      counting: words('Words that say nothing of what is asked, even where no other word does.'),
      vague: words('Names of data points that say nothing.'),
      around: words('Words that a description of a data point has around what it asks for.'),
      asking: words(
        'Words of the name of a data point that say how it is asked, or of what kind it is, and not what is asked, unless there is no other.',
      ),
    })
    .optional()
    .describe('Words of questions about companies that say nothing by themselves.'),
  injections: FORMS.optional().describe(
    'Sentences that speak to a language model instead of a reader, as they are planted in pages to steer one, those about translating among them. From published collections of such attacks (Greshake et al., "Not what you\'ve signed up for", 2023; OWASP Top 10 for LLM Applications, LLM01, 2025).',
  ),
  columns: z
    .strictObject({
      domain: words('The domain of a company.'),
      website: words('Its website.'),
      address: words('The address of that.'),
      company: words('What is a company.'),
      name: words('The name of it.'),
      email: words('An e-mail address.'),
      owners: words('What has such columns, where their names are paths: `company.website`.'),
    })
    .optional()
    .describe(
      'What people call the columns of their tables of companies; case, accents, spaces and signs do not count. From the usual exports of customer databases and registers, 2026.',
    ),
  companyNames: z
    .strictObject({
      leading: words('What stands before a name: legal forms, and words for "group".'),
      glued: words(
        'What stands behind a name in scripts that do not divide words: what kind of company it is.',
      ),
    })
    .optional()
    .describe(
      'Words around the name of a company that do not tell it from another one, as `directory/keys.ts` folds words.',
    ),
  answers: z
    .strictObject({
      units: forms('Units of time; endings may follow.'),
      until: forms('Between two times of the day.'),
      negations: words('Words that say no in a sentence.'),
      elsewhere: words('What stands behind such a word is not what a number before it counts.'),
      numbered: words('What is numbered, and not counted: `Section 2`.'),
      people: words('People, who need not work for the company.'),
      atWork: words('Beginnings of words which say that they do.'),
      conditions: words('What holds under a condition is no answer to yes or no.'),
      yes: forms('How an answer begins that says yes.'),
      no: forms('How one begins that says no.'),
      inTitles: words('What the title of a person may have beside the office: `our founder`.'),
      priced: words('What stands in place of an amount.'),
    })
    .optional()
    .describe('Words of sentences that answer questions about companies.'),
  facts: z
    .strictObject({
      roles: forms('Offices in a company, beside the name of a person.'),
      founder: forms('Parts of the words for those who founded it.'),
      since: forms('Words before the year from which on there is a company.'),
      hostedBy: forms('Words before the company that hosts a site; upper and lower case are not the same.'),
    })
    .optional()
    .describe('Words by which lines of a page say facts about a company without a label.'),
}
