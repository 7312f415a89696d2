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

/** These types are named so that the published types contain the comments of the settings, too. */
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

/**
 * All options with their defaults and ranges, in one place. Units stand at the end of the names.
 * `docs/options.md` is made from this table.
 */
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

/** Every option with its value. */
export type Options = ValuesOf<typeof OPTIONS>

/** Any part of the options; the others keep their defaults. */
export type PartialOptions = {
  [K in keyof Options]?:
    | (Options[K] extends unknown[] ? Options[K] : Options[K] extends object ? Given<Options[K]> : Options[K])
    | undefined
}

type Given<G> = { [K in keyof G]?: G[K] | undefined }

/** The options when nobody sets any. They cannot be changed. */
export const DEFAULTS: Options = defaultsOf(OPTIONS)

/**
 * All options: the values of the caller, and defaults for the others. Throws `invalid_input` for a name that
 * is not an option and for a value that the option cannot have; the message names the option.
 */
export function withDefaults(given: PartialOptions = {}): Options {
  return settled(OPTIONS, given, { whole: 'options' })
}
