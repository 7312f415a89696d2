import { UNSURE } from '../../src/extract/contacts/index.ts'
import { extractAddress, extractEmail, extractName, extractPhone, snapshotFromHtml } from '../../src/index.ts'
import { type Finding, foundValue } from '../../src/model/finding.ts'
import type { Address } from '../../src/model/values.ts'
import type { Adapter } from './adapter.ts'

export const adapter: Adapter = {
  answer({ url, file: _, ...one }, read) {
    const snapshot = snapshotFromHtml({ url: webAddress(url ?? one.url), html: read().toString('utf8') })
    return {
      emails: valuesOf(extractEmail(snapshot)),
      phones: valuesOf(extractPhone(snapshot)),
      addresses: valuesOf<Address>(extractAddress(snapshot)).map(
        ({ street, city, stateCode, stateProvince, postalCode, country }) => ({
          street,
          city,
          state: stateCode ?? stateProvince,
          postal_code: postalCode,
          country,
        }),
      ),
      name: foundValue(extractName(snapshot)) ?? null,
    }
  },
}

/** Pages that were saved on a disk have no web address. */
function webAddress(url: unknown): string {
  return typeof url === 'string' && /^https?:\/\/[^/]/.test(url) ? url : 'https://page.example/'
}

/**
 * All candidates of the page that are valid, best first. The corpus wants every one, no matter to whom it
 * belongs.
 */
function valuesOf<T>(finding: Finding<T>): T[] {
  if ('error' in finding) throw new Error(finding.error)
  const candidates = finding.trace?.candidates ?? []
  return candidates.filter(({ rejected }) => !rejected || rejected === UNSURE).map(({ value }) => value as T)
}
