/** Compiles regular expressions of callers that select URLs, with bounds on their size. */

import { RE2JS } from 're2js'

export interface UrlPattern {
  test(url: string): boolean
}

const NO_PATTERN = 'It must be a regular expression in the syntax of RE2, of 1,000 characters at most.'

/** A longer expression is refused, because compiling it takes too much time. */
const MAX_CHARS = 1_000

/**
 * The limit of instructions in a compiled expression. Matching a URL takes time in proportion to its length
 * times this number. `{1000}` counts a thousand times, so 300 characters may become 36,000 instructions. An
 * expression for forty paths has 25; the slowest expression with a thousand takes 85 ms for a URL of 2,000
 * characters.
 */
const MAX_INSTRUCTIONS = 1_000

/**
 * Compiles an expression in the syntax of RE2 (R. Cox, "Regular Expression Matching in the Wild", 2010),
 * which has no lookaround and no backreferences. The expression may match anywhere in a URL. The time depends
 * on the length of the URL and the size of the expression, so expressions from other people must be compiled
 * and matched in a process that can be ended. Returns the reason when the text is not an expression, or when
 * it is too large.
 */
export function parseUrlPattern(text: string): UrlPattern | { readonly reason: string } {
  if (text.length > MAX_CHARS) return { reason: NO_PATTERN }
  try {
    const expression = RE2JS.compile(text)
    const size = expression.programSize()
    if (size <= MAX_INSTRUCTIONS) return { test: (url) => expression.test(url) }
    return {
      reason: `The expression compiles to ${size} instructions; it may come to ${MAX_INSTRUCTIONS}. Repetitions such as {1000} count as often as they say.`,
    }
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name.startsWith('RE2JS')) return { reason: NO_PATTERN }
    throw thrown
  }
}
