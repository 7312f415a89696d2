/** Splits host names by the Public Suffix List. */

import { parse } from 'tldts'
import type { Site } from '../model/site.ts'

/** A host name split by the Public Suffix List, with its private section (`github.io` is a suffix). */
export interface HostParts {
  /** The longest public suffix, such as `co.uk`; the last label where no rule of the list matches. */
  readonly suffix: string
  /** The suffix with one label before it; null for a host that is a suffix. */
  readonly registrable: string | null
  /** The label before the suffix; null for a host that is a suffix. */
  readonly label: string | null
  /** False when no rule of the list matches. */
  readonly known: boolean
}

/**
 * Splits a host name, which is given in lower-case ASCII without port and trailing dot. Undefined for an IP
 * address and for a text that is not a host name.
 */
export function hostParts(host: string): HostParts | undefined {
  const parts = parse(host, { allowPrivateDomains: true, extractHostname: false, validateHostname: false })
  if (parts.publicSuffix === null) return undefined
  return {
    suffix: parts.publicSuffix,
    registrable: parts.domain,
    label: parts.domainWithoutSuffix || null,
    known: parts.isIcann === true || parts.isPrivate === true,
  }
}

/**
 * Returns the registrable domain of a host, such as `example.com` of `shop.example.com`; undefined for a
 * suffix or an IP address.
 */
export function registrableOf(host: string): string | undefined {
  return hostParts(host)?.registrable ?? undefined
}

/**
 * Returns the domain of the owner of a host: its registrable domain. A suffix under which others register may
 * be a site itself, as `gov.uk` and `readthedocs.io` are. The suffix and its `www.` belong to its operator;
 * every other name below it belongs to the owner who registered that name. An IP address is returned as it
 * is.
 */
export function ownerOf(host: string): string {
  const registrable = registrableOf(host) ?? host
  const suffix = registrable.replace(/^www\./, '')
  return suffix.includes('.') ? suffix : registrable
}

/** Returns whether a host is a site's own domain, or a name below it that belongs to the same owner. */
export function isOf({ registrable }: Pick<Site, 'registrable'>, host: string): boolean {
  return host === registrable || (host.endsWith(`.${registrable}`) && ownerOf(host) === registrable)
}

/** Returns the label that names the owner of a host, such as `example`; undefined for an IP address. */
export function labelOf(host: string): string | undefined {
  return hostParts(host) && ownerOf(host).split('.', 1)[0]
}
