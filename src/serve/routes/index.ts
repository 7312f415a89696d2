import type { Route } from '../route.ts'
import { brandFonts } from './brand-fonts.ts'
import { brandRetrieve } from './brand-retrieve.ts'
import { brandScreenshot } from './brand-screenshot.ts'
import { brandSimplified } from './brand-simplified.ts'
import { brandStyleguide } from './brand-styleguide.ts'
import { webHtml } from './web-html.ts'
import { webImages } from './web-images.ts'
import { webMarkdown } from './web-markdown.ts'
import { webSitemap } from './web-sitemap.ts'

/** Every endpoint: one file each, one line here. */
export const ROUTES: readonly Route[] = [
  brandRetrieve,
  brandSimplified,
  brandFonts,
  brandStyleguide,
  brandScreenshot,
  webHtml,
  webImages,
  webMarkdown,
  webSitemap,
]

/** Endpoints of the contract's past (§6.10), each with what its callers are told to do instead. They are 410 for every method. */
export const REMOVED: ReadonlyMap<string, string> = new Map([
  ['/v1/brand/search', 'Search has been removed; look a brand up by its domain at /v1/brand/retrieve'],
])
