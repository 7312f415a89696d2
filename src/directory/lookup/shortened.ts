/** A name without what people, registers and statements put around it. */

import { COMPANY_NAMES } from '../../data/languages/company-names.ts'
import { EMPTY_ENDINGS } from '../../lexicon/generic-names.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { coreWords, foldedWords } from '../keys.ts'
import { bareOfForms } from './spellings.ts'

/** What stands before a name in the languages that put it there: legal forms, and words for "group". */
const LEADING_FORMS: ReadonlySet<string> = new Set(inAllLanguages(COMPANY_NAMES, 'leading'))

/** What stands behind a name in scripts that do not divide words: what kind of company it is. */
const GLUED_ENDINGS = inAllLanguages(COMPANY_NAMES, 'glued')

/** What is left of a name, the longest first; never the name itself, and never nothing. */
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

/** `Goldman Sachs Group, Inc. (The)`. */
function withoutBrackets(name: string): string {
  return name.replace(/\s*\([^()]*\)$/, '').trim()
}

function withoutEndings(name: string): string {
  const words = coreWords(name)
  while (words.length > 1 && EMPTY_ENDINGS.has(words.at(-1) ?? '')) words.pop()
  return words.length < coreWords(name).length ? words.join(' ') : name
}

/** `Groupe Danone`, `ПАО Сбербанк`. */
function withoutBeginning(name: string): string {
  const words = foldedWords(name)
  return words.length > 1 && LEADING_FORMS.has(words[0] ?? '') ? words.slice(1).join(' ') : name
}

/** `Aeroflot - Russian Airlines`: what follows the dash says what the company is. */
function beforeDash(name: string): string {
  return name.split(/\s+[-–—|]\s+/)[0] ?? name
}

/** `华为技术有限公司`: without the form, and then without what kind of company it is. */
function withoutGlued(name: string): readonly string[] {
  const bare = bareOfForms(name)
  const ending = GLUED_ENDINGS.find((one) => bare.endsWith(one))
  const rest = ending === undefined ? '' : bare.slice(0, -ending.length).trim()
  return Array.from(rest).length < 2 ? [] : [rest]
}
