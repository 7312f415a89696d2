import { nameKey } from '../../../src/directory/keys.ts'
import type { Category, CompanyDomain, CompanyName, Listing, NameKind } from '../../../src/model/directory.ts'

/** A company while the directory is put together. */
export interface Draft {
  /** Its main domain. */
  domain: string
  /** Whether its main domain is the address of a whole site, not a page or a part of another's site. */
  readonly isOwnSite: boolean
  /** Whether people know it as a brand; false for what is known as the operator of something alone. */
  readonly isBrand: boolean
  name: string
  country?: string | undefined
  countries: ReadonlySet<string>
  /** Its further domains, by domain. */
  readonly domains: Map<string, CompanyDomain>
  /** By key and kind: the strongest of each key is kept in the end. */
  names: CompanyName[]
  categories: Category[]
  listings: Listing[]
  rank: number
  source: string
}

/** How much names of each origin say that the company is meant. Names of our own tables have 1. */
export const WEIGHTS = { main: 0.9, tag: 0.85, official: 0.8, short: 0.7, alias: 0.6 } as const

/** A name with its key; undefined when nothing of it can be looked up. */
export function nameOf(text: string, kind: NameKind, weight: number): CompanyName | undefined {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const key = nameKey(name)
  if (
    key === '' ||
    /^q\d+$/.test(key) ||
    [...name].length > MAX_NAME ||
    (key.length < 2 && /[a-z\d]/.test(key))
  )
    return undefined
  return { name, key, kind: kind === 'brand' && NATIVE.test(name) ? 'native' : kind, weight }
}

/** In characters: longer names are addresses or whole sentences. */
const MAX_NAME = 70

/** A letter of another script than the Latin one. */
const NATIVE = /(?!\p{Script=Latin})\p{L}/u

/** The label of a domain as a key is written: `burger-king.ch` is `burgerking`. */
export function plainLabel(domain: string): string {
  return (domain.split('.', 1)[0] ?? '').replaceAll('-', '')
}

/**
 * One name of each key: with the highest weight of any, and as the brand spells it rather than as an alias or
 * a register does; of several spellings the one with the highest weight, then the shortest.
 */
export function strongest(names: readonly CompanyName[]): CompanyName[] {
  const byKey = new Map<string, CompanyName>()
  for (const name of names) {
    const known = byKey.get(name.key)
    const weight = Math.max(name.weight, known?.weight ?? 0)
    byKey.set(name.key, { ...(known && !isBetter(name, known) ? known : name), weight })
  }
  return [...byKey.values()]
}

/** The kinds of names from the one that says best how a name is spelled. */
const SPELLINGS: readonly NameKind[] = ['brand', 'native', 'short', 'alias', 'old', 'legal']

function isBetter(name: CompanyName, known: CompanyName): boolean {
  const kinds = SPELLINGS.indexOf(known.kind) - SPELLINGS.indexOf(name.kind)
  if (kinds !== 0) return kinds > 0
  return name.weight !== known.weight ? name.weight > known.weight : name.name.length < known.name.length
}
