import { BACKGROUND, BATCH } from './options/batch.ts'
import { BROWSER, READERS, SCREENSHOT } from './options/browser.ts'
import { EMAIL } from './options/email.ts'
import { CRAWL, ESCALATION, FETCH } from './options/fetch.ts'
import { GENERAL, RECORDING } from './options/general.ts'
import { INDUSTRIES } from './options/industries.ts'
import { LLM } from './options/llm.ts'
import { SERVE } from './options/serve.ts'
import { STORE } from './options/store.ts'
import { defaultsOf, settled, type ValuesOf } from './options/validate.ts'

export type { RobotsPolicy } from './options/fetch.ts'
export type { ColorScheme, Producer } from './options/general.ts'

/** This type is written out so that the published types contain the comments of the settings. */
type OptionGroups = {
  fetch: typeof FETCH
  escalation: typeof ESCALATION
  crawl: typeof CRAWL
  browser: typeof BROWSER
  screenshot: typeof SCREENSHOT
  readers: typeof READERS
  email: typeof EMAIL
  industries: typeof INDUSTRIES
  recording: typeof RECORDING
  llm: typeof LLM
  store: typeof STORE
  batch: typeof BATCH
  background: typeof BACKGROUND
  serve: typeof SERVE
}

/** All options with defaults and ranges. Names end with units. `docs/options.md` is made from this table. */
export const OPTIONS: typeof GENERAL & OptionGroups = {
  ...GENERAL,
  fetch: FETCH,
  escalation: ESCALATION,
  crawl: CRAWL,
  browser: BROWSER,
  screenshot: SCREENSHOT,
  readers: READERS,
  email: EMAIL,
  industries: INDUSTRIES,
  recording: RECORDING,
  llm: LLM,
  store: STORE,
  batch: BATCH,
  background: BACKGROUND,
  serve: SERVE,
}

export type Options = ValuesOf<typeof OPTIONS>

/** Any part of the options. The options that are left out keep their defaults. */
export type PartialOptions = {
  [K in keyof Options]?:
    | (Options[K] extends unknown[] ? Options[K] : Options[K] extends object ? Given<Options[K]> : Options[K])
    | undefined
}

type Given<G> = { [K in keyof G]?: G[K] | undefined }

/** The options when the caller sets none. They cannot be changed. */
export const DEFAULTS: Options = defaultsOf(OPTIONS)

/**
 * Fills in the defaults of the options. Throws `invalid_input`, with the name of the option, for a name that
 * is not an option and for a value that the option cannot have.
 */
export function withDefaults(given: PartialOptions = {}): Options {
  return settled(OPTIONS, given, { whole: 'options' })
}
