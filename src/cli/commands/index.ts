import type { CliCommand } from '../command.ts'
import { batch } from './batch.ts'
import { brand } from './brand.ts'
import { capture } from './capture.ts'
import { classify } from './classify.ts'
import { completion } from './completion.ts'
import { config } from './config.ts'
import { correct } from './correct.ts'
import { describe } from './describe.ts'
import { directory } from './directory/index.ts'
import { evaluate } from './evaluate.ts'
import { explain } from './explain.ts'
import { exportResults } from './export.ts'
import { fonts } from './fonts.ts'
import { html } from './html.ts'
import { identify } from './identify.ts'
import { images } from './images.ts'
import { installBrowser } from './install-browser.ts'
import { keys } from './keys.ts'
import { markdown } from './markdown.ts'
import { openapi } from './openapi.ts'
import { query } from './query.ts'
import { schema } from './schema.ts'
import { screenshot } from './screenshot.ts'
import { serve } from './serve.ts'
import { sitemap } from './sitemap.ts'
import { status } from './status.ts'
import { styleguide } from './styleguide.ts'
import { warc } from './warc.ts'

/** Every command, in the order of the help: one file each, and one line here. */
export const COMMANDS: readonly CliCommand[] = [
  brand,
  fonts,
  styleguide,
  explain,
  identify,
  screenshot,
  batch,
  exportResults,
  serve,
  status,
  directory,
  correct,
  keys,
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
  query,
  classify,
  evaluate,
  installBrowser,
  completion,
]
