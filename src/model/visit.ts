/** Settings of a visit to a page. They change the content that is read, so such a page is not stored. */

/** A step in the browser after the page has loaded. At most `MAX_ACTIONS` steps are taken, in their order. */
export type PageAction =
  /** Gives the page time: 0 to `MAX_WAIT_MS` milliseconds. */
  | { readonly do: 'wait'; readonly timeMs: number }
  /** Waits until an element that a CSS selector matches is visible, for `MAX_WAIT_MS` at most. */
  | { readonly do: 'waitFor'; readonly selector: string }
  | {
      readonly do: 'scroll'
      /** Default: down. */
      readonly direction?: 'up' | 'down' | 'left' | 'right' | undefined
      /** A number of pixels, one window (`viewport`), or the whole way (`max`). Default: `viewport`. */
      readonly amount?: number | 'viewport' | 'max' | undefined
      /**
       * The largest number of scrolls. Scrolling ends earlier when nothing moves any more. Default: 1; at
       * most `MAX_SCROLLS`.
       */
      readonly maxScrolls?: number | undefined
      /** The CSS selector of the element to scroll. Default: the page. */
      readonly container?: string | undefined
    }
  /** A step in plain words. It is skipped, because only a language model could understand it. */
  | { readonly do: 'perform'; readonly action: string }

/** The outcome of an action. */
export interface AppliedAction {
  /** The action in words. */
  readonly instruction: string
  /** `failed`: the page does not show the effect of the action. `skipped`: it was not tried. */
  readonly status: 'applied' | 'failed' | 'skipped'
  readonly method?: string
  /** The scrolled element. */
  readonly targetDescription?: string
  /** A description of the page after the action. */
  readonly completionEvidence?: string
  readonly durationMs?: number
  readonly error?: string
}

/**
 * Settings of a visit. All have defaults. If there is no browser, settings that need one have no effect, and
 * a note says so.
 */
export interface PageVisit {
  /**
   * Headers for the request of the page, by name: at most `HEADERS.max`. They are only sent to the origin of
   * the page, and not for its files and frames or to other hosts. Default: none.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * Milliseconds that the page gets in the browser after it has loaded, at most `MAX_WAIT_MS`. Idle time of
   * the page is skipped, so it seldom takes as long. Default: 0.
   */
  readonly waitForMs?: number | undefined
  /** Whether the browser waits until the animations of the page have ended. Default: false. */
  readonly settleAnimations?: boolean | undefined
  /** Whether the documents of frames are read at the position of the frames. Default: false. */
  readonly includeFrames?: boolean | undefined
  /** Steps in the browser after the page has loaded. Default: none. */
  readonly actions?: readonly PageAction[] | undefined
  /**
   * The country from which the page should be requested. It is refused, because no proxy states its country.
   */
  readonly country?: string | undefined
}

export const MAX_WAIT_MS = 30_000
export const MAX_ACTIONS = 5
export const MAX_SCROLLS = 50

/** Limits on headers: their number, and the characters of a name and of a value. */
export const HEADERS = { max: 30, nameChars: 100, valueChars: 8_192 } as const

/** Returns the visit without settings that have no effect; undefined when none remains. */
export function effectOf(visit: PageVisit): PageVisit | undefined {
  const parts = Object.entries(visit).filter(([, part]) => isEffective(part))
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

function isEffective(part: unknown): boolean {
  if (typeof part === 'object' && part !== null) return Object.keys(part).length > 0
  return part !== undefined && part !== false && part !== 0
}

/** True for a visit that only a browser can make. */
export function needsBrowser({ waitForMs, settleAnimations, actions = [] }: PageVisit = {}): boolean {
  return (
    (waitForMs ?? 0) > 0 || settleAnimations === true || actions.some((action) => action.do !== 'perform')
  )
}

/** Describes an action in words. */
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
