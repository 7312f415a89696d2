import { type Json, type JsonLdLimits, parseJsonLd } from './jsonld.ts'

/** Blocks of one script; a page that carries more lists other things than itself. */
const MAX_BLOCKS = 20

/** How a block begins, its quotes escaped as often as it stands in strings of strings. */
const OPENING = /\{\s*(\\*)"@context\1"\s*:\s*\1"https?:(?:\\*\/){2}(?:www\.)?schema\.org\b/g

/**
 * JSON-LD that a script holds as data: the state of a framework that writes the block itself once it runs. As an object, or in a
 * string, or in a string of a string. What is code rather than data is passed over.
 */
export function jsonLdInScript(text: string, limits: JsonLdLimits): Json[] {
  const found: Json[] = []
  let end = 0
  let blocks = 0
  for (const opening of text.matchAll(OPENING)) {
    if (opening.index < end) continue
    if (++blocks > MAX_BLOCKS) break
    const escapes = opening[1]?.length ?? 0
    const block = blockAt(text, opening.index, escapes, limits.maxJsonLdBytes)
    if (block === undefined) continue
    end = opening.index + block.length
    const value = parsed(block, escapes, limits)
    if (value !== undefined) found.push(value)
  }
  return found
}

/** From the brace at `start` to the one that closes it; undefined when the string around it, or the limit, ends before. */
function blockAt(text: string, start: number, escapes: number, maxChars: number): string | undefined {
  // A run of backslashes is taken from its beginning only, or a long one would be looked at from each of its places.
  const marks = /(?<!\\)(\\*)"|[{}]/g
  marks.lastIndex = start
  let depth = 0
  let quoted = false
  for (let mark = marks.exec(text); mark && mark.index - start < maxChars; mark = marks.exec(text)) {
    const [sign, slashes = ''] = mark
    if (sign.endsWith('"')) {
      // Fewer backslashes close the string that the block stands in; more belong to a text of the block.
      if (slashes.length < escapes) return undefined
      if (slashes.length === escapes || !quoted || endsText(slashes.length, escapes)) quoted = !quoted
    } else if (!quoted) {
      depth += sign === '{' ? 1 : -1
      if (depth === 0) return text.slice(start, mark.index + 1)
    }
  }
  return undefined
}

/** Whether a quote after so many backslashes ends a text all the same: those before its own are pairs that stand for a backslash. */
function endsText(slashes: number, escapes: number): boolean {
  return (slashes - escapes) % (2 * (escapes + 1)) === 0
}

/** The block with one layer of escapes off for each string it stands in: 1 backslash is one string, 3 are two, 7 three. */
function parsed(block: string, escapes: number, limits: JsonLdLimits): Json | undefined {
  let text = block
  for (let left = escapes; left > 0; left = (left - 1) / 2) {
    const inner = unescaped(text)
    if (inner === undefined || !Number.isInteger(left)) return undefined
    text = inner
  }
  return parseJsonLd(text, limits)
}

function unescaped(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(`"${text}"`)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
