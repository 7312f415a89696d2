/** Cleans texts that may hold the name, and rejects those that do not. */

import { unescaped } from '../../formats/text/escaped.ts'
import { countryNamed } from '../../lexicon/countries.ts'
import { isPageName } from '../../lexicon/page-names/titles.ts'
import { foldSpace } from '../../snapshot/dom.ts'
import { isFrontPage } from '../../snapshot/front-page.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import {
  CALLED_A_SITE,
  INDONESIAN_FORM_BEFORE,
  LABEL_PREFIX,
  LABEL_SUFFIX,
  LEGAL_FORM,
  LEGAL_FORM_ATTACHED,
  LEGAL_FORM_BEFORE,
  LEGAL_SPA,
  MANUAL_SUFFIX,
  PAGE_PREFIX,
  PAGE_SUFFIX,
  SECTION_SUFFIX,
} from './around.ts'
import { isIndonesian, isOfSubdomain, isSpelled, isWhole } from './own.ts'

/** A longer text is a sentence and not a name. */
const MAX_CHARS = 60
const MAX_WORDS = 8
/** A longer text is cut before it is cleaned. The limit leaves room for the words around a name. */
const MAX_RAW_CHARS = 300

/** A declaration is only the name; a label (link text, alternative text, title) may have other words. */
export type Wording = 'declared' | 'label'

const AROUND: Readonly<Record<Wording, readonly RegExp[]>> = {
  declared: [PAGE_PREFIX, PAGE_SUFFIX, MANUAL_SUFFIX],
  label: [LABEL_PREFIX, LABEL_SUFFIX, PAGE_SUFFIX, MANUAL_SUFFIX],
}

/** Returns the name without trademark signs, "logo", "welcome to" and legal form. May be blank. */
export function cleanName(snapshot: Snapshot, text: string, wording: Wording): string {
  let name = foldSpace(
    unescaped(foldSpace(text).slice(0, MAX_RAW_CHARS))
      .replace(/[™®©℠]|\((?:tm|r|c)\)/gi, ' ')
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, ''),
  )
  name = unquoted(name.replace(/^(?:["'”»‘’\s\-–—|:,]|\.{2,}|\.(?!\p{L}))+|["“«\s\-–—|:,]+$/gu, ''))
  for (let before = ''; before !== name; ) {
    before = name
    name = withoutWordsAround(snapshot, name, wording)
  }
  name = withoutSection(snapshot, name)
  const plain = withoutForm(snapshot, name).replace(/[,\s]+$/, '')
  return unquoted(plain || name).replace(/(\w)_(?=\w)/g, '$1 ')
}

/**
 * Removes one group of words from the name. A cut that leaves a known name is preferred: in "Welcome to the
 * Jungle logo" only the end is removed.
 */
function withoutWordsAround(snapshot: Snapshot, name: string, wording: Wording): string {
  if (isWhole(snapshot, name)) return name
  const cuts = [
    ...(wording === 'label' ? [name.replace(CALLED_A_SITE, '$1')] : []),
    ...AROUND[wording].map((around) => name.replace(around, '').trim()),
  ].filter((cut) => cut !== name)
  return cuts.find((cut) => isWhole(snapshot, cut)) ?? cuts[0] ?? name
}

/**
 * Removes the name of a section or a country if the rest is spelled like the domain: `Acme Blog` at
 * `acme.example`, `Acme Deutschland` at `acme.de`. On pages of the section and on subdomains nothing is
 * removed.
 */
function withoutSection(snapshot: Snapshot, name: string): string {
  if (isSpelled(snapshot, name) || isOfSubdomain(snapshot) || !isFrontPage(snapshot)) return name
  const brand = name.replace(SECTION_SUFFIX, '')
  if (brand !== name) return isSpelled(snapshot, brand) ? brand : name
  const at = name.search(/\s[^\s]+$/)
  const [first, last] = [name.slice(0, at), name.slice(at + 1)]
  return at > 0 && isSpelled(snapshot, first) && countryNamed(last) ? first : name
}

function withoutForm(snapshot: Snapshot, name: string): string {
  const forms = [LEGAL_FORM, LEGAL_FORM_ATTACHED, LEGAL_FORM_BEFORE, LEGAL_SPA]
  const plain = forms.reduce((rest, form) => rest.replace(form, ''), name)
  return isIndonesian(snapshot) ? plain.replace(INDONESIAN_FORM_BEFORE, '') : plain
}

/**
 * Removes quotes around the whole text and a quote without its counterpart, but no quotes around a part:
 * `Café «Rose»`.
 */
function unquoted(name: string): string {
  return name.replace(/^["'“«‘]([^"“”«»]*)["'”»’]$/, '$1').replace(/^[“«]([^”»]*)$|^([^“«]*)[”»]$/, '$1$2')
}

/** Returns why a cleaned text is not the name of a brand; undefined when it may be. */
export function nameRejection(snapshot: Snapshot, name: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'has no letters'
  // At `shop.example`, "Shop" is the name of the brand.
  if (isPageName(name) && !isSpelled(snapshot, name)) return 'is the name of a page'
  if (name.length > MAX_CHARS || name.split(/\s+/).length > MAX_WORDS) return 'is too long for a name'
  if (/^(?:https?:|www\.|[\w.+-]+@)/i.test(name)) return 'is an address'
  if (/\.(?:png|jpe?g|svg|gif|webp|php|html?)$/i.test(name)) return 'is a file name'
  if (/^[\d\s.,:/-]+$/.test(name)) return 'is a number'
  if (/\{\{|\}\}|<[a-z]|%[sd]\b/i.test(name)) return 'is a template'
  return undefined
}
