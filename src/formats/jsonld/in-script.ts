/** Finds JSON-LD blocks in the data of scripts. */

import { type Json, MAX_JSON_LD_BYTES, parseJsonLd } from './blocks.ts'

/** The most blocks that are read of one script. A page with more of them lists other things than itself. */
const MAX_BLOCKS = 20

/**
 * Matches the beginning of a block, with its quotation marks escaped once for each string that it is nested
 * in.
 */
const OPENING = /\{\s*(\\*)"@context\1"\s*:\s*\1"https?:(?:\\*\/){2}(?:www\.)?schema\.org\b/g

/**
 * Reads JSON-LD that a script holds as data, such as the state of a framework which writes the block itself
 * once it runs. The block may be an object, or stand in a string, or in a string within a string. Code that
 * is not data is skipped.
 */
export function jsonLdInScript(text: string): Json[] {
  const found: Json[] = []
  let end = 0
  let blocks = 0
  for (const opening of text.matchAll(OPENING)) {
    if (opening.index < end) continue
    if (++blocks > MAX_BLOCKS) break
    const escapes = opening[1]?.length ?? 0
    const block = blockAt(text, opening.index, escapes, MAX_JSON_LD_BYTES)
    if (block === undefined) continue
    end = opening.index + block.length
    const value = parsed(block, escapes)
    if (value !== undefined) found.push(value)
  }
  return found
}

/**
 * Returns the text from the brace at `start` to the one that closes it; undefined when the surrounding
 * string, or the limit, ends before.
 */
function blockAt(text: string, start: number, escapes: number, maxChars: number): string | undefined {
  // A run of backslashes is matched from its beginning only; otherwise a long run would be read again from
  // each of its positions.
  const marks = /(?<!\\)(\\*)"|[{}]/g
  marks.lastIndex = start
  let depth = 0
  let quoted = false
  for (let mark = marks.exec(text); mark && mark.index - start < maxChars; mark = marks.exec(text)) {
    const [sign, slashes = ''] = mark
    if (sign.endsWith('"')) {
      // A quotation mark with fewer backslashes closes the string that the block stands in; one with more
      // belongs to a string of the block.
      if (slashes.length < escapes) return undefined
      if (slashes.length === escapes || !quoted || endsText(slashes.length, escapes)) quoted = !quoted
    } else if (!quoted) {
      depth += sign === '{' ? 1 : -1
      if (depth === 0) return text.slice(start, mark.index + 1)
    }
  }
  return undefined
}

/**
 * Returns whether a quotation mark after this many backslashes ends a string all the same: the backslashes
 * before its own are then pairs, each of which stands for a backslash.
 */
function endsText(slashes: number, escapes: number): boolean {
  return (slashes - escapes) % (2 * (escapes + 1)) === 0
}

/**
 * The block may stand in a string, which may stand in another string. Each of them adds a layer of escapes,
 * and this function removes them all. A quotation mark has 1 backslash in one string, 3 in two, and 7 in
 * three.
 */
function parsed(block: string, escapes: number): Json | undefined {
  let text = block
  for (let left = escapes; left > 0; left = (left - 1) / 2) {
    const inner = unescaped(text)
    if (inner === undefined || !Number.isInteger(left)) return undefined
    text = inner
  }
  return parseJsonLd(text)
}

function unescaped(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(`"${text}"`)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
