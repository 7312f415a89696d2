/**
 * The entry `blazon/extract` of the package, for callers who already have the HTML. All its functions work on
 * one page and are pure. They need no network, browser, database or native code, so a bundler can make one
 * file of them, for Node, Bun, Deno and other runtimes with Node's built-in modules.
 */

import type { BrandRecord } from '../model/record.ts'
import { describe } from '../paths/describe.ts'
import { type GivenPage, snapshotFromHtml } from '../snapshot/made/from-html.ts'

export { designOf as extractDesign } from '../design/read/index.ts'
export { designFiles as writeDesign } from '../design/write/index.ts'
export { backdrops as extractBackdrops } from '../extract/backdrops/index.ts'
export { colors as extractColors } from '../extract/colors/index.ts'
export {
  address as extractAddress,
  email as extractEmail,
  phone as extractPhone,
} from '../extract/contacts/index.ts'
export { description as extractDescription } from '../extract/description/index.ts'
export type { Extractor } from '../extract/extractor.ts'
export { fonts as extractFonts } from '../extract/fonts/index.ts'
export { imagesOf as extractImages } from '../extract/images/index.ts'
export type { Findings } from '../extract/index.ts'
export { extractors } from '../extract/index.ts'
export { industries as extractIndustries } from '../extract/industries/index.ts'
export { language as extractLanguage } from '../extract/language/index.ts'
export { links as extractLinks } from '../extract/links/index.ts'
export { logos as extractLogos } from '../extract/logos/index.ts'
export type { Markdown } from '../extract/markdown/index.ts'
export { markdownOf as extractMarkdown } from '../extract/markdown/index.ts'
export { metadata as extractMetadata } from '../extract/metadata/index.ts'
export { name as extractName } from '../extract/name/index.ts'
export { isNsfw as extractIsNsfw } from '../extract/nsfw/index.ts'
export { productsOf as extractProducts } from '../extract/products/index.ts'
export { slogan as extractSlogan } from '../extract/slogan/index.ts'
export { socials as extractSocials } from '../extract/socials/index.ts'
export { styleguide as extractStyleguide } from '../extract/styleguide/index.ts'
export { FIELD_NAMES } from '../fields/index.ts'
export { classify } from '../industry/index.ts'
export type { Design, DesignFile, DesignMark } from '../model/design.ts'
export { BlazonError, type ErrorCode } from '../model/errors.ts'
export type { Absent, Candidate, Evidence, Failed, Finding, Found, Trace } from '../model/finding.ts'
export { isFound } from '../model/finding.ts'
export type { PartialOptions } from '../model/options.ts'
export type { BrandFields, BrandRecord, FieldName, Result } from '../model/record.ts'
export { STYLEGUIDE_FORMATS, type Styleguide, type StyleguideFormat } from '../model/styleguide.ts'
export { describe, judge } from '../paths/describe.ts'
export { writeStyleguide } from '../record/styleguide/index.ts'
export { snapshotFromHar } from '../snapshot/made/from-har.ts'
export { type GivenPage, snapshotFromHtml } from '../snapshot/made/from-html.ts'
export type { Resource, Snapshot } from '../snapshot/snapshot.ts'

/**
 * Makes the record of a page from its HTML, with evidence for every value, as `describe` does for the
 * snapshot from `snapshotFromHtml`. `url` is the absolute http(s) URL of the page. `more` may have its style
 * sheets, manifest and pictures (`resources`), other pages of the site, and options. Pure: the same page
 * gives the same bytes. Throws `invalid_input` with the reason when an argument is not valid.
 *
 * @example
 * const { fields } = extract(html, 'https://example.com/')
 * const name = isFound(fields.name) ? fields.name.value : undefined
 */
export function extract(html: string, url: string, more: Omit<GivenPage, 'html' | 'url'> = {}): BrandRecord {
  return describe(snapshotFromHtml({ ...more, html, url }))
}
