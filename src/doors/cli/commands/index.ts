import { naics } from '../../../calls/naics.ts'
import { sic } from '../../../calls/sic.ts'
import type { CliCommand } from '../command.ts'
import { backup } from './backup.ts'
import { batch } from './batch.ts'
import { brand } from './brand.ts'
import { capture } from './capture.ts'
import { classify } from './classify.ts'
import { completion } from './completion.ts'
import { config } from './config.ts'
import { correct } from './correct.ts'
import { describe } from './describe.ts'
import { directory } from './directory/index.ts'
import { doctor } from './doctor.ts'
import { evaluate } from './evaluate.ts'
import { explain } from './explain.ts'
import { exportResults } from './export.ts'
import { fonts } from './fonts.ts'
import { forget } from './forget.ts'
import { html } from './html.ts'
import { identify } from './identify.ts'
import { images } from './images.ts'
import { installBrowser } from './install-browser.ts'
import { keys } from './keys.ts'
import { logo } from './logo.ts'
import { markdown } from './markdown.ts'
import { commandOf } from './of-call.ts'
import { openapi } from './openapi.ts'
import { organisations } from './organisations.ts'
import { plans } from './plans.ts'
import { prefetch } from './prefetch.ts'
import { product } from './product.ts'
import { products } from './products.ts'
import { query } from './query.ts'
import { schema } from './schema.ts'
import { screenshot } from './screenshot.ts'
import { serve } from './serve.ts'
import { sitemap } from './sitemap.ts'
import { status } from './status.ts'
import { styleguide } from './styleguide.ts'
import { usage } from './usage.ts'
import { warc } from './warc.ts'

/** Every command, in the order of the help: one file each, and one line here. */
export const COMMANDS: readonly CliCommand[] = [
  brand,
  fonts,
  styleguide,
  ...commandOf('naics', naics),
  ...commandOf('sic', sic),
  explain,
  identify,
  screenshot,
  logo,
  batch,
  exportResults,
  prefetch,
  serve,
  status,
  backup,
  doctor,
  forget,
  directory,
  correct,
  keys,
  organisations,
  plans,
  usage,
  config,
  openapi,
  schema,
  capture,
  describe,
  warc,
  sitemap,
  html,
  images,
  markdown,
  product,
  products,
  query,
  classify,
  evaluate,
  installBrowser,
  completion,
]
