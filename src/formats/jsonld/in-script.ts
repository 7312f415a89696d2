/** Finds JSON-LD blocks in the data of scripts. */

import { type Json, MAX_JSON_LD_BYTES, parseJsonLd } from './blocks.ts'

/** The limit of blocks in one script. A page with more blocks describes other things than itself. */
const MAX_BLOCKS = 20

/**
 * Matches the beginning of a block. `\1` holds the backslashes before each quotation mark, of which there are
 * some when the block is inside a string.
 */
const OPENING = /\{\s*(\\*)"@context\1"\s*:\s*\1"https?:(?:\\*\/){2}(?:www\.)?schema\.org\b/g

/**
 * Reads JSON-LD that a script contains as data, such as the state of a framework that adds the block to the
 * page later. The block may be an object, or inside a string, or in a string within a string. Code that is
 * not data is skipped.
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
      // With fewer backslashes it closes the string around the block; with more it is in one of the block.
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
 * Returns whether a quotation mark after this many backslashes ends a string of the block. A quotation mark
 * of the block itself has `escapes` backslashes before it. More backslashes may mean that the mark is
 * escaped, so that the string goes on. They may also be escaped backslashes at the end of the string, each of
 * which takes `2 * (escapes + 1)` backslashes.
 */
function endsText(slashes: number, escapes: number): boolean {
  return (slashes - escapes) % (2 * (escapes + 1)) === 0
}

/**
 * Parses a block that may be inside nested strings. Each string adds a layer of escapes, and all layers are
 * removed here. A quotation mark has 1 backslash in one string, 3 in two, and 7 in three.
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
