/** The words of languages: data/languages has a file for each, which this module checks and compiles. */

import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Compiled } from './module.ts'

const phrase = z
  .string()
  .regex(/^(?!\/.*\/$)\S(?:.*\S)?$/su, 'a phrase has no white space around it, and no slashes')
const phrases = z.array(phrase)
/** A phrase, or a pattern between slashes for what has several forms: `/services?/`. */
const forms = z.array(z.string().regex(/^\S(?:.*\S)?$/su, 'white space stands around it'))
const months = z.array(z.array(phrase).min(1)).length(12)

/** Words or forms that a language may lack. */
const some = (what: string) => forms.optional().describe(what)
const page = (what: string) => phrases.optional().describe(what)

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
  weekdays: phrases
    .optional()
    .describe(
      'Days of the week as dates have them, after CLDR 45, with the forms that stand behind a preposition. Scripts without spaces have none: there the day of the week stands behind the date.',
    ),
  closed: phrases
    .optional()
    .describe('What stands in place of hours on a day on which nobody opens, or that opens when asked.'),
  pages: z
    .strictObject({
      careers: page('Vacancies and work.'),
      blog: page('Blog and news.'),
      terms: page('Terms of use and of sale.'),
      privacy: page('Privacy.'),
      pricing: page('Prices and plans.'),
      contact: page('Contact.'),
      login: page('Signing in.'),
      signup: page('A new account.'),
      about: page('Who runs the site.'),
      imprint: page('Who is answerable for the site, as the law of some countries demands.'),
      place: page('How to find the place.'),
      questions: page('Questions and their answers.'),
      home: page('The start page, in titles, alternative texts and links.'),
      official: page('How sites call themselves the official one.'),
      welcome: page('Words of welcome, which stand alone or begin a sentence.'),
    })
    .optional()
    .describe(
      'What pages are called in links, the plainest first. `~` marks a phrase that often leads elsewhere. Paths are compared with the same phrases.',
    ),
  paths: z
    .strictObject({
      careers: phrases.optional(),
      blog: phrases.optional(),
      terms: phrases.optional(),
      privacy: phrases.optional(),
      pricing: phrases.optional(),
      contact: phrases.optional(),
      login: phrases.optional(),
      signup: phrases.optional(),
      about: phrases.optional(),
      imprint: phrases.optional(),
    })
    .optional()
    .describe(
      'How paths name pages where they do not spell what the text says: in Latin letters for another script, cut short, or by a word that only addresses use.',
    ),
  labels: z
    .record(z.string(), phrases)
    .optional()
    .describe(
      'How pages of companies call what they say of themselves, by what a label means, as words of `lexicon/concepts.ts`. From legal notices, contact, price and company pages, and from the registers of each country. Case, accents, dots and hyphens do not count.',
    ),
  notices: z
    .strictObject({
      use: phrases.describe(
        '"We use", "the site uses": before the cookies, or behind them where verbs come last.',
      ),
      aims: phrases.describe('What cookies are for and nothing to eat is: visits that are counted, consent.'),
      join: phrases.describe('How an invitation to a newsletter begins: "subscribe", "stay up to date".'),
      scripts: phrases.describe(
        '"Enable", "required": what is said of JavaScript; of a browser, that it is too old.',
      ),
      begins: phrases.describe(
        'Skip to the content, free delivery, all rights reserved, terms: how such a line begins.',
      ),
    })
    .optional()
    .describe('What sites tell every visitor.'),
  commonplaces: z
    .strictObject({
      before: forms.describe('Words before the name of a section, such as "our" or "latest".'),
      sections: forms.describe('Names of sections.'),
      after: forms.describe('Words after it, in languages whose adjectives follow the noun.'),
      and: forms.describe('Words between two names.'),
      begins: forms.describe('How a call to action, a notice or an offer begins, in whole words.'),
    })
    .optional()
    .describe('Phrases of headlines and titles that any site may have. From headlines and titles, 2026.'),
  unspacedCommonplaces: z
    .strictObject({
      whole: forms.describe('Names of sections, whole.'),
      begins: forms.describe('How a call to action, a notice or an offer begins.'),
      ends: forms.describe('How one ends.'),
    })
    .optional()
    .describe('The same for languages that put no space between words.'),
  errorPages: z
    .strictObject({
      error: some('The word before the number of an error.'),
      behindNumber: some('What may follow the number in a title.'),
      beginnings: some('How a title or heading begins that says it.'),
      interjections: some('Interjections and apologies before the message.'),
      page: some('What is called missing, as a line begins that says so: the page.'),
      missing: some('What is said of it behind that.'),
      noPage: some('Whole lines that say that a page does not exist. They name the page.'),
      failed: some('Whole lines that say that something failed. They are also said of other things.'),
      bare: some('What stands alone above such a message: an exclamation, an apology.'),
      gone: some('What hosting firms say of a site that is gone.'),
    })
    .optional()
    .describe('What error pages say that are sent with a status of success. Apostrophes are straight.'),
  obstacles: z
    .strictObject({
      cookies: some('What cookies are called; in many languages it is the word for what is baked.'),
      consent: some('What consent layers speak of besides.'),
      ages: some('What asks for an age.'),
      newsletters: some('What a newsletter is called.'),
      subscribing: some('What asks for an address to write to.'),
    })
    .optional()
    .describe('What layers say that cover a page. From consent layers, popups and age gates, 2026.'),
  buttons: z
    .strictObject({
      refuse: page('Refuse what is not necessary.'),
      close: page('Close, or answer no.'),
      accept: page('Accept.'),
      yes: page('Old enough, or enter.'),
    })
    .optional()
    .describe(
      'Labels of buttons of such layers, without punctuation. From consent layers, popups and age gates, 2026.',
    ),
  shops: z
    .strictObject({
      buy: page('What a button says that buys.'),
      buyAlone: page('What a button that is no link says when it says nothing else.'),
      soldOut: page('That a product cannot be bought now.'),
      inStock: page('That a product can be bought.'),
      otherProducts: page('Headings of lists of other products.'),
      otherPrices: page('Words before or after an amount that is not the price to pay.'),
      perSomething: page('Behind an amount: it is paid for each of something, or is what is taken off.'),
      measures: page('Behind an amount and "per": the measure that it buys.'),
      paidPrices: page('Before an amount: it is the one to pay now.'),
      lowestPrices: page('That a price is the lowest of several.'),
      sku: page('Labels of the number by which the shop itself knows a product.'),
      mpn: page('Labels of the number of the maker.'),
      gtin: page('Labels of a number of GS1.'),
      brands: page('Labels of the maker or brand.'),
      carts: page('Label of a link to the cart, without the number of goods in it.'),
      cartPaths: page('The last part of the address of a cart, without its ending.'),
      features: page('Headings of lists of what a product has.'),
      audiences: page('Words before those for whom something is.'),
    })
    .optional()
    .describe(
      'Words of shops. From the buttons, notices and default themes of shop systems (Shopify, WooCommerce, Magento, PrestaShop, Shopware, Salesforce, OpenCart), and of shops, 2026.',
    ),
  plans: z
    .strictObject({
      perMonth: page('Behind or around an amount: it is paid every month.'),
      monthSigns: some('The same in scripts without spaces between words.'),
      perYear: page('It is paid every year.'),
      yearSigns: some('The same in scripts without spaces between words.'),
      perSeat: page('It is paid for each person.'),
      seatSigns: some('The same in scripts without spaces between words.'),
      units: page('What is counted where one pays for what is used.'),
      byUse: page('That one pays for what is used.'),
      useSigns: some('The same in scripts without spaces between words.'),
      valid: page('How long something may be used that is paid once.'),
      free: page('The name or price of a plan that costs nothing.'),
      onRequest: page('What stands in place of a price that has to be asked for.'),
      requestSigns: some('The same in scripts without spaces between words.'),
    })
    .optional()
    .describe('Words of pricing pages, by what they tell of a plan.'),
  challenges: z
    .strictObject({
      titleBeginnings: some('Beginnings of titles that no organisation would give its page.'),
      titles: some('Whole titles. With more words they may belong to a name.'),
      phrases: some('What a text says with little else.'),
    })
    .optional()
    .describe('What challenges and refusals of bot defences say. Apostrophes are straight.'),
  unfinished: z
    .strictObject({
      states: some('"Not here yet", which is also said of houses, albums and menus.'),
      site: some('What a site is called.'),
      siteUnspaced: some('The same in languages that write no spaces between words.'),
      our: some('Words before it, such as "our" and "this".'),
      aboutSite: some('That a site is not here yet.'),
      names: some('Words that are also names of bands and bars.'),
      away: some('"Closed for maintenance", which is said of nothing else.'),
      upkeep: some('The same in words that are also the business of firms that look after gardens.'),
      works: some('"We are working on": the beginning of a sentence with "our website".'),
      onSite: some('Its end: "our website".'),
      working: some('Such a sentence as a whole.'),
    })
    .optional()
    .describe('What pages say that are under construction or maintenance. Apostrophes are straight.'),
  parked: z
    .strictObject({
      thisDomain: some('How a sentence of a lander begins: "this domain".'),
      isForSale: some('What it says of that: that it is for sale.'),
      isTaken: some('What it says of that: that it is registered.'),
      phrases: some('Such a sentence as a whole.'),
      forSale: some('Behind the name of the domain: that it is for sale.'),
      taken: some('Behind the name of what is called a domain: that it is registered.'),
      domain: some('What a domain is called.'),
    })
    .optional()
    .describe('What pages of parked domains say. Apostrophes are straight.'),
  signingIn: z
    .strictObject({
      signIn: some('"Sign in" as whole words.'),
      signInWithin: some('The same in other scripts than Latin, anywhere.'),
      signUp: some('A new account, which sites offer that keep nobody out.'),
      verbs: some('How a button begins that leads to an identity provider.'),
      with: some('The word between that and the name of the provider.'),
    })
    .optional()
    .describe('What pages say on which one signs in. Apostrophes are straight.'),
  related: z
    .strictObject({
      controls: some(
        'What controls and notices say as a whole line: nobody reads them for what the page tells.',
      ),
      begins: some('First words of a line that leads to other pages.'),
      unspaced: some('The same where words are not set apart, so that nothing ends them.'),
      headings: some('Headings of a part that leads to other pages or to what the visitor did before.'),
    })
    .optional()
    .describe(
      'Lines of a page that are none of its content, in words only. Controls and headings are in English, as those of other languages are mostly found by their elements.',
    ),
  dates: z
    .strictObject({
      published: some('Words before the date on which a page was first published.'),
      changed: some('Words before the date on which a page was last changed.'),
      publishedSigns: some('The first in scripts without spaces, where no word ends.'),
      changedSigns: some('The second in such scripts.'),
    })
    .optional()
    .describe(
      'Words beside a date that say what happened on it, with the forms that publishing systems use.',
    ),
  bylines: z
    .strictObject({
      written: page('Participles and nouns before a preposition: `written by`.'),
      by: page('Prepositions before a name.'),
      byAfterWritten: page(
        'Prepositions that are names, or begin other lines, unless a participle stands before.',
      ),
      writers: page('Verbs and nouns that stand directly before a name.'),
      authors: page('Labels before a colon.'),
      uncased: z
        .strictObject({
          labels: forms,
          scripts: phrases.describe('Of the name, as Unicode calls them.'),
          words: z.number().int().describe('The most words of the name.'),
        })
        .optional()
        .describe(
          'What stands before a name in a script without capitals. Where a label is also the beginning of other lines, a sign must follow it.',
        ),
      afterUncased: page('Words that follow such a name and are none of it.'),
      reporters: page('What reporters are, where their names stand before it.'),
    })
    .optional()
    .describe('Words with which pages say who wrote them.'),
  browsers: z
    .strictObject({
      names: page('What browsers are called; endings may follow.'),
      outdated: page('That something is too old; endings may follow.'),
      without: page('That something works without something.'),
    })
    .optional()
    .describe('Words of notices about browsers and scripts.'),
  noticeWords: forms
    .optional()
    .describe(
      'Words by which a notice speaks of itself: the page and the visit to it, what went wrong, what is to come, and what to do until then. A text in a language without them is never said to be free of such words.',
    ),
  verbs: z
    .strictObject({
      claiming: page(
        'Verbs with which claims begin, and which are no nouns as well: `Build Better Bridges` speaks to somebody, whereas `Design Services` names something. English only, because other languages write the words of a claim in lower case, by which it is told.',
      ),
      stating: page('Verbs behind the name in a sentence about the firm: `Acme bietet Ambosse`.'),
    })
    .optional()
    .describe('Verbs of headlines. From headlines, 2026.'),
  numbers: z
    .record(phrase, z.number().int())
    .optional()
    .describe(
      'Numbers as words, up to twenty, and tens. The Spanish eleven is missing, because it is an English word that counts nothing.',
    ),
  concepts: z
    .record(z.string().regex(/^[a-z]+$/), phrases)
    .optional()
    .describe(
      'Words that mean the same in questions about companies and on their pages, by the English word that stands for all: without accents, each as it is after its ending was cut (`extract/answers/words.ts`). From contact pages, imprints and fact sheets, 2026.',
    ),
  questions: z
    .strictObject({
      counting: page('Words that say nothing of what is asked, even where no other word does.'),
      vague: page('Names of data points that say nothing.'),
      around: page('Words that a description of a data point has around what it asks for.'),
      asking: page(
        'Words of the name of a data point that say how it is asked, or of what kind it is, and not what is asked, unless there is no other.',
      ),
    })
    .optional()
    .describe('Words of questions about companies that say nothing by themselves.'),
  injections: forms
    .optional()
    .describe(
      'Sentences that speak to a language model instead of a reader, as they are planted in pages to steer one, those about translating among them. From published collections of such attacks (Greshake et al., "Not what you\'ve signed up for", 2023; OWASP Top 10 for LLM Applications, LLM01, 2025).',
    ),
  columns: z
    .strictObject({
      domain: page('The domain of a company.'),
      website: page('Its website.'),
      address: page('The address of that.'),
      company: page('What is a company.'),
      name: page('The name of it.'),
      email: page('An e-mail address.'),
      owners: page('What has such columns, where their names are paths: `company.website`.'),
    })
    .optional()
    .describe(
      'What people call the columns of their tables of companies; case, accents, spaces and signs do not count. From the usual exports of customer databases and registers, 2026.',
    ),
  companyNames: z
    .strictObject({
      leading: page('What stands before a name: legal forms, and words for "group".'),
      glued: page(
        'What stands behind a name in scripts that do not divide words: what kind of company it is.',
      ),
    })
    .optional()
    .describe(
      'Words around the name of a company that do not tell it from another one, as `directory/keys.ts` folds words.',
    ),
  explicitWords: z
    .strictObject({
      porn: some('Pornography.'),
      acts: some('Acts.'),
      bodies: some('Bodies.'),
      people: some('People who are offered or offer themselves.'),
      live: some('Live shows, films and meetings.'),
      kinks: some('Kinks.'),
      toys: some('Toys.'),
      help: some('Of sites that treat, counsel, filter or inform, which use explicit words too.'),
    })
    .optional()
    .describe(
      'Explicit words by kind, in languages of Latin letters. Words with another common meaning (`adult`, `sex`, `nude`) count only in combination.',
    ),
  explicitParts: z
    .strictObject({
      porn: some('Pornography.'),
      acts: some('Acts.'),
      bodies: some('Bodies.'),
      people: some('People who are offered or offer themselves.'),
      live: some('Live shows, films and meetings.'),
      kinks: some('Kinks.'),
      toys: some('Toys.'),
      help: some('Of sites that treat, counsel, filter or inform.'),
      ages: some('Questions for the age of 18.'),
      domains: some(
        'In the label of a domain, where they have no other meaning. `essex` and `sextant` contain such words by chance and do not match.',
      ),
    })
    .optional()
    .describe('Such words anywhere in a text: in other scripts, in which no word ends for a pattern.'),
  controls: z
    .strictObject({
      skip: some('How a link begins that skips to the content.'),
      paging: some('Labels of controls that move a carousel or turn pages.'),
      close: some('Of those that close something, or scroll.'),
      menu: some('Of those for menu and search.'),
      share: some('Of those that share something.'),
      with: some('The word before the firm with which one signs in.'),
      choices: some('Labels of buttons in consent layers that neither refuse nor accept.'),
      act: some('First words of calls to action.'),
    })
    .optional()
    .describe('Labels of buttons and links of a page.'),
  boilerplate: z
    .strictObject({
      readOn: some('What a link to the rest of a text says.'),
      weUse: some('"We use", "the site uses": before the cookies.'),
      fillIn: some('"Use", "fill in": the beginning of a sentence about a form.'),
      form: some('What a form is called.'),
      contactForm: some('What a form for contact is called in one word.'),
      waysToWrite: some('What stands behind the form.'),
      fieldNames: some('What a field asks for, behind "enter".'),
      textNames: page('What a template asks its owner for, behind "add".'),
      browserTroubles: some('What is said of "your browser".'),
      skipLinks: some('How a link begins that skips to the content, and a line about an old browser.'),
      titles: some('Whole titles of pages that are not there yet, or not for everybody.'),
      agreements: some('How a line begins that speaks of consent.'),
      ofSite: page('Words before "description" where a template is not filled in.'),
    })
    .optional()
    .describe('What templates and notices say where a description should stand.'),
  aroundNames: z
    .strictObject({
      before: some('Words before a name in alternative texts, links and titles: "Welcome to Acme".'),
      sections: some('Names of sections behind the name of the brand. Some are also part of names.'),
      pictured: page('Words in alternative texts before "logo" that say which one it is.'),
      logos: some('What a logo is called there.'),
      homeFirst: some('Names of the start page that stand before the name of the site.'),
      formsBehind: some('Legal forms at the end of a name.'),
      formsAttached: some('Those that follow without a space, in scripts that have none.'),
      formsBefore: some('Those at the beginning of a name.'),
    })
    .optional()
    .describe('What stands around the name of a site.'),
  answers: z
    .strictObject({
      units: some('Units of time; endings may follow.'),
      until: some('Between two times of the day.'),
      negations: page('Words that say no in a sentence.'),
      elsewhere: page('What stands behind such a word is not what a number before it counts.'),
      numbered: page('What is numbered, and not counted: `Section 2`.'),
      people: page('People, who need not work for the company.'),
      atWork: page('Beginnings of words which say that they do.'),
      conditions: page('What holds under a condition is no answer to yes or no.'),
      yes: some('How an answer begins that says yes.'),
      no: some('How one begins that says no.'),
      inTitles: page('What the title of a person may have beside the office: `our founder`.'),
      priced: page('What stands in place of an amount.'),
    })
    .optional()
    .describe('Words of sentences that answer questions about companies.'),
  facts: z
    .strictObject({
      roles: some('Offices in a company, beside the name of a person.'),
      founder: some('Parts of the words for those who founded it.'),
      since: some('Words before the year from which on there is a company.'),
      hostedBy: some('Words before the company that hosts a site; upper and lower case are not the same.'),
    })
    .optional()
    .describe('Words by which lines of a page say facts about a company without a label.'),
  commonWords: z
    .record(z.string(), phrases)
    .optional()
    .describe(
      'The little words that hold sentences together, and those that many pages use, by the script in which they are written, the commonest first. What two languages share stands with both: it counts for either by half.',
    ),
  industries: z
    .record(z.string().regex(/^\d{6}$/), phrases)
    .optional()
    .describe(
      'What companies of an industry say of themselves, by its NAICS 2022 code. A word with an asterisk is the beginning of words, and one with hyphens is a phrase. Without accents.',
    ),
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
      const read = LANGUAGE.safeParse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
      if (!read.success) throw new Error(`data/languages/${file}: ${z.prettifyError(read.error)}`)
      return [file.replace('.json', ''), read.data]
    }),
  )
}
