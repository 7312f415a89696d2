import { type BrandMethod, brand } from './brand.ts'
import type { Call } from './call.ts'
import { type CaptureMethod, capture } from './capture.ts'
import { type ExamineMethod, examine } from './examine.ts'
import { type FontsMethod, fonts } from './fonts.ts'
import { type HtmlMethod, html } from './html.ts'
import { type ImagesMethod, images } from './images.ts'
import { type LogoMethod, logo } from './logo.ts'
import { type MarkdownMethod, markdown } from './markdown.ts'
import { type NaicsMethod, naics } from './naics.ts'
import { type ProductMethod, product } from './product.ts'
import { type ProductsMethod, products } from './products.ts'
import { type QueryMethod, query } from './query.ts'
import { type RecordMethod, record } from './record.ts'
import { type ScreenshotMethod, screenshot } from './screenshot.ts'
import { type SicMethod, sic } from './sic.ts'
import { type SitemapMethod, sitemap } from './sitemap.ts'
import { type StyleguideMethod, styleguide } from './styleguide.ts'

/** The methods of an engine that look something up: one file each, and one line in each list. */
export interface CallMethods
  extends BrandMethod,
    FontsMethod,
    NaicsMethod,
    SicMethod,
    QueryMethod,
    StyleguideMethod,
    ScreenshotMethod,
    LogoMethod,
    ProductsMethod,
    ExamineMethod,
    CaptureMethod,
    RecordMethod,
    SitemapMethod,
    HtmlMethod,
    ImagesMethod,
    MarkdownMethod,
    ProductMethod {}

/** Every call by the name of its method. */
export const CALLS = {
  brand,
  fonts,
  naics,
  sic,
  query,
  styleguide,
  screenshot,
  logo,
  products,
  examine,
  capture,
  record,
  sitemap,
  html,
  images,
  markdown,
  product,
} satisfies {
  readonly [K in keyof CallMethods]: Call<never, Awaited<ReturnType<CallMethods[K]>>>
}
