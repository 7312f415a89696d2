import { brand } from './brand.ts'
import { brandFile } from './brand-file.ts'
import { brandReport } from './brand-report.ts'
import { bytes } from './bytes.ts'
import type { Call } from './call.ts'
import { capture } from './capture.ts'
import { crawl } from './crawl.ts'
import { design } from './design.ts'
import { diff } from './diff.ts'
import { examine } from './examine.ts'
import { explain } from './explain.ts'
import { extract } from './extract.ts'
import { fonts } from './fonts.ts'
import { html } from './html.ts'
import { images } from './images.ts'
import { logo } from './logo.ts'
import { markdown } from './markdown.ts'
import { naics } from './naics.ts'
import { prefetch } from './prefetch.ts'
import { product } from './product.ts'
import { products } from './products.ts'
import { query } from './query.ts'
import { record } from './record.ts'
import { screenshot } from './screenshot.ts'
import { sic } from './sic.ts'
import { sitemap } from './sitemap.ts'
import { styleguide } from './styleguide.ts'

/** All calls by the names of their methods. Routes and commands have this order. */
export const CALLS = {
  brand,
  fonts,
  styleguide,
  design,
  screenshot,
  prefetch,
  logo,
  query,
  naics,
  sic,
  products,
  sitemap,
  bytes,
  html,
  images,
  markdown,
  crawl,
  extract,
  product,
  diff,
  explain,
  brandFile,
  brandReport,
  examine,
  capture,
  record,
}

type Calls = typeof CALLS
type All<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer A) => void ? A : never

/** The methods of an engine for lookups. */
export interface CallMethods
  extends All<
    Calls[keyof Calls] extends infer C ? (C extends Call<never, unknown, infer M> ? M : never) : never
  > {}
