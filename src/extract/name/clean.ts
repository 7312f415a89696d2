import { unescaped } from '../../formats/escaped.ts'
import { foldSpace } from '../../snapshot/dom.ts'
import {
  LABEL_PREFIX,
  LABEL_SUFFIX,
  LEGAL_FORM,
  LEGAL_FORM_BEFORE,
  MANUAL_SUFFIX,
  PAGE_NAMES,
} from './words.ts'

/** Longer texts are sentences, not names. */
const MAX_CHARS = 60
const MAX_WORDS = 8
/** What is cleaned: a name with all that may stand around it. A longer text stays too long when it is cut here. */
const MAX_RAW_CHARS = 300

/** A name as a person would say it: without marks, "logo", "welcome to", and legal form. May be blank. */
export function cleanName(text: string): string {
  let name = foldSpace(
    unescaped(foldSpace(text).slice(0, MAX_RAW_CHARS))
      .replace(/[™®©℠]|\((?:tm|r|c)\)/gi, ' ')
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, ''),
  )
  name = unquoted(name.replace(/^["'”»‘’\s\-–—|:,.]+|["“«\s\-–—|:,]+$/g, ''))
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(LABEL_PREFIX, '').replace(LABEL_SUFFIX, '').replace(MANUAL_SUFFIX, '').trim()
  }
  const plain = name
    .replace(LEGAL_FORM, '')
    .replace(LEGAL_FORM_BEFORE, '')
    .replace(/[,\s]+$/, '')
  return unquoted(plain || name).replace(/(\w)_(?=\w)/g, '$1 ')
}

/** Without quotes around the whole, or ones that have lost their other half; those of a part stay: `Café «Rose»`. */
function unquoted(name: string): string {
  return name.replace(/^["'“«‘]([^"“”«»]*)["'”»’]$/, '$1').replace(/^[“«]([^”»]*)$|^([^“«]*)[”»]$/, '$1$2')
}

/** Why a cleaned text cannot be a brand's name; undefined when it can. */
export function unfit(name: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'has no letters'
  if (PAGE_NAMES.has(name.toLowerCase())) return 'is the name of a page'
  if (name.length > MAX_CHARS || name.split(/\s+/).length > MAX_WORDS) return 'is too long for a name'
  if (/^(?:https?:|www\.|[\w.+-]+@)/i.test(name)) return 'is an address'
  if (/\.(?:png|jpe?g|svg|gif|webp|php|html?)$/i.test(name)) return 'is a file name'
  if (/^[\d\s.,:/-]+$/.test(name)) return 'is a number'
  if (/\{\{|\}\}|<[a-z]|%[sd]\b/i.test(name)) return 'is a template'
  return undefined
}
