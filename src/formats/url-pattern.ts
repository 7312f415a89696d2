import { RE2JS } from 're2js'

/** Says which URLs are wanted: an expression of the caller's own, or of somebody else's by `parseUrlPattern`. */
export interface UrlPattern {
  test(url: string): boolean
  /** The same text for the same pattern. */
  toString(): string
}

/** Of what is no such expression. */
export const NO_PATTERN = 'It is a regular expression in the syntax of RE2, of 1,000 characters at most.'

/** Longer ones take longer than the URLs are worth. */
const MAX_CHARS = 1_000

/**
 * An expression in the syntax of RE2 (R. Cox, "Regular Expression Matching in the Wild", 2010), found anywhere in a URL: whatever it is, a URL
 * takes time by its length. No lookaround, no backreferences. Undefined when it is none.
 */
export function parseUrlPattern(text: string): UrlPattern | undefined {
  if (text.length > MAX_CHARS) return undefined
  try {
    const expression = RE2JS.compile(text)
    return { test: (url) => expression.test(url), toString: () => `re2 ${text}` }
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name.startsWith('RE2JS')) return undefined
    throw thrown
  }
}
