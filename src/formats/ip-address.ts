/**
 * Decides whether an IP address is on the public internet. It compares the bytes of the address, never its
 * text, with the IANA special-purpose registries (for IPv4, RFC 6890 and its updates; likewise for IPv6).
 * Every block in these registries is refused, even the few that are globally reachable, because no site uses
 * them. An address that is not known to be public is refused.
 */

import { parseAddress } from '../model/ip.ts'
import { bareHost } from './url.ts'

/** The decision about an address, with the reason when it is not public. */
export type Judgement = { readonly public: true } | { readonly public: false; readonly why: string }

type Block = readonly [base: string, bits: number, why: string]

const CLOSED_V4: readonly Block[] = [
  ['0.0.0.0', 8, 'this network'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'carrier-grade NAT'],
  ['127.0.0.0', 8, 'loopback'],
  // This block is in no registry. One large cloud provider uses this public address for services of the host
  // in every virtual machine.
  ['168.63.129.16', 32, 'platform services'],
  ['169.254.0.0', 16, 'link-local'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'protocol assignments'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.31.196.0', 24, 'AS112 name servers'],
  ['192.52.193.0', 24, 'multicast tunnels'],
  ['192.88.99.0', 24, 'deprecated 6to4 relay'],
  ['192.168.0.0', 16, 'private'],
  ['192.175.48.0', 24, 'AS112 name servers'],
  ['198.18.0.0', 15, 'benchmarking'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved'],
]

/**
 * The only block of IPv6 with global unicast addresses. All other addresses are refused (`::1`, `::a.b.c.d`,
 * `::ffff:0:a.b.c.d`, `64:ff9b:1::/48`, `100::/64`, `5f00::/16`, `fc00::/7`, `fe80::/10`, `ff00::/8`, ...).
 */
const GLOBAL_V6: Block = ['2000::', 3, 'global unicast']

/** Blocks inside `GLOBAL_V6` that are not for sites. The first one contains Teredo and ORCHID. */
const CLOSED_V6: readonly Block[] = [
  ['2001::', 23, 'protocol assignments'],
  ['2001:db8::', 32, 'documentation'],
  ['2620:4f:8000::', 48, 'AS112 name servers'],
  ['3fff::', 20, 'documentation'],
]

/** Prefixes of IPv6 addresses whose last four bytes are an IPv4 address, which is judged instead. */
const MEANS_V4: readonly Block[] = [
  ['::ffff:0:0', 96, 'mapped'],
  ['64:ff9b::', 96, 'NAT64'],
]

/** `2002:` is followed by an IPv4 address. When the IPv4 address is refused, so is this address. */
const SIX_TO_FOUR: Block = ['2002::', 16, '6to4']

/** Judges an address in the text form that resolvers return: dotted decimal, or IPv6 without a zone. */
export function judgeAddress(text: string): Judgement {
  const bytes = parseAddress(text)
  if (!bytes) return refused('not an address')
  return bytes.length === 4 ? judgeV4(bytes) : judgeV6(bytes)
}

function judgeV4(bytes: Uint8Array): Judgement {
  const block = V4.find(({ base, bits }) => within(bytes, base, bits))
  return block ? refused(block.why) : OPEN
}

function judgeV6(bytes: Uint8Array): Judgement {
  const meant = meantBy(bytes)
  if (meant) return judgeV4(meant)
  if (!within(bytes, GLOBAL.base, GLOBAL.bits)) return refused('not global unicast')
  const block = V6.find(({ base, bits }) => within(bytes, base, bits))
  if (block) return refused(block.why)
  return (
    embeddedIn(bytes)
      .map(judgeV4)
      .find((judgement) => !judgement.public) ?? OPEN
  )
}

/** Returns the IPv4 address that an IPv6 address represents. */
function meantBy(bytes: Uint8Array): Uint8Array | undefined {
  return MEANT.some(({ base, bits }) => within(bytes, base, bits)) ? bytes.subarray(12, 16) : undefined
}

/** Returns the IPv4 addresses that packets for this IPv6 address may be tunnelled to. */
function embeddedIn(bytes: Uint8Array): Uint8Array[] {
  return [
    ...(within(bytes, SIX.base, SIX.bits) ? [bytes.subarray(2, 6)] : []),
    ...(isIsatap(bytes) ? [bytes.subarray(12, 16)] : []),
  ]
}

/**
 * Returns whether the host of a URL is an address that is not on the public internet, or `localhost` or a
 * name below it. Other names are not resolved.
 */
export function leadsInside(url: string): boolean {
  const host = bareHost(url).replace(/^\[|\]$/g, '')
  if (/(?:^|\.)localhost\.?$/.test(host)) return true
  return parseAddress(host) !== undefined && !judgeAddress(host).public
}

/**
 * Returns the address in a form that can be compared, and the addresses that are embedded in it. Empty when
 * the text is not an address. A zone (`%eth0`) is ignored.
 */
export function meaningsOf(text: string): string[] {
  const bytes = parseAddress(text.replace(/%.*$/, ''))
  if (!bytes) return []
  const all = bytes.length === 4 ? [bytes] : [meantBy(bytes) ?? bytes, ...embeddedIn(bytes)]
  return all.map((one) => Buffer.from(one).toString('hex'))
}

/** An address, or a network with the length of its prefix in bits. */
export interface Network {
  readonly base: Uint8Array
  readonly bits: number
}

/** Reads `10.0.0.0/8`, `2001:db8:64::/96` or one address; undefined for everything else. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...more] = text.split('/')
  const base = parseAddress(address)
  if (!base || more.length > 0) return undefined
  const bits = prefix === undefined ? base.length * 8 : Number(prefix)
  return bits >= 1 && bits <= base.length * 8 ? { base, bits } : undefined
}

export function isInNetwork(address: string, { base, bits }: Network): boolean {
  const all = [address.replace(/%.*$/, ''), ...meaningsOf(address)].map(
    (one) => parseAddress(one) ?? Buffer.from(one, 'hex'),
  )
  return all.some((bytes) => bytes.length === base.length && within(bytes, base, bits))
}

/** True for an ISATAP address: its interface identifier is `[02]00:5efe:a.b.c.d` (RFC 5214). */
function isIsatap(bytes: Uint8Array): boolean {
  return ((bytes[8] ?? 0) & 0xfd) === 0 && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe
}

const OPEN: Judgement = { public: true }

function refused(why: string): Judgement {
  return { public: false, why }
}

function within(bytes: Uint8Array, base: Uint8Array, bits: number): boolean {
  for (let at = 0; at * 8 < bits; at++) {
    const left = bits - at * 8
    const mask = left >= 8 ? 0xff : (0xff << (8 - left)) & 0xff
    if (((bytes[at] ?? 0) & mask) !== ((base[at] ?? 0) & mask)) return false
  }
  return true
}

function parsed(block: Block): { base: Uint8Array; bits: number; why: string } {
  const [text, bits, why] = block
  const base = parseAddress(text)
  if (!base) throw new TypeError(`Not an address block: ${text}`)
  return { base, bits, why }
}

const V4 = CLOSED_V4.map(parsed)
const V6 = CLOSED_V6.map(parsed)
const GLOBAL = parsed(GLOBAL_V6)
const SIX = parsed(SIX_TO_FOUR)
const MEANT = MEANS_V4.map(parsed)
