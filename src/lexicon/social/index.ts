import type { Domains } from '../hosts.ts'
import { words } from '../pattern.ts'
import { NETWORKS } from './networks.ts'
import type { SocialType } from './patterns.ts'

/** Networks that no profiles are reported of, with what they are called in rows of icons. 2026. */
const OTHERS: readonly { readonly domains: string; readonly marks: string }[] = [
  { domains: 'threads.net threads.com', marks: 'threads' },
  { domains: 'bsky.app', marks: 'bluesky' },
  { domains: 'mastodon.social', marks: 'mastodon' },
  { domains: 'vk.com', marks: 'vk' },
  { domains: 'xing.com', marks: 'xing' },
]

const WITH_MARKS = [...NETWORKS.filter(({ marks }) => marks !== undefined), ...OTHERS]

/** Domains of the networks whose marks stand in rows of icons. */
export const SOCIAL_DOMAINS: Domains = new Set(WITH_MARKS.flatMap(({ domains }) => words(domains)))

/** What files and classes call their marks. */
export const SOCIAL_MARKS = WITH_MARKS.flatMap(({ marks = '' }) => words(marks))

/** Domains of all networks that profiles are reported of. */
export const PROFILE_DOMAINS: Domains = new Set(NETWORKS.flatMap(({ domains }) => words(domains)))

/** Domains of the networks named. */
export function domainsOf(...types: readonly SocialType[]): readonly string[] {
  return NETWORKS.filter(({ type }) => types.includes(type)).flatMap(({ domains }) => words(domains))
}
