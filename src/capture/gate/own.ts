/** Recognises the IP addresses of this machine, so that sites cannot reach its services through us. */

import { networkInterfaces } from 'node:os'
import { meaningsOf } from '../../formats/ip-address.ts'
import { BlazonError } from '../../model/errors.ts'

/** Network interfaces with their addresses, as `os.networkInterfaces` returns them. */
type Interfaces = () => Readonly<Record<string, readonly { readonly address: string }[] | undefined>>

export interface OwnSettings {
  /** When true, public addresses of this machine may be connected to like any other. Default false. */
  readonly allowOwnAddresses?: boolean | undefined
  /** More addresses that are treated like those of this machine. */
  readonly refusedAddresses?: readonly string[] | undefined
  /** Default: the interfaces of the operating system. */
  readonly interfaces?: Interfaces | undefined
}

/**
 * How long the list of addresses is used before it is read again. Addresses change with DHCP leases, tunnels
 * and containers. Reading takes 0.1 ms.
 */
const MAX_AGE_MS = 2_000

/**
 * Tells whether an address belongs to this machine. Services on this machine are not meant for sites, even at
 * a public address: the provider's firewall may keep others away from a service, but it does not keep this
 * process away.
 */
export function ownAddresses(settings: OwnSettings): (address: string) => boolean {
  const { allowOwnAddresses = false, refusedAddresses = [], interfaces = networkInterfaces } = settings
  const named = new Set(refusedAddresses.flatMap(meaningsOrFail))
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
    const meanings = meaningsOf(address)
    return meanings.some((one) => named.has(one) || (!allowOwnAddresses && current().has(one)))
  }
}

function meaningsOrFail(text: string): string[] {
  const meanings = meaningsOf(text)
  if (meanings.length > 0) return meanings
  throw new BlazonError('invalid_input', `fetch.refusedAddresses: "${text}" is not an IP address.`)
}
