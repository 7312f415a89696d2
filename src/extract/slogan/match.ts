import type { Element } from 'domhandler'
import type { Evidence } from '../../model/finding.ts'
import { selectorOf } from '../../snapshot/dom.ts'
import { langOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Match, matched } from '../extractor.ts'
import { cleanSlogan, isLabel, sloganRejection } from './clean.ts'
import { describesByName, isName } from './names.ts'
import { shareDescribed } from './own-words.ts'

/** A text whose words are all in the description loses this share. Chosen by hand on 60 pages. */
const DESCRIBED = 0.5

/** Cleans a text that is declared as the slogan, and adds a reason if it cannot be one. */
export function declared(
  snapshot: Snapshot,
  raw: string,
  source: Omit<Evidence, 'text'>,
  strength = 1,
): Match<string> {
  const value = cleanSlogan(raw)
  const rejected =
    sloganRejection(value) ??
    (isName(snapshot, value) ? 'is the name' : undefined) ??
    (describesByName(snapshot, value) ? 'describes the firm' : undefined)
  return matched(value, evidence(source.source, source.where, raw), strength, rejected)
}

/** Judges a text in a place for slogans. The more of its words are in the description, the weaker it is. */
export function match(
  snapshot: Snapshot,
  raw: string,
  source: Omit<Evidence, 'text'>,
  strength = 1,
): Match<string> {
  const seen = declared(snapshot, raw, source, strength)
  return { ...seen, strength: strength * (1 - DESCRIBED * shareDescribed(snapshot, seen.value)) }
}

/** Rejects a text that only names a thing or asks a question, as titles and headlines often do. */
export function naming(snapshot: Snapshot, seen: Match<string>): Match<string> {
  if (seen.rejected) return seen
  if (/[?？؟;]$/.test(seen.value)) return { ...seen, rejected: 'asks something' }
  return isLabel(seen.value, langOf(snapshot)) ? { ...seen, rejected: 'names a thing' } : seen
}

/** Makes evidence for a visible text. */
export function place(element: Element): Omit<Evidence, 'text'> {
  return { source: 'text', where: selectorOf(element) }
}
