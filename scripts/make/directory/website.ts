import { hostParts } from '../../../src/formats/psl.ts'
import { parsedUrl } from '../../../src/formats/url.ts'
import { isBelow, isWithin } from '../../../src/lexicon/hosts.ts'
import { SHARED_HOSTS } from '../../../src/lexicon/shared-hosts.ts'
import type { CompanyDomain } from '../../../src/model/directory.ts'
import { plainLabel } from './draft.ts'
import { countryOfDomain } from './homes.ts'

/** What one address of a company says about one of its domains. */
interface Address {
  readonly domain: string
  /** The address is that of a whole site: no path, and no name below the domain but `www`. */
  readonly isRoot: boolean
}

export type Refusal = 'no address' | 'a shared host' | 'not under a public suffix'

/**
 * The domain of an address, or why it has none that belongs to one company. A shared host is the domain of
 * the company that is called as it is, of which the keys of its names are given.
 */
export function addressOf(url: string, keys: ReadonlySet<string>): Address | Refusal {
  const host = parsedUrl(url)?.hostname.replace(/\.$/, '')
  if (!host) return 'no address'
  const { known, registrable } = hostParts(host) ?? {}
  if (!known || !registrable || registrable.startsWith('www.')) return 'not under a public suffix'
  const isRunner = !isBelow(registrable, SHARED_HOSTS) && keys.has(plainLabel(registrable))
  if (isWithin(host, SHARED_HOSTS) && !isRunner) return 'a shared host'
  const { pathname = '' } = parsedUrl(url) ?? {}
  const isBare = host.replace(/^(www\d?|global|home)\./, '') === registrable
  return { domain: registrable, isRoot: isBare && HOME_PATH.test(pathname) }
}

/** The path of a home page, in a language perhaps: `/`, `/en/`, `/de-ch`, `/index.html`. */
const HOME_PATH =
  /^\/(?:[a-z]{2}(?:[-_/][a-z]{2})?(?:\/|$))?(?:(?:index|home|default|main|top)(?:\.\w+)?\/?)?$/i

/** What is known about a company whose domain is chosen. */
export interface Owner {
  /** Keys of its most important names. */
  readonly keys: ReadonlySet<string>
  readonly home: string | undefined
  /** Whether it has shops or customers in several countries. */
  readonly isWide: boolean
}

export interface Choice {
  readonly domain: string
  readonly isOwnSite: boolean
  readonly others: readonly CompanyDomain[]
}

interface Candidate {
  readonly domain: string
  count: number
  isRoot: boolean
  readonly isFirst: boolean
}

/**
 * Chooses the main domain among the addresses of a company, the most important of which is said to be first.
 */
export function chosen(urls: readonly string[], owner: Owner): Choice | Refusal {
  const candidates = new Map<string, Candidate>()
  let refusal: Refusal = 'no address'
  for (const url of urls) {
    const address = addressOf(url, owner.keys)
    if (typeof address === 'string') {
      refusal = address
      continue
    }
    const { domain, isRoot } = address
    const known = candidates.get(domain) ?? { domain, count: 0, isRoot, isFirst: url === urls[0] }
    known.count++
    known.isRoot ||= isRoot
    candidates.set(domain, known)
  }
  const scored = [...candidates.values()].map((one) => ({ ...one, score: scoreOf(one, owner) }))
  scored.sort((a, b) => b.score - a.score || (a.domain < b.domain ? -1 : 1))
  const [main, ...others] = scored
  if (!main) return refusal
  return { domain: main.domain, isOwnSite: main.isRoot, others: others.flatMap((one) => otherOf(one, owner)) }
}

/**
 * How much each sign counts. Fitted by hand to the brands of our own tables that the index has with several
 * domains: 593 of 701 come out as the tables say, and most of the others have two good answers.
 */
const POINTS = {
  doubledCount: 0.75,
  isFirst: 1,
  isRoot: 1,
  likeness: 2,
  comOfWide: 1.5,
  comOfLocal: 0.2,
  homeOfWide: 0.5,
  homeOfLocal: 0.8,
  otherCountry: -2,
  anyCountry: -1,
} as const

function scoreOf({ domain, count, isRoot, isFirst }: Candidate, { keys, home, isWide }: Owner): number {
  const country = countryOfDomain(domain)
  let score = Math.log2(1 + count) * POINTS.doubledCount + likeness(domain, keys) * POINTS.likeness
  if (isFirst) score += POINTS.isFirst
  if (isRoot) score += POINTS.isRoot
  if (domain.endsWith('.com'))
    score += isWide || !home || home === 'US' ? POINTS.comOfWide : POINTS.comOfLocal
  if (country && country === home) score += isWide ? POINTS.homeOfWide : POINTS.homeOfLocal
  else if (country) score += home ? POINTS.otherCountry : POINTS.anyCountry
  return score
}

/** How much a domain is called as the company is. */
export function likeness(domain: string, keys: ReadonlySet<string>): number {
  const label = plainLabel(domain)
  if (keys.has(label)) return 1
  const isPart = [...keys].some((key) => key.length >= 4 && label.length >= 4 && isInside(key, label))
  return isPart ? 0.5 : 0
}

function isInside(key: string, label: string): boolean {
  return label.includes(key) || key.includes(label)
}

/** A further domain of the company; nothing when it may as well be a page about it on the site of another. */
function otherOf(one: Candidate, owner: Owner): CompanyDomain[] {
  if (!one.isRoot && likeness(one.domain, owner.keys) === 0) return []
  const country = countryOfDomain(one.domain)
  return [{ domain: one.domain, role: country ? 'country' : 'brand', ...(country && { country }) }]
}
