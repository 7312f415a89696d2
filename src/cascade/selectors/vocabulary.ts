/** Rejects rules whose selectors name nothing that occurs in the document, before they are parsed. */

import { DARK_CLASSES } from '../../lexicon/dark-switches.ts'
import { BACKSLASH } from '../sheets/structure.ts'
import { isNever } from './states.ts'
import { closingParenthesis } from './text.ts'
import type { Tree } from './tree.ts'

/**
 * The tags, ids and classes of a document. Most rules of a sheet contain other names, so they match nothing.
 * The classes by which scripts switch a page to its dark scheme are added, so that this scheme can be read
 * from a page whose unused rules were removed.
 */
export class Vocabulary {
  /** Hashes of `div`, `#id` and `.class`, so that names are looked up without making strings of them. */
  private readonly names = new Set<number>()

  constructor({ nodes }: Tree) {
    const keys = new Set<string>(DARK_CLASSES.map((name) => `.${name}`))
    for (const node of nodes) for (const key of node.keys) keys.add(key)
    for (const key of keys) {
      let hash = FIRST_HASH
      for (let at = 0; at < key.length; at++) hash = hashed(hash, key.charCodeAt(at))
      this.names.add(hash)
    }
  }

  /**
   * False when no selector of the list in this part of a text can match, by its names. In unclear cases, such
   * as a numeric escape, the parser decides.
   */
  mayMatch(text: string, from: number, to: number): boolean {
    let may = true
    let at = from
    while (at < to) {
      const start = at
      const code = text.charCodeAt(at++)
      const kind = code > 127 ? NAME : (KINDS[code] ?? 0)
      if (kind === OTHER || (kind > COMMA && !may)) {
        if (code === BACKSLASH) at++
      } else if (kind === COMMA) {
        if (may) return true
        may = true
      } else if (kind === BRACKET) {
        at = closingParenthesis(text, start) + 1
        if (text.slice(start, at).includes('/*')) return true
      } else if (kind === COLON) {
        if (text.charCodeAt(at) === code) at++
        while (at < to && isPart(text.charCodeAt(at))) at++
        may = mayHold(text.slice(start, at).toLowerCase())
      } else if (kind === UNCLEAR) return true
      else {
        const tag = kind === NAME
        // Comment marks of HTML are not part of a selector, and a name that begins with an escape is rare, so
        // both are left to the parser.
        if (code > 127 || code === BACKSLASH || (code === DASH && text.charCodeAt(at) === DASH)) return true
        let hash = hashed(FIRST_HASH, tag ? lowerCase(code) : code)
        for (; at < to && isPart(text.charCodeAt(at)); at++) {
          let part = text.charCodeAt(at)
          if (part === BACKSLASH && HEX_OR_SPACE.test(text[at + 1] ?? ' ')) return true
          if (part === BACKSLASH) part = text.charCodeAt(++at)
          if (tag && part > 127) return true
          hash = hashed(hash, tag ? lowerCase(part) : part)
        }
        may = this.names.has(hash)
      }
    }
    return may
  }
}

/** Kinds of characters, by the part of a selector that a character begins. */
const [OTHER, BRACKET, UNCLEAR, COMMA, COLON, NAME, CLASS_OR_ID] = [0, 1, 2, 3, 4, 5, 6] as const

const KINDS = new Uint8Array(128)
for (let code = 0; code < 128; code++) if (/[\w\\-]/.test(String.fromCharCode(code))) KINDS[code] = NAME
const BEGINNINGS: readonly (readonly [string, number])[] = [
  ['([', BRACKET],
  [',', COMMA],
  [':', COLON],
  ['.#', CLASS_OR_ID],
  // Namespaces and comments are left to the parser.
  ['|/<', UNCLEAR],
]
for (const [characters, kind] of BEGINNINGS)
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind

const DASH = 0x2d
const HEX_OR_SPACE = /[\da-f\s]/i

function isPart(code: number): boolean {
  return code > 127 || KINDS[code] === NAME
}

function lowerCase(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code
}

/** FNV-1a over UTF-16 units, reduced to 30 bits, because integers of that size need no allocation. */
const FIRST_HASH = 0x011c9dc5

function hashed(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193) & 0x3fffffff
}

/** False for pseudo-elements except `::before` and `::after`, and for states in which no element can be. */
function mayHold(pseudo: string): boolean {
  if (pseudo.startsWith('::')) return pseudo === '::before' || pseudo === '::after'
  return !isNever(pseudo.slice(1))
}
