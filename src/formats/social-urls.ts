import { NETWORKS } from './social-networks.ts'
import { type Network, reservedOf, type SocialType } from './social-patterns.ts'

/** A profile, channel or community page on a social network. */
export interface Profile {
  readonly type: SocialType
  /** Canonical address: https, the network's main host (or the country's where profiles are kept by country), no query but where it is the name. */
  readonly url: string
  /** The account's own name in the URL, for comparing with a brand: `acme` of `https://x.com/acme`. */
  readonly handle: string
  /** `person` where the network keeps people apart from organisations. */
  readonly kind: 'account' | 'person' | 'part'
}

/** The profile that a URL shows; undefined for share, post, search, login and policy links, and for other sites. */
export function profileOf(url: string): Profile | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname, pathname, search, hash, protocol } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  const host = hostname.toLowerCase().replace(/^www\./, '')
  const network = NETWORKS.find((known) => known.host.test(host))
  if (!network) return undefined
  const path = decode(pathname).replace(/\/{2,}/g, '/') + search + (hash.startsWith('#!/') ? hash : '')
  return profileAt(network, host, path)
}

function profileAt(network: Network, host: string, path: string): Profile | undefined {
  // Some networks put the account into the host name: `acme.tumblr.com`.
  const place = network.hostInPath ? `${host}${path}` : path
  for (const { path: pattern, url, kind = 'account' } of network.profiles) {
    const match = pattern.exec(place)
    if (!match) continue
    const groups = match.slice(1).map((group) => group ?? '')
    const named = groups.filter(Boolean).reverse()
    const handle = named.find((group) => /\D/.test(group)) ?? named[0] ?? ''
    const own = reservedOf(network)
    if (!handle || own.has((groups[0] ?? '').toLowerCase()) || own.has(handle.toLowerCase())) return undefined
    const filled = url.replace('$host', host).replace(/\$(\d)/g, (_, at) => groups[at - 1] ?? '')
    return { type: network.type, url: filled.replace(/[^\x21-\x7e]+/g, encodeURIComponent), handle, kind }
  }
  return undefined
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
