/** Removes the words that people, registers and statements add to a name. */

import { NAME_WORDS } from '../../data/companies/name-words.ts'
import { COMPANY_NAMES } from '../../data/languages/company-names.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { coreWords, foldedWords } from '../keys.ts'
import { bareOfForms } from './spellings.ts'

const EMPTY_ENDINGS: ReadonlySet<string> = new Set(NAME_WORDS.emptyEndings)

/** Words before a name, in languages where they come first: legal forms, and words for "group". */
const LEADING_FORMS: ReadonlySet<string> = new Set(inAllLanguages(COMPANY_NAMES, 'leading'))

/** Words for kinds of companies after a name, in scripts without spaces between words. */
const GLUED_ENDINGS = inAllLanguages(COMPANY_NAMES, 'glued')

/** Returns the shortened forms of a name. Neither the name itself nor an empty text is among them. */
export function shortened(name: string): readonly string[] {
  const all = [
    withoutBrackets(name),
    withoutEndings(name),
    withoutBeginning(name),
    beforeDash(name),
    ...withoutGlued(name),
  ]
  return [...new Set(all)].filter((rest) => rest !== '' && rest !== name)
}

/** Removes brackets at the end, as in `Goldman Sachs Group, Inc. (The)`. */
function withoutBrackets(name: string): string {
  return name.replace(/\s*\([^()]*\)$/, '').trim()
}

function withoutEndings(name: string): string {
  const words = coreWords(name)
  while (words.length > 1 && EMPTY_ENDINGS.has(words.at(-1) ?? '')) words.pop()
  return words.length < coreWords(name).length ? words.join(' ') : name
}

/** Removes a legal form or generic word before the name: `Groupe Danone`, `ПАО Сбербанк`. */
function withoutBeginning(name: string): string {
  const words = foldedWords(name)
  return words.length > 1 && LEADING_FORMS.has(words[0] ?? '') ? words.slice(1).join(' ') : name
}

/** Removes the text after a dash, which describes the company: `Aeroflot - Russian Airlines`. */
function beforeDash(name: string): string {
  return name.split(/\s+[-–—|]\s+/)[0] ?? name
}

/** Removes legal form and kind of company that follow without a space: `华为技术有限公司`. */
function withoutGlued(name: string): readonly string[] {
  const bare = bareOfForms(name)
  const ending = GLUED_ENDINGS.find((one) => bare.endsWith(one))
  const rest = ending === undefined ? '' : bare.slice(0, -ending.length).trim()
  return Array.from(rest).length < 2 ? [] : [rest]
}
