/** Recognises notices to visitors in all languages of a table. */

import { BROWSERS } from '../data/languages/browsers.ts'
import { NOTICES } from '../data/languages/notices.ts'
import { inAllLanguages } from './in-all-languages.ts'
import { AGE_QUESTIONS, COOKIE_NAMES, NEWSLETTER_NAMES } from './obstacles/words.ts'
import { type Branches, inSmallLetters, pattern, words } from './pattern.ts'

const said = (
  what: 'use' | 'aims' | 'join' | 'scripts' | 'begins',
  languages: readonly string[] = Object.keys(NOTICES),
): Branches => languages.flatMap((language) => NOTICES[language]?.[what] ?? [])

/** Languages in which verbs are at the end of a sentence. */
const VERB_LAST = words('tr hu eu fa hi bn ja ko')

/** Matches a letter of a script with spaces between words. Other scripts have no word boundaries. */
const CASED = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]`

/**
 * Patterns for notices about the site instead of the firm: cookies, newsletters, scripts, old browsers, ages,
 * and short lines about content, delivery, rights and terms. Because cookies are also baked, the text must
 * say that the site uses them, or for what purpose. At most two longer words are between the verb and the
 * cookies; shorter words are mostly prepositions, as in `we use butter in our cookies`. All patterns are for
 * texts in small letters.
 */
const NOTICE_PATTERNS: readonly RegExp[] = [
  pattern('u')`(?<!${CASED})(?:${said('use')}) ?(?:\p{L}{4,} ){0,2}(?:${COOKIE_NAMES})`,
  pattern('u')`(?:${COOKIE_NAMES})\p{L}{0,6}(?: \p{L}+){0,1} ?(?:${said('use', VERB_LAST)})`,
  pattern('u')`(?:${COOKIE_NAMES})[^.!?。]{0,80}(?<!${CASED})(?:${said('aims')})`,
  pattern('u')`(?<!${CASED})(?:${said('aims')})[^.!?。]{0,80}(?:${COOKIE_NAMES})`,
  pattern('u')`^(?:${said('join')})[^.!?。]{0,80}(?:${NEWSLETTER_NAMES})`,
  pattern('u')`^[^.!?。]{0,20}(?:${NEWSLETTER_NAMES})[^.!?。]{0,30}(?:${said('join', VERB_LAST)})`,
  pattern('u')`
    (?<!(?<!\p{L})(?:${inAllLanguages(BROWSERS, 'without')}) )javascript\p{L}{0,4}(?:[ '’]?\p{L}+){0,1} ?
    (?:${said('scripts')})
  `,
  pattern('u')`
    (?<!${CASED})(?:${said('scripts')})(?: \p{L}+){0,2} ?javascript
    (?! \p{L}+(?:s|er|ers|rs)(?!\p{L}))
  `,
  pattern(
    'u',
  )`^[^.!?。]{0,30}(?:${inAllLanguages(BROWSERS, 'names')})[^.!?。]{0,40}(?:${inAllLanguages(BROWSERS, 'outdated')})`,
  pattern('u')`^(?:[\p{L}’']+ ){0,3}(?:${AGE_QUESTIONS})`,
  pattern('u')`^(?:${said('begins')}).{0,90}$`,
  /^.{0,60}(?:©|\(c\)|copyright) ?(?:19|20)\d\d/u,
]

/** Whether a text is about how the site works, or begins with a phrase of any site. */
export function isNotice(text: string): boolean {
  const small = inSmallLetters(text)
  return NOTICE_PATTERNS.some((notice) => notice.test(small))
}
