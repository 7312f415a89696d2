import { withoutFragment } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { type ParseDomainOptions, parseDomain } from './domain.ts'

/** One page of a site. */
export interface SitePage {
  readonly site: Site
  /** Absolute http(s) URL without fragment. */
  readonly page: string
}

/**
 * Reads the address of a page: whole, with http or https.
 *
 * @throws BlazonError `invalid_input` with the reason, for everything that is not a page of a public web site.
 */
export function parsePage(input: string, options: ParseDomainOptions = {}): SitePage {
  const text = input.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new BlazonError(
      'invalid_input',
      'A page is given by its whole address. Write it like https://example.com/page.',
    )
  }
  // As written: what no host can have is refused, and not tidied away.
  const site = parseDomain(text, { ...options, allowPort: true })
  return { site, page: withoutFragment(new URL(text).href) }
}
