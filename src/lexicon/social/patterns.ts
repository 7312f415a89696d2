import type { SOCIAL_TYPES } from '../../model/values.ts'
import { words } from '../pattern.ts'

export type SocialType = (typeof SOCIAL_TYPES)[number]

/** How one network names its accounts. The first pattern that matches path and query decides. */
export interface Network {
  readonly type: SocialType
  /** Domains of its pages, space between; `tripadvisor.*` stands for the name under any public suffix. */
  readonly domains: string
  /**
   * Names below them that have the same pages, besides `www`: space between, `?` stands for a letter, `*` for
   * any name.
   */
  readonly subdomains?: string
  /**
   * What file names and classes call its icon, space between. Absent for a network whose icon is not shown in
   * rows of icons.
   */
  readonly marks?: string
  /** True when patterns match host and path together. */
  readonly hostInPath?: boolean
  readonly profiles: readonly ProfilePattern[]
  /**
   * First path segments that are the network's own pages, in addition to those that any network has; in lower
   * case with spaces between.
   */
  readonly reserved?: string
}

export interface ProfilePattern {
  readonly path: RegExp
  /** The canonical URL; `$1` is the first group. */
  readonly url: string
  /** `person`: the account of a person; `part`: a repository, board or app rather than the account itself. */
  readonly kind?: 'person' | 'part'
}

/** Matches the end of a path: a slash, a query, or nothing. */
const END = '\\/?(?:[?#].*)?$'

export function at(path: string, url: string, kind?: 'person' | 'part'): ProfilePattern {
  return { path: new RegExp(`^${path}${END}`, 'i'), url, ...(kind ? { kind } : {}) }
}

/** A pattern on the query, whose end may be anything. */
export function query(path: string, url: string, kind?: 'person' | 'part'): ProfilePattern {
  return { path: new RegExp(`^${path}`, 'i'), url, ...(kind ? { kind } : {}) }
}

/** A public suffix of a country, for `.*`. */
const SUFFIX = '(?:com?(?:\\.[a-z]{2})?|[a-z]{2})'

/** Matches the hosts of a network without `www.`, lower case. */
export function hostPattern({ domains, subdomains }: Network): RegExp {
  const alternatives = (names: string) => words(names).join('|')
  const literal = alternatives(domains).replace(/\./g, '\\.').replace(/\*/g, SUFFIX)
  const below = subdomains && alternatives(subdomains).replace(/\?/g, '[a-z]').replace(/\*/g, '.+')
  return new RegExp(`^${below ? `(?:(?:${below})\\.)?` : ''}(?:${literal})$`)
}

/** Pages that any network may have at its root. */
const ANY_NETWORK = words(`
  about ads advertise advertising accounts account api app apps apis blog business careers company contact
  cookies create dashboard developer developers discover download embed events explore faq feed features
  following followers guidelines hashtag help home i image images info intent jobs join language legal
  login logout messages mobile news notifications oauth oembed p pages policies policy post posts premium
  press pricing privacy register results robots.txt rules safety search security settings share sharer
  shop signin signup site sitemap social static status store support tag tags team terms tos trending
  upload user users video videos watch web widget widgets
`)

/** Returns the first path segments that are the network's own pages and never an account. */
export function reservedOf(network: Network): ReadonlySet<string> {
  const known =
    reservedByType.get(network.type) ?? new Set([...ANY_NETWORK, ...words(network.reserved ?? '')])
  reservedByType.set(network.type, known)
  return known
}

const reservedByType = new Map<SocialType, ReadonlySet<string>>()
