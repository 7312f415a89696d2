/** Estimates by the host of a link how likely the link leads to a page of the site. */

import { CONSENT_FIRMS } from '../../data/vendors/consent-firms.ts'
import { isOf } from '../../formats/psl.ts'
import { labelsOf } from '../../formats/text/affinity.ts'
import { bareHost } from '../../formats/url.ts'
import { EMBEDDED_FIRMS, HOSTED_PAGES } from '../../lexicon/hosted-pages.ts'
import { type Domains, isWithin } from '../../lexicon/hosts.ts'
import { PLATFORM_DOMAINS } from '../../lexicon/platforms.ts'
import type { LinkKind } from '../../model/values.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** Services whose own legal pages many sites must link to, such as captchas, maps and site builders. */
export const THIRD_PARTIES: Domains = new Set([
  ...EMBEDDED_FIRMS,
  ...PLATFORM_DOMAINS,
  ...CONSENT_FIRMS.flatMap(({ domains = [] }) => domains),
])

/**
 * Likelihood that a page belongs to the site, by its domain. The site's own domain is the likeliest, then a
 * domain that contains its name, then a service that hosts such pages, then any other domain.
 */
export function ownership(snapshot: Snapshot, url: string, kind: LinkKind): number {
  const host = bareHost(url)
  if (host === snapshot.site.domain) return 1
  if (isOf(snapshot.site, host)) return 0.95
  if (labelsOf(snapshot.site).some((label) => label.length > 3 && host.includes(label))) return 0.9
  const hosted = HOSTED_PAGES[kind]
  if (hosted && isWithin(host, hosted)) return 0.9
  return 0.6
}
