import { parse } from 'tldts'

/** A host name against the Public Suffix List, its private section included (`github.io` is a suffix). */
export interface HostParts {
  /** Longest public suffix, such as `co.uk`. An ending that the list does not know counts as a suffix of one label. */
  readonly suffix: string
  /** Suffix and one label more; null for a suffix alone. */
  readonly registrable: string | null
  /** The label before the suffix; null for a suffix alone. */
  readonly label: string | null
  /** False when no rule of the list covers the ending. */
  readonly known: boolean
}

/** Splits a host name: lower-case ASCII, no port, no trailing dot. Undefined for an IP address and for no host at all. */
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

/** Registrable domain of a host, such as `example.com` of `shop.example.com`; undefined for a suffix or an IP address. */
export function registrableOf(host: string): string | undefined {
  return hostParts(host)?.registrable ?? undefined
}
