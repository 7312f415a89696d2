import { hostParts, ownerOf, registrableOf } from '../../formats/psl.ts'
import { parsedUrl } from '../../formats/url.ts'
import { isWithin } from '../../lexicon/hosts.ts'
import { SHARED_HOSTS } from '../../lexicon/shared-hosts.ts'
import { nameKey } from '../keys.ts'

/** A registrable domain, or why there is none. */
export type DomainFound =
  | { readonly domain: string; readonly reason?: never }
  | { readonly domain?: never; readonly reason: 'no_domain' | 'unknown_ending' | 'shared_host' }

/**
 * Returns the registrable domain of the website in a source: `example.com` for `investor.example.com`. A host
 * with pages of many owners identifies only the company with the same name.
 */
export function domainIn(text: string, name: string): DomainFound {
  const host = hostIn(text)
  if (host === undefined) return { reason: 'no_domain' }
  const parts = hostParts(host)
  if (!parts?.known) return { reason: parts ? 'unknown_ending' : 'no_domain' }
  const domain = registrableOf(host)
  if (domain === undefined) return { reason: 'no_domain' }
  // A row without a name is about the domain itself.
  if (name !== '' && isWithin(host, SHARED_HOSTS) && !isCalledLike(sharedIn(host), name))
    return { reason: 'shared_host' }
  return { domain }
}

/** A longer text is neither an address nor a host. */
const MAX_CHARS = 2_000

function hostIn(text: string): string | undefined {
  const trimmed = text.trim().slice(0, MAX_CHARS)
  if (trimmed === '' || /\s/.test(trimmed)) return undefined
  const written = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed.replace(/^\/+/, '')}`
  const host = parsedUrl(written)?.hostname.replace(/\.$/, '')
  return host?.includes('.') ? host : undefined
}

/** Returns the domain at which many owners have pages, such as `wordpress.com` for `acme.wordpress.com`. */
function sharedIn(host: string): string {
  const labels = host.split('.')
  const domains = labels.map((_, at) => labels.slice(at).join('.'))
  return domains.find((one) => SHARED_HOSTS.has(one)) ?? ownerOf(host)
}

function isCalledLike(domain: string, name: string): boolean {
  const label = domain.split('.', 1)[0] ?? ''
  return label.length > 2 && nameKey(name).startsWith(label)
}
