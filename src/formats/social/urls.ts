/** Recognises the URLs of profiles on social networks. */

import { NETWORKS } from '../../lexicon/social/networks.ts'
import { hostPattern, type Network, reservedOf, type SocialType } from '../../lexicon/social/patterns.ts'
import { decoded, parsedUrl } from '../url.ts'

/** A profile, channel or community page on a social network. */
export interface Profile {
  readonly type: SocialType
  /**
   * The canonical address: https, the network's main host (or the host of a country, where a network has
   * separate profiles by country), without a query unless the query contains the name.
   */
  readonly url: string
  /** The name of the account in the URL, for comparison with a brand: `acme` of `https://x.com/acme`. */
  readonly handle: string
  /** `person` only where the network distinguishes people from organisations. */
  readonly kind: 'account' | 'person' | 'part'
}

const HOSTS = NETWORKS.map((network) => ({ network, pattern: hostPattern(network) }))

/** Returns the profile at a URL; undefined for share, post, search and login links, and for other sites. */
export function profileOf(url: string): Profile | undefined {
  const parsed = parsedUrl(url)
  if (!parsed) return undefined
  const { hostname, pathname, search, hash, protocol } = parsed
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  const host = hostname.toLowerCase().replace(/^www\./, '')
  const network = HOSTS.find(({ pattern }) => pattern.test(host))?.network
  if (!network) return undefined
  const path = decoded(pathname).replace(/\/{2,}/g, '/') + search + (hash.startsWith('#!/') ? hash : '')
  return profileAt(network, host, path)
}

function profileAt(network: Network, host: string, path: string): Profile | undefined {
  // Some networks put the account into the host name: `acme.tumblr.com`.
  const subject = network.hostInPath ? `${host}${path}` : path
  for (const { path: pattern, url, kind = 'account' } of network.profiles) {
    const match = pattern.exec(subject)
    if (!match) continue
    const groups = match.slice(1).map((group) => group ?? '')
    const named = groups.filter(Boolean).reverse()
    const handle = named.find((group) => /\D/.test(group)) ?? named[0] ?? ''
    const own = reservedOf(network)
    if (!handle || own.has((groups[0] ?? '').toLowerCase()) || own.has(handle.toLowerCase())) return undefined
    // The hosts of a language, such as `nl.pinterest.com`, have no `www.` before them.
    const place = /^[a-z]{2}\./.test(host) ? url.replace('www.$host', host) : url.replace('$host', host)
    const filled = place.replace(/\$(\d)/g, (_, at) => groups[at - 1] ?? '')
    return { type: network.type, url: filled.replace(/[^\x21-\x7e]+/g, encodeURIComponent), handle, kind }
  }
  return undefined
}
