/** How one page is visited, beyond the usual: all of it changes what is read, so nothing of it is stored. */

/** A step in the browser after the page has loaded. At most `MAX_ACTIONS` are taken, in their order. */
export type PageAction =
  /** Gives the page time, from 0 to `MAX_WAIT_MS` milliseconds. */
  | { readonly do: 'wait'; readonly timeMs: number }
  /** Waits until an element that a CSS selector matches is visible, for `MAX_WAIT_MS` at most. */
  | { readonly do: 'waitFor'; readonly selector: string }
  | {
      readonly do: 'scroll'
      /** Default: down. */
      readonly direction?: 'up' | 'down' | 'left' | 'right' | undefined
      /** Pixels, one window (`viewport`), or as far as it goes (`max`). Default: `viewport`. */
      readonly amount?: number | 'viewport' | 'max' | undefined
      /** Scrolling ends earlier when nothing moves any more. Default: 1; at most `MAX_SCROLLS`. */
      readonly maxScrolls?: number | undefined
      /** CSS selector of the element that is scrolled. Default: the page. */
      readonly container?: string | undefined
    }
  /** A step in plain words. It is skipped, because only a language model could understand it. */
  | { readonly do: 'perform'; readonly action: string }

/** The outcome of an action. */
export interface AppliedAction {
  /** The action in words. */
  readonly instruction: string
  /** `failed`: the page does not show its effect; `skipped`: it was not tried. */
  readonly status: 'applied' | 'failed' | 'skipped'
  readonly method?: string
  /** The element that was scrolled. */
  readonly targetDescription?: string
  /** What the page showed afterwards. */
  readonly completionEvidence?: string
  readonly durationMs?: number
  readonly error?: string
}

/** Every part has a default. A part that needs a browser is left out, with a note, where there is none. */
export interface PageVisit {
  /**
   * Headers of the request for the page, by name: at most `HEADERS.max`. They are sent to the origin of the
   * page alone, and not to its files, frames or other hosts. Default: none.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * Milliseconds that the page gets in the browser after it has loaded, at most `MAX_WAIT_MS`. Idle time of
   * the page is skipped, so it seldom takes as long. Default: 0.
   */
  readonly waitForMs?: number | undefined
  /** Whether the browser waits until the animations of the page have ended. Default: false. */
  readonly settleAnimations?: boolean | undefined
  /** Whether the documents of its frames are read in their places. Default: false. */
  readonly includeFrames?: boolean | undefined
  /** Steps in the browser after the page has loaded. Default: none. */
  readonly actions?: readonly PageAction[] | undefined
  /** The country from which the page is requested. It is refused, because no proxy states its country. */
  readonly country?: string | undefined
}

export const MAX_WAIT_MS = 30_000
export const MAX_ACTIONS = 5
export const MAX_SCROLLS = 50

/** Bounds of headers: their number, and characters of a name and of a value. */
export const HEADERS = { max: 30, nameChars: 100, valueChars: 8_192 } as const

/** Returns the visit without parts that change nothing; undefined when nothing is left. */
export function effectOf(visit: PageVisit): PageVisit | undefined {
  const parts = Object.entries(visit).filter(([, part]) => isEffective(part))
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

function isEffective(part: unknown): boolean {
  if (typeof part === 'object' && part !== null) return Object.keys(part).length > 0
  return part !== undefined && part !== false && part !== 0
}

/** True for a visit that a browser alone can make. */
export function needsBrowser({ waitForMs, settleAnimations, actions = [] }: PageVisit = {}): boolean {
  return (
    (waitForMs ?? 0) > 0 || settleAnimations === true || actions.some((action) => action.do !== 'perform')
  )
}

/** Returns an action in words. */
export function instructionOf(action: PageAction): string {
  if (action.do === 'wait') return `wait ${action.timeMs} ms`
  if (action.do === 'waitFor') return `wait for ${action.selector}`
  if (action.do === 'perform') return action.action
  const { direction = 'down', amount = 'viewport', maxScrolls = 1, container } = action
  const far = typeof amount === 'number' ? `${amount} px` : amount
  return `scroll ${container ?? 'the page'} ${direction} by ${far}, up to ${maxScrolls} times`
}

/** Returns the outcomes of actions that were not tried, with the reason. */
export function skipped(actions: readonly PageAction[], error: string): readonly AppliedAction[] {
  return actions.map((action) => ({ instruction: instructionOf(action), status: 'skipped', error }))
}
