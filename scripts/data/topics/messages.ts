/** What pages say in place of a site, and what layers say that cover one. */

import { z } from 'zod'
import { FORMS, forms, words } from './members.ts'

export const MESSAGES = {
  errorPages: z
    .strictObject({
      error: forms('The word before the number of an error.'),
      behindNumber: forms('What may follow the number in a title.'),
      beginnings: forms('How a title or heading begins that says it.'),
      interjections: forms('Interjections and apologies before the message.'),
      page: forms('What is called missing, as a line begins that says so: the page.'),
      missing: forms('What is said of it behind that.'),
      noPage: forms('Whole lines that say that a page does not exist. They name the page.'),
      failed: forms('Whole lines that say that something failed. They are also said of other things.'),
      bare: forms('What stands alone above such a message: an exclamation, an apology.'),
      gone: forms('What hosting firms say of a site that is gone.'),
    })
    .optional()
    .describe('What error pages say that are sent with a status of success. Apostrophes are straight.'),
  obstacles: z
    .strictObject({
      cookies: forms('What cookies are called; in many languages it is the word for what is baked.'),
      consent: forms('What consent layers speak of besides.'),
      ages: forms('What asks for an age.'),
      newsletters: forms('What a newsletter is called.'),
      subscribing: forms('What asks for an address to write to.'),
    })
    .optional()
    .describe('What layers say that cover a page. From consent layers, popups and age gates, 2026.'),
  buttons: z
    .strictObject({
      refuse: words('Refuse what is not necessary.'),
      close: words('Close, or answer no.'),
      accept: words('Accept.'),
      yes: words('Old enough, or enter.'),
    })
    .optional()
    .describe(
      'Labels of buttons of such layers, without punctuation. From consent layers, popups and age gates, 2026.',
    ),
  challenges: z
    .strictObject({
      titleBeginnings: forms('Beginnings of titles that no organisation would give its page.'),
      titles: forms('Whole titles. With more words they may belong to a name.'),
      phrases: forms('What a text says with little else.'),
    })
    .optional()
    .describe('What challenges and refusals of bot defences say. Apostrophes are straight.'),
  unfinished: z
    .strictObject({
      states: forms('"Not here yet", which is also said of houses, albums and menus.'),
      site: forms('What a site is called.'),
      siteUnspaced: forms('The same in languages that write no spaces between words.'),
      our: forms('Words before it, such as "our" and "this".'),
      aboutSite: forms('That a site is not here yet.'),
      names: forms('Words that are also names of bands and bars.'),
      away: forms('"Closed for maintenance", which is said of nothing else.'),
      upkeep: forms('The same in words that are also the business of firms that look after gardens.'),
      works: forms('"We are working on": the beginning of a sentence with "our website".'),
      onSite: forms('Its end: "our website".'),
      working: forms('Such a sentence as a whole.'),
    })
    .optional()
    .describe('What pages say that are under construction or maintenance. Apostrophes are straight.'),
  parked: z
    .strictObject({
      thisDomain: forms('How a sentence of a lander begins: "this domain".'),
      isForSale: forms('What it says of that: that it is for sale.'),
      isTaken: forms('What it says of that: that it is registered.'),
      phrases: forms('Such a sentence as a whole.'),
      forSale: forms('Behind the name of the domain: that it is for sale.'),
      taken: forms('Behind the name of what is called a domain: that it is registered.'),
      domain: forms('What a domain is called.'),
    })
    .optional()
    .describe('What pages of parked domains say. Apostrophes are straight.'),
  signingIn: z
    .strictObject({
      signIn: forms('"Sign in" as whole words.'),
      signInWithin: forms('The same in other scripts than Latin, anywhere.'),
      signUp: forms('A new account, which sites offer that keep nobody out.'),
      verbs: forms('How a button begins that leads to an identity provider.'),
      with: forms('The word between that and the name of the provider.'),
    })
    .optional()
    .describe('What pages say on which one signs in. Apostrophes are straight.'),
  noticeWords: FORMS.optional().describe(
    'Words by which a notice speaks of itself: the page and the visit to it, what went wrong, what is to come, and what to do until then. A text in a language without them is never said to be free of such words.',
  ),
  browsers: z
    .strictObject({
      names: words('What browsers are called; endings may follow.'),
      outdated: words('That something is too old; endings may follow.'),
      without: words('That something works without something.'),
    })
    .optional()
    .describe('Words of notices about browsers and scripts.'),
}
