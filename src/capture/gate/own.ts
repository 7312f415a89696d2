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
 * Returns a function that says whether an address belongs to this machine, whose services sites must not
 * reach, even at a public address, where a firewall of the provider does not keep us away.
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

/** Returns the network, and of a single address also those that it embeds, such as IPv4 in IPv6. */
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
