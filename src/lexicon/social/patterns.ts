import { NETWORK_PAGES } from '../../data/vendors/network-pages.ts'
import type { NETWORKS } from '../../data/vendors/networks.ts'

type Row = (typeof NETWORKS)[number]
export type SocialType = Row['type']

/** A network with its forms of profile URLs. The first pattern that matches path and query decides. */
export interface Network extends Omit<Row, 'profiles'> {
  readonly profiles: readonly ProfilePattern[]
}

interface ProfilePattern extends Omit<Row['profiles'][number], 'path' | 'isOpen'> {
  readonly path: RegExp
}

/** Matches the public suffix of a country, in place of `.*`. */
const SUFFIX = '(?:com?(?:\\.[a-z]{2})?|[a-z]{2})'

/** Matches the hosts of a network without `www.`, in lower case. */
export function hostPattern({ domains, subdomains }: Network): RegExp {
  const literal = domains.join('|').replace(/\./g, '\\.').replace(/\*/g, SUFFIX)
  const below = subdomains?.join('|').replace(/\?/g, '[a-z]').replace(/\*/g, '.+')
  return new RegExp(`^${below ? `(?:(?:${below})\\.)?` : ''}(?:${literal})$`)
}

/** Returns first path segments that are pages of the network itself, never accounts. */
export function reservedOf(network: Network): ReadonlySet<string> {
  const known = reservedByType.get(network.type) ?? new Set([...NETWORK_PAGES, ...(network.reserved ?? [])])
  reservedByType.set(network.type, known)
  return known
}

const reservedByType = new Map<SocialType, ReadonlySet<string>>()
