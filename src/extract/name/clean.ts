import { unescaped } from '../../formats/escaped.ts'
import { foldSpace } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import {
  INDONESIAN_FORM_BEFORE,
  LABEL_PREFIX,
  LABEL_SUFFIX,
  LEGAL_FORM,
  LEGAL_FORM_BEFORE,
  LEGAL_SPA,
  MANUAL_SUFFIX,
  PAGE_PREFIX,
  PAGE_SUFFIX,
} from './around.ts'
import { isIndonesian, isWhole } from './own.ts'
import { PAGE_NAMES } from './words.ts'

/** Longer texts are sentences, not names. */
const MAX_CHARS = 60
const MAX_WORDS = 8
/** What is cleaned: a name with all that may stand around it. A longer text stays too long when it is cut here. */
const MAX_RAW_CHARS = 300

/** How a text says the name: a declaration is the name, a label has words around it. */
export type Saying = 'declared' | 'label'

const AROUND: Readonly<Record<Saying, readonly RegExp[]>> = {
  declared: [PAGE_PREFIX, PAGE_SUFFIX, MANUAL_SUFFIX],
  label: [LABEL_PREFIX, LABEL_SUFFIX, PAGE_SUFFIX, MANUAL_SUFFIX],
}

/** A name as a person would say it: without marks, "logo", "welcome to", and legal form. May be blank. */
export function cleanName(snapshot: Snapshot, text: string, saying: Saying): string {
  let name = foldSpace(
    unescaped(foldSpace(text).slice(0, MAX_RAW_CHARS))
      .replace(/[™®©℠]|\((?:tm|r|c)\)/gi, ' ')
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, ''),
  )
  name = unquoted(name.replace(/^["'”»‘’\s\-–—|:,.]+|["“«\s\-–—|:,]+$/g, ''))
  for (let before = ''; before !== name; ) {
    before = name
    name = withoutWordsAround(snapshot, name, saying)
  }
  const plain = withoutForm(snapshot, name).replace(/[,\s]+$/, '')
  return unquoted(plain || name).replace(/(\w)_(?=\w)/g, '$1 ')
}

/** One step of it. A cut that leaves the whole name goes first: "Welcome to the Jungle logo" is cut at its end. */
function withoutWordsAround(snapshot: Snapshot, name: string, saying: Saying): string {
  if (isWhole(snapshot, name)) return name
  const cuts = AROUND[saying].map((around) => name.replace(around, '').trim()).filter((cut) => cut !== name)
  return cuts.find((cut) => isWhole(snapshot, cut)) ?? cuts[0] ?? name
}

function withoutForm(snapshot: Snapshot, name: string): string {
  const plain = name.replace(LEGAL_FORM, '').replace(LEGAL_FORM_BEFORE, '').replace(LEGAL_SPA, '')
  return isIndonesian(snapshot) ? plain.replace(INDONESIAN_FORM_BEFORE, '') : plain
}

/** Without quotes around the whole, or ones that have lost their other half; those of a part stay: `Café «Rose»`. */
function unquoted(name: string): string {
  return name.replace(/^["'“«‘]([^"“”«»]*)["'”»’]$/, '$1').replace(/^[“«]([^”»]*)$|^([^“«]*)[”»]$/, '$1$2')
}

/** Whether a part of a title names a page of any site. */
export function isPageName(text: string): boolean {
  return PAGE_NAMES.has(text.trim().toLowerCase())
}

/** Why a cleaned text cannot be a brand's name; undefined when it can. */
export function unfit(name: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'has no letters'
  if (isPageName(name)) return 'is the name of a page'
  if (name.length > MAX_CHARS || name.split(/\s+/).length > MAX_WORDS) return 'is too long for a name'
  if (/^(?:https?:|www\.|[\w.+-]+@)/i.test(name)) return 'is an address'
  if (/\.(?:png|jpe?g|svg|gif|webp|php|html?)$/i.test(name)) return 'is a file name'
  if (/^[\d\s.,:/-]+$/.test(name)) return 'is a number'
  if (/\{\{|\}\}|<[a-z]|%[sd]\b/i.test(name)) return 'is a template'
  return undefined
}
