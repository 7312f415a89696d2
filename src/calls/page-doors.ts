/**
 * Translates the parameters of routes and the flags of commands into the parts of a request about one page.
 */

import { BlazonError } from '../model/errors.ts'
import type { PagePart } from '../model/page-part.ts'
import { MAX_ACTIONS, MAX_SCROLLS, MAX_WAIT_MS, type PageAction, type PageVisit } from '../model/visit.ts'
import type { Flag, Kinds, Zod } from './doors.ts'

/**
 * The parameters of a visit, which all routes about pages have. Clients may send objects and lists as JSON.
 */
export const visitParams = ({ z, integer }: Kinds) => ({
  headers: z
    .preprocess(parsed, z.record(z.string(), z.string()))
    .optional()
    .meta({ examples: [{ 'Accept-Language': 'de' }] })
    .describe('Headers of the request for the page alone. Nothing is stored then.'),
  waitForMs: integer(0, MAX_WAIT_MS)
    .default(0)
    .describe('Time that the page gets in a browser after it has loaded, in milliseconds.'),
  actions: z
    .preprocess(parsed, z.array(actionType(z)).max(MAX_ACTIONS))
    .optional()
    .meta({ examples: [[{ do: 'wait', timeMs: 500 }, { do: 'scroll' }]] })
    .describe('Steps in a browser after the page has loaded. Steps in plain words are skipped.'),
})

/** A longer list is refused before its entries are checked. */
const MOST_LISTED = 1_000

/** The parameters of routes that return a page or a part of it. */
export const partParams = (kinds: Kinds) => {
  const { z, flag } = kinds
  // Their number is checked together with their syntax.
  const selectors = () => z.preprocess(selectorsOf, z.array(z.string()).max(MOST_LISTED)).optional()
  return {
    includeSelectors: selectors().describe('CSS selectors of the elements that are read. Default: all.'),
    excludeSelectors: selectors().describe('CSS selectors of elements that are left out.'),
    useMainContentOnly: flag()
      .default(false)
      .describe('Leaves header, footer, navigation and side columns out.'),
    includeFrames: flag().default(false).describe('Reads the documents of frames in their places.'),
    settleAnimations: flag().default(false).describe('Waits in a browser until animations have ended.'),
    country: z.string().optional().describe('Refused: no proxy is known to be in a country.'),
    ...visitParams(kinds),
  }
}

type PartParams = PagePart &
  PageVisit & {
    readonly useMainContentOnly: boolean
  }

/** Returns the part of a request for these parameters. */
export function partOfParams({ useMainContentOnly, ...given }: PartParams): PagePart & PageVisit {
  const { includeSelectors, excludeSelectors, includeFrames, settleAnimations, country } = given
  const part = { includeSelectors, excludeSelectors, mainContentOnly: useMainContentOnly }
  return { ...part, includeFrames, settleAnimations, country, ...visitOfParams(given) }
}

export const visitOfParams = ({ headers, waitForMs, actions }: PageVisit): PageVisit => ({
  ...{ headers, waitForMs, actions },
})

function actionType(z: Zod) {
  const amount = z.union([z.number().positive().max(1_000_000), z.enum(['viewport', 'max'])])
  return z.discriminatedUnion('do', [
    z.object({ do: z.literal('wait'), timeMs: z.int().min(0).max(MAX_WAIT_MS) }),
    z.object({ do: z.literal('waitFor'), selector: z.string().max(1_000) }),
    z.object({ do: z.literal('perform'), action: z.string().max(1_000) }),
    z.object({
      do: z.literal('scroll'),
      direction: z.enum(['up', 'down', 'left', 'right']).optional(),
      amount: amount.optional(),
      maxScrolls: z.int().min(1).max(MAX_SCROLLS).optional(),
      container: z.string().max(1_000).optional(),
    }),
  ])
}

/** Returns the value of a JSON text with an object or a list. Any other value is returned unchanged. */
export function parsed(raw: unknown): unknown {
  if (typeof raw !== 'string' || !/^\s*[[{]/.test(raw)) return raw
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}

/**
 * Returns a list of selectors. A text is a single selector, because several selectors with commas between
 * them are valid as one.
 */
function selectorsOf(raw: unknown): unknown {
  const value = parsed(raw)
  return typeof value === 'string' ? [value] : value
}

/** The flags of a visit, which all commands about pages have. */
export const VISIT_FLAGS: readonly Flag[] = [
  ['--header <line...>', 'a header such as "X-Name: value", sent to the site of the page alone'],
  ['--wait <ms>', 'give the page time in a browser after it has loaded', [0, MAX_WAIT_MS]],
  ['--actions <json>', `up to ${MAX_ACTIONS} steps in a browser, such as [{"do":"scroll"}]`],
]

/** The flags of commands that return a page or a part of it. */
export const PART_FLAGS: readonly Flag[] = [
  ['--include <css...>', 'only what a CSS selector matches'],
  ['--exclude <css...>', 'nothing of what a CSS selector matches'],
  ['--frames', 'with the documents of frames in their places'],
  ['--settle', 'wait in a browser until animations have ended'],
  ...VISIT_FLAGS,
]

export interface VisitFlags {
  readonly header?: readonly string[]
  readonly wait?: number
  readonly actions?: string
}

export interface PartFlags extends VisitFlags {
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly frames?: boolean
  readonly settle?: boolean
}

/** Returns the visit for these flags. Parts without a flag are left out. */
export function visitOfFlags({ header, wait, actions }: VisitFlags): PageVisit {
  return {
    ...(header && { headers: Object.fromEntries(header.map(headerIn)) }),
    ...(wait !== undefined && { waitForMs: wait }),
    ...(actions !== undefined && { actions: jsonIn('--actions', actions) as readonly PageAction[] }),
  }
}

/** Returns the part of a page and the visit for these flags. Parts without a flag are left out. */
export function partOfFlags({ include, exclude, frames, settle, ...visit }: PartFlags): PagePart & PageVisit {
  return {
    ...(include && { includeSelectors: include }),
    ...(exclude && { excludeSelectors: exclude }),
    ...(frames && { includeFrames: true }),
    ...(settle && { settleAnimations: true }),
    ...visitOfFlags(visit),
  }
}

function headerIn(line: string): readonly [name: string, value: string] {
  const at = line.indexOf(':')
  if (at < 1) throw new BlazonError('invalid_input', '--header: write a name, a colon and a value.')
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}

/** Returns the value of a flag with JSON. Throws `invalid_input` for a text that is not JSON. */
export function jsonIn(flag: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BlazonError('invalid_input', `${flag}: this is no JSON.`)
  }
}
