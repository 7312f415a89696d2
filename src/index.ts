/**
 * blazon as a library: `createBlazon` looks brands up; `snapshotFromHtml`, `withPictures` and `describe` work on one page, offline.
 */
export { type Blazon, type BlazonSettings, createBlazon, type Handle, type PageHandle } from './blazon.ts'
export { describe, judge } from './describe.ts'
export { backdrops as extractBackdrops } from './extract/backdrops/index.ts'
export { colors as extractColors } from './extract/colors/index.ts'
export {
  address as extractAddress,
  email as extractEmail,
  phone as extractPhone,
} from './extract/contacts/index.ts'
export { description as extractDescription } from './extract/description/index.ts'
export { fonts as extractFonts } from './extract/fonts/index.ts'
export { imagesOf as extractImages } from './extract/images/index.ts'
export { extractors, type Findings } from './extract/index.ts'
export { language as extractLanguage } from './extract/language/index.ts'
export { links as extractLinks } from './extract/links/index.ts'
export { logos as extractLogos } from './extract/logos/index.ts'
export { type Markdown, markdownOf as extractMarkdown } from './extract/markdown/index.ts'
export { metadata as extractMetadata } from './extract/metadata/index.ts'
export { name as extractName } from './extract/name/index.ts'
export { isNsfw as extractIsNsfw } from './extract/nsfw/index.ts'
export { slogan as extractSlogan } from './extract/slogan/index.ts'
export { socials as extractSocials } from './extract/socials/index.ts'
export { styleguide as extractStyleguide } from './extract/styleguide/index.ts'
export { type GoldCase, readGold } from './gold/case.ts'
export { type Accuracy, evaluate, type ScoredCase } from './gold/evaluate.ts'
export { BlazonError, type ErrorCode } from './model/errors.ts'
export type { Absent, Candidate, Evidence, Failed, Finding, Found, Trace } from './model/finding.ts'
export { isFound } from './model/finding.ts'
export type { LookupRequest } from './model/lookup.ts'
export { DEFAULTS, type Options, type PartialOptions, type Producer } from './model/options.ts'
export type { SitemapCounts, SitePages } from './model/pages.ts'
export type { Picture, PictureFacts, Shade } from './model/picture.ts'
export {
  type BrandFields,
  type BrandRecord,
  FIELD_NAMES,
  type FieldName,
  type FontsResult,
  type Result,
} from './model/record.ts'
export type {
  HtmlRequest,
  ImageElement,
  ImagesOptions,
  MarkdownChunk,
  MarkdownOptions,
  PageImage,
  PageLookup,
  PageMarkdown,
  PageReadings,
  PageResult,
  Scrapes,
} from './model/scrape.ts'
export type {
  Priority,
  Screenshot,
  ScreenshotRequest,
  ScreenshotResult,
  ScreenshotType,
} from './model/screenshot.ts'
export type { PageClass, Site, Verdict } from './model/site.ts'
export type { StyleSample } from './model/style.ts'
export {
  type ButtonStyle,
  type CardStyle,
  type ShadowScale,
  type SpacingScale,
  STYLEGUIDE_FORMATS,
  type Styleguide,
  type StyleguideFormat,
  type StyleguideResult,
  type TypeStyle,
} from './model/styleguide.ts'
export type {
  Address,
  Backdrop,
  BrandColor,
  Color,
  ColorRole,
  FontUse,
  KeyLinks,
  Logo,
  LogoMode,
  Resolution,
  Social,
} from './model/values.ts'
export { withPictures } from './pictures/index.ts'
export { writeStyleguide } from './record/styleguide/index.ts'
export { type HarRequest, snapshotFromHar } from './snapshot/from-har.ts'
export { snapshotFromHtml } from './snapshot/from-html.ts'
export type { Resource, Snapshot } from './snapshot/snapshot.ts'
