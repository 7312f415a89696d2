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
