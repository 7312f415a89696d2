import type { SOCIAL_TYPES } from '../model/values.ts'

export type SocialType = (typeof SOCIAL_TYPES)[number]

/** How one network names its accounts. The first pattern that matches path and query decides. */
export interface Network {
  readonly type: SocialType
  /** Matches the host without `www.`. */
  readonly host: RegExp
  /** True when patterns match host and path together. */
  readonly hostInPath?: boolean
  readonly profiles: readonly ProfilePattern[]
  /** First segments that are the network's own pages beside those that any has: lower case, space between. */
  readonly reserved?: string
}

export interface ProfilePattern {
  readonly path: RegExp
  /** Canonical URL; `$1` is the first group. */
  readonly url: string
  /** `person`: someone's own account; `part`: a repository, board or app rather than the account itself. */
  readonly kind?: 'person' | 'part'
}

/** End of a path: a slash, a query or nothing. */
const END = '\\/?(?:[?#].*)?$'

export function at(path: string, url: string, kind?: 'person' | 'part'): ProfilePattern {
  return { path: new RegExp(`^${path}${END}`, 'i'), url, ...(kind ? { kind } : {}) }
}

/** A pattern on the query, where nothing may be assumed about its end. */
export function query(path: string, url: string, kind?: 'person' | 'part'): ProfilePattern {
  return { path: new RegExp(`^${path}`, 'i'), url, ...(kind ? { kind } : {}) }
}

/** Pages that any network may have at its root. */
const COMMON =
  'about ads advertise advertising accounts account api app apps apis blog business careers company contact cookies create dashboard developer developers discover download embed events explore faq feed features following followers guidelines hashtag help home i image images info intent jobs join language legal login logout messages mobile news notifications oauth oembed p pages policies policy post posts premium press pricing privacy register results robots.txt rules safety search security settings share sharer shop signin signup site sitemap social static status store support tag tags team terms tos trending upload user users video videos watch web widget widgets'

/** First path segments that are the network's own pages, never an account. */
export function reservedOf(network: Network): ReadonlySet<string> {
  const known =
    reservedByType.get(network.type) ??
    new Set(`${COMMON} ${network.reserved ?? ''}`.split(/\s+/).filter(Boolean))
  reservedByType.set(network.type, known)
  return known
}

const reservedByType = new Map<SocialType, ReadonlySet<string>>()
