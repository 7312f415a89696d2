import type { CompanyName, NameKind } from '../../model/directory.ts'
import { coreWords, foldedWords, nameKey } from '../keys.ts'

/** Suffixes in market data that name the security and not the company. Collected by hand in 2026. */
const SECURITY = new RegExp(
  `[\\s,()-]+(?:${[
    String.raw`(?:sponsored |unsponsored )?(?:adr|ads|gdr|gds)s?(?: repr?\w*\.?.*)?`,
    '(?:american |global )?deposit[ao]ry (?:receipts?|shares?|interests?).*',
    String.raw`(?:class|series|cl\.?) [a-z]\b.*`,
    '(?:common|ordinary|preferred|preference|registered|bearer) (?:stocks?|shares?|units?).*',
    '(?:non[- ]?voting|voting) shares?.*',
    '(?:units?|warrants?)',
  ].join('|')})\\)?$`,
  'i',
)

const MAX_NAME_CHARS = 200

/** Removes the suffix of the security from the name of a company. */
export function withoutSecurity(name: string): string {
  const rest = name
    .slice(0, MAX_NAME_CHARS + 1)
    .replace(SECURITY, '')
    .trim()
  return rest === '' ? name.trim() : rest
}

const MAX_KEY_CHARS = 100

const WEIGHTS: Readonly<Record<NameKind, number>> = {
  brand: 1,
  legal: 0.9,
  native: 0.9,
  alias: 0.8,
  short: 0.7,
  old: 0.6,
}

/** Returns a company's names by kind, `legal` with a legal form, else `brand`, each key once. */
export function namesOf(
  name: string,
  others: readonly { readonly name: string; readonly kind: NameKind }[],
): CompanyName[] {
  const isLegal = coreWords(name).length < foldedWords(name).length
  const all = [{ name, kind: isLegal ? ('legal' as const) : ('brand' as const) }, ...others]
  const keys = new Set<string>()
  return all.flatMap(({ name: written, kind }) => {
    const name = written.replace(/\s+/g, ' ').trim()
    const key = name.length <= MAX_NAME_CHARS ? nameKey(name) : ''
    if (key === '' || key.length > MAX_KEY_CHARS || keys.has(key)) return []
    keys.add(key)
    return [{ name, key, kind, weight: WEIGHTS[kind] }]
  })
}
