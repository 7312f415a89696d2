/** Words by which parts of a text are recognised. */

import { z } from 'zod'
import { FORMS, forms, PHRASES, words } from './members.ts'

export const TEXTS = {
  related: z
    .strictObject({
      controls: forms(
        'What controls and notices say as a whole line: nobody reads them for what the page tells.',
      ),
      begins: forms('First words of a line that leads to other pages.'),
      unspaced: forms('The same where words are not set apart, so that nothing ends them.'),
      headings: forms('Headings of a part that leads to other pages or to what the visitor did before.'),
    })
    .optional()
    .describe(
      'Lines of a page that are none of its content, in words only. Controls and headings are in English, as those of other languages are mostly found by their elements.',
    ),
  dates: z
    .strictObject({
      published: forms('Words before the date on which a page was first published.'),
      changed: forms('Words before the date on which a page was last changed.'),
      publishedSigns: forms('The first in scripts without spaces, where no word ends.'),
      changedSigns: forms('The second in such scripts.'),
    })
    .optional()
    .describe(
      'Words beside a date that say what happened on it, with the forms that publishing systems use.',
    ),
  bylines: z
    .strictObject({
      written: words('Participles and nouns before a preposition: `written by`.'),
      by: words('Prepositions before a name.'),
      byAfterWritten: words(
        'Prepositions that are names, or begin other lines, unless a participle stands before.',
      ),
      writers: words('Verbs and nouns that stand directly before a name.'),
      authors: words('Labels before a colon.'),
      uncased: z
        .strictObject({
          labels: FORMS,
          scripts: PHRASES.describe('Of the name, as Unicode calls them.'),
          words: z.number().int().describe('The most words of the name.'),
        })
        .optional()
        .describe(
          'What stands before a name in a script without capitals. Where a label is also the beginning of other lines, a sign must follow it.',
        ),
      afterUncased: words('Words that follow such a name and are none of it.'),
      reporters: words('What reporters are, where their names stand before it.'),
    })
    .optional()
    .describe('Words with which pages say who wrote them.'),
  verbs: z
    .strictObject({
      claiming: words(
        'Verbs with which claims begin, and which are no nouns as well: `Build Better Bridges` speaks to somebody, whereas `Design Services` names something. English only, because other languages write the words of a claim in lower case, by which it is told.',
      ),
      stating: words('Verbs behind the name in a sentence about the firm: `Acme bietet Ambosse`.'),
    })
    .optional()
    .describe('Verbs of headlines. From headlines, 2026.'),
  explicitWords: z
    .strictObject({
      porn: forms('Pornography.'),
      acts: forms('Acts.'),
      bodies: forms('Bodies.'),
      people: forms('People who are offered or offer themselves.'),
      live: forms('Live shows, films and meetings.'),
      kinks: forms('Kinks.'),
      toys: forms('Toys.'),
      help: forms('Of sites that treat, counsel, filter or inform, which use explicit words too.'),
    })
    .optional()
    .describe(
      'Explicit words by kind, in languages of Latin letters. Words with another common meaning (`adult`, `sex`, `nude`) count only in combination.',
    ),
  explicitParts: z
    .strictObject({
      porn: forms('Pornography.'),
      acts: forms('Acts.'),
      bodies: forms('Bodies.'),
      people: forms('People who are offered or offer themselves.'),
      live: forms('Live shows, films and meetings.'),
      kinks: forms('Kinks.'),
      toys: forms('Toys.'),
      help: forms('Of sites that treat, counsel, filter or inform.'),
      ages: forms('Questions for the age of 18.'),
      domains: forms(
        'In the label of a domain, where they have no other meaning. `essex` and `sextant` contain such words by chance and do not match.',
      ),
    })
    .optional()
    .describe('Such words anywhere in a text: in other scripts, in which no word ends for a pattern.'),
  controls: z
    .strictObject({
      skip: forms('How a link begins that skips to the content.'),
      paging: forms('Labels of controls that move a carousel or turn pages.'),
      close: forms('Of those that close something, or scroll.'),
      menu: forms('Of those for menu and search.'),
      share: forms('Of those that share something.'),
      with: forms('The word before the firm with which one signs in.'),
      choices: forms('Labels of buttons in consent layers that neither refuse nor accept.'),
      act: forms('First words of calls to action.'),
    })
    .optional()
    .describe('Labels of buttons and links of a page.'),
  boilerplate: z
    .strictObject({
      readOn: forms('What a link to the rest of a text says.'),
      weUse: forms('"We use", "the site uses": before the cookies.'),
      fillIn: forms('"Use", "fill in": the beginning of a sentence about a form.'),
      form: forms('What a form is called.'),
      contactForm: forms('What a form for contact is called in one word.'),
      waysToWrite: forms('What stands behind the form.'),
      fieldNames: forms('What a field asks for, behind "enter".'),
      textNames: words('What a template asks its owner for, behind "add".'),
      browserTroubles: forms('What is said of "your browser".'),
      skipLinks: forms('How a link begins that skips to the content, and a line about an old browser.'),
      titles: forms('Whole titles of pages that are not there yet, or not for everybody.'),
      agreements: forms('How a line begins that speaks of consent.'),
      ofSite: words('Words before "description" where a template is not filled in.'),
    })
    .optional()
    .describe('What templates and notices say where a description should stand.'),
  aroundNames: z
    .strictObject({
      before: forms('Words before a name in alternative texts, links and titles: "Welcome to Acme".'),
      sections: forms('Names of sections behind the name of the brand. Some are also part of names.'),
      pictured: words('Words in alternative texts before "logo" that say which one it is.'),
      logos: forms('What a logo is called there.'),
      homeFirst: forms('Names of the start page that stand before the name of the site.'),
      formsBehind: forms('Legal forms at the end of a name.'),
      formsAttached: forms('Those that follow without a space, in scripts that have none.'),
      formsBefore: forms('Those at the beginning of a name.'),
    })
    .optional()
    .describe('What stands around the name of a site.'),
  commonWords: z
    .record(z.string(), PHRASES)
    .optional()
    .describe(
      'The little words that hold sentences together, and those that many pages use, by the script in which they are written, the commonest first. What two languages share stands with both: it counts for either by half.',
    ),
}
