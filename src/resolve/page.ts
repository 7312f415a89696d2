import { MAX_URL_CHARS, parsedUrl, withoutFragment } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { type ParseDomainOptions, parseDomain, quoted } from './domain.ts'

/** One page of a site. */
export interface SitePage {
  readonly site: Site
  /** Absolute http(s) URL without fragment. */
  readonly page: string
}

/**
 * Reads the address of a page, which must be absolute, with http or https.
 *
 * @throws BlazonError `invalid_input` with the reason, for any text that is not a page of a public web site.
 */
export function parsePage(input: string, options: ParseDomainOptions = {}): SitePage {
  const text = typeof input === 'string' ? input.trim() : ''
  if (!/^https?:\/\//i.test(text) || !parsedUrl(text)) {
    throw new BlazonError(
      'invalid_input',
      `${quoted(text)} is not the whole address of a page. Write it like https://example.com/page.`,
    )
  }
  if (text.length > MAX_URL_CHARS)
    throw new BlazonError('invalid_input', `The address of a page has ${MAX_URL_CHARS} characters at most.`)
  // Invalid hosts are refused instead of being repaired. White space after the host is allowed.
  const [, authority = '', rest = ''] = /^(https?:\/\/[^/?#]*)(.*)$/is.exec(text) ?? []
  const site = parseDomain(authority + rest.replace(/\s/g, '%20'), { ...options, allowPort: true })
  return { site, page: withoutFragment(new URL(text).href) }
}
