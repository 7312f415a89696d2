/** The functions of the library that work on what is at hand, without network and without waiting. */

export { readList } from '../batch/list/read.ts'
export { isMerchant } from '../directory/transaction/same-merchant.ts'
export { backdrops as extractBackdrops } from '../extract/backdrops/index.ts'
export { colors as extractColors } from '../extract/colors/index.ts'
export {
  address as extractAddress,
  email as extractEmail,
  phone as extractPhone,
} from '../extract/contacts/index.ts'
export { description as extractDescription } from '../extract/description/index.ts'
export { fonts as extractFonts } from '../extract/fonts/index.ts'
export { imagesOf as extractImages } from '../extract/images/index.ts'
export { extractors, FIELD_NAMES } from '../extract/index.ts'
export { industries as extractIndustries } from '../extract/industries/index.ts'
export { language as extractLanguage } from '../extract/language/index.ts'
export { links as extractLinks } from '../extract/links/index.ts'
export { logos as extractLogos } from '../extract/logos/index.ts'
export { markdownOf as extractMarkdown } from '../extract/markdown/index.ts'
export { metadata as extractMetadata } from '../extract/metadata/index.ts'
export { name as extractName } from '../extract/name/index.ts'
export { isNsfw as extractIsNsfw } from '../extract/nsfw/index.ts'
export { productsOf as extractProducts } from '../extract/products/index.ts'
export { slogan as extractSlogan } from '../extract/slogan/index.ts'
export { socials as extractSocials } from '../extract/socials/index.ts'
export { styleguide as extractStyleguide } from '../extract/styleguide/index.ts'
export { readGold } from '../gold/case.ts'
export { classify, classifyByMeaning } from '../industry/index.ts'
export { describe, judge } from '../paths/describe.ts'
export { writeStyleguide } from '../record/styleguide/index.ts'
export { snapshotFromHar } from '../snapshot/made/from-har.ts'
export { snapshotFromHtml } from '../snapshot/made/from-html.ts'
