import type { CleaningStep } from '../../model/transactions.ts'

/** A line during cleaning: the remaining text, and the parts that were removed so far. */
export interface Line {
  readonly text: string
  readonly steps: readonly CleaningStep[]
}

/** Returns the line with another text. A step is recorded only when letters or digits were removed. */
export function cut(line: Line, rule: string, text: string, removed: string): Line {
  const left = text.replace(/\s+/g, ' ').replace(/^[\s,;:.*#/_-]+(?=\S)|[\s,;:*/_-]+$/g, '')
  const noted = removed.trim()
  return {
    text: left,
    steps: /[\p{L}\p{N}]/u.test(noted) ? [...line.steps, { rule, removed: noted }] : line.steps,
  }
}

/**
 * Returns the text in upper case without accents. The length stays the same, so positions of matches apply to
 * the original text, too.
 */
export function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII needs no folding.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toUpperCase()
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at)
    const upper = PLAIN.get(letter) ?? letter.normalize('NFD').charAt(0).toUpperCase()
    return upper.length === 1 ? upper : letter
  }).join('')
}

const PLAIN: ReadonlyMap<string, string> = new Map(
  ['øO', 'ØO', 'łL', 'ŁL', 'æA', 'ÆA', 'đD', 'ĐD', 'ıI'].map((pair) => [pair.charAt(0), pair.charAt(1)]),
)
