import type { Domains } from '../hosts.ts'
import { NETWORKS } from './networks.ts'
import type { SocialType } from './patterns.ts'

const WITH_MARKS = NETWORKS.filter(({ marks }) => marks !== undefined)

/** Domains of the networks whose logos are in rows of icons. */
export const SOCIAL_DOMAINS: Domains = new Set(WITH_MARKS.flatMap(({ domains }) => domains))

/** Names of these logos in files and classes. */
export const SOCIAL_MARKS = WITH_MARKS.flatMap(({ marks = [] }) => marks)

export const PROFILE_DOMAINS: Domains = new Set(NETWORKS.flatMap(({ domains }) => domains))

/** Returns the domains of these networks. */
export function domainsOf(...types: readonly SocialType[]): readonly string[] {
  return NETWORKS.filter(({ type }) => types.includes(type)).flatMap(({ domains }) => domains)
}
