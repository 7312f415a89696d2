import { hostParts } from '../formats/psl.ts'
import type { ForgottenSite } from '../model/maintenance.ts'
import { parseDomain } from './domain.ts'

/**
 * Returns the site whose data is to be deleted. Hosts that only a host map named are accepted, because their
 * data may be stored, too. Throws `invalid_input` for a text that is not a domain.
 */
export function forgottenSite(text: string): ForgottenSite {
  const { domain, unicode } = parseDomain(text, { isMapped: () => true })
  return { domain, unicode, isSuffix: hostParts(domain)?.registrable === null }
}
