import { type Branches, phrases } from '../pattern.ts'

/** What notices of any site say in one language. By hand, 2026. */
export interface Notices {
  /** "We use", "the site uses": before the cookies, or behind them where verbs come last. */
  readonly use: Branches
  /** What cookies are for and nothing to eat is: visits that are counted, consent that is given. */
  readonly aims: Branches
  /** How an invitation to a newsletter begins: "subscribe", "stay up to date". */
  readonly join: Branches
  /** "Enable", "required": what is said of JavaScript; of a browser, that it is too old. */
  readonly scripts: Branches
  /** Skip to the content, free delivery, all rights reserved, terms: how such a line begins. */
  readonly begins: Branches
}

/** One language as a row: its notices, each a list of phrases in the order of `Notices`. */
export const row = (use: string, aims: string, join: string, scripts: string, begins: string): Notices => ({
  use: phrases(use),
  aims: phrases(aims),
  join: phrases(join),
  scripts: phrases(scripts),
  begins: phrases(begins),
})
