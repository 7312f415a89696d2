/**
 * The library for Node, with the names of `index.ts`. The code that reads pages takes half a second of
 * processor time to import, so here the functions that work offline load it at their first call. Bundlers
 * cannot follow that, so the condition `module` in package.json gives them `index.ts`.
 */

import { createRequire } from 'node:module'
import { FIELD_NAMES } from '../fields/index.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

export { BlazonError } from '../model/errors.ts'
export { isFound } from '../model/finding.ts'
export { DEFAULTS } from '../model/options.ts'
export { REDUCTIONS } from '../model/reductions.ts'
export { STYLEGUIDE_FORMATS } from '../model/styleguide.ts'
export * from './lookups.ts'

type Offline = typeof import('./offline.ts')
type NameOfFunction = { [K in keyof Offline]: Offline[K] extends Call ? K : never }[keyof Offline]
type Call = (...given: never[]) => unknown

const require = createRequire(import.meta.url)

/** Returns a function that loads the library function of this name at its first call. */
function later<K extends NameOfFunction>(name: K): Offline[K] {
  const call = (...given: never[]) => (require('./offline.js') as Record<K, Call>)[name](...given)
  return call as Offline[K]
}

export const extract = later('extract')
export const extractBackdrops = later('extractBackdrops')
export const extractColors = later('extractColors')
export const extractAddress = later('extractAddress')
export const extractDesign = later('extractDesign')
export const extractEmail = later('extractEmail')
export const extractPhone = later('extractPhone')
export const extractDescription = later('extractDescription')
export const extractFonts = later('extractFonts')
export const extractImages = later('extractImages')
export const extractIndustries = later('extractIndustries')
export const extractLanguage = later('extractLanguage')
export const extractLinks = later('extractLinks')
export const extractLogos = later('extractLogos')
export const extractMarkdown = later('extractMarkdown')
export const extractMetadata = later('extractMetadata')
export const extractName = later('extractName')
export const extractIsNsfw = later('extractIsNsfw')
export const extractProducts = later('extractProducts')
export const extractSlogan = later('extractSlogan')
export const extractSocials = later('extractSocials')
export const extractStyleguide = later('extractStyleguide')
export const classify = later('classify')
export const classifyByMeaning = later('classifyByMeaning')
export const diffBrands = later('diffBrands')
export const readGold = later('readGold')
export const isMerchant = later('isMerchant')
export const readList = later('readList')
export const describe = later('describe')
export const judge = later('judge')
export const writeDesign = later('writeDesign')
export const writeStyleguide = later('writeStyleguide')
export const snapshotFromHar = later('snapshotFromHar')
export const snapshotFromHtml = later('snapshotFromHtml')

/** The extractors by field. */
export const extractors = Object.fromEntries(
  FIELD_NAMES.map((name) => {
    const extractor = (snapshot: Snapshot) => (require('./offline.js') as Offline).extractors[name](snapshot)
    return [name, extractor]
  }),
) as unknown as Offline['extractors']

export { FIELD_NAMES }
