/** Recognises the IP addresses of this machine, so that sites cannot reach its services through us. */

import { networkInterfaces } from 'node:os'
import { isInNetwork, meaningsOf, type Network, parseNetwork } from '../../formats/ip-address.ts'
import { BlazonError } from '../../model/errors.ts'

/** Network interfaces with their addresses, as `os.networkInterfaces` returns them. */
type Interfaces = () => Readonly<Record<string, readonly { readonly address: string }[] | undefined>>

export interface OwnSettings {
  /** When true, public addresses of this machine may be connected to like any other. Default false. */
  readonly allowOwnAddresses?: boolean | undefined
  /** More addresses and networks, such as `10.0.0.0/8`, that are treated like those of this machine. */
  readonly refusedAddresses?: readonly string[] | undefined
  /** Default: the interfaces of the operating system. */
  readonly interfaces?: Interfaces | undefined
}

/** How long the addresses, which change with DHCP, tunnels and containers, are used. Reading takes 0.1 ms. */
const MAX_AGE_MS = 2_000

/**
 * Returns a function that says whether an address belongs to this machine. Sites must not reach services of
 * this machine, even at a public address. The provider's firewall may keep others away from such a service,
 * but it does not keep this process away.
 */
export function ownAddresses(settings: OwnSettings): (address: string) => boolean {
  const { allowOwnAddresses = false, refusedAddresses = [], interfaces = networkInterfaces } = settings
  const named = refusedAddresses.flatMap(networksOrFail)
  let own = new Set<string>()
  let askedAt = Number.NEGATIVE_INFINITY
  const current = () => {
    if (performance.now() - askedAt >= MAX_AGE_MS) {
      const all = Object.values(interfaces()).flatMap((list) => list ?? [])
      own = new Set(all.flatMap(({ address }) => meaningsOf(address)))
      askedAt = performance.now()
    }
    return own
  }
  return (address) => {
    if (named.some((network) => isInNetwork(address, network))) return true
    return !allowOwnAddresses && meaningsOf(address).some((one) => current().has(one))
  }
}

/**
 * Returns the network. For a single address, returns also the addresses that it embeds, such as the IPv4
 * address in an IPv6 form.
 */
function networksOrFail(text: string): Network[] {
  const network = parseNetwork(text)
  if (network) return [network, ...meaningsOf(text).map(networkOf)]
  const message = `fetch.refusedAddresses: "${text}" is neither an IP address nor a network such as 10.0.0.0/8.`
  throw new BlazonError('invalid_input', message)
}

function networkOf(hex: string): Network {
  const base = Buffer.from(hex, 'hex')
  return { base, bits: base.length * 8 }
}
