/** Reads JavaScript literals as data: JSON, and less strict forms. The script is never run. */

import type { Json } from '../jsonld/blocks.ts'

const MAX_DEPTH = 40
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy
const WORDS: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
])

/**
 * Reads the object or list at `start` in a script: as JSON, or with bare names, single quotes and trailing
 * commas. An expression ends it, and the values before it are returned. Undefined when there is neither.
 */
export function literalAt(text: string, start: number, maxChars: number): Json | undefined {
  const reader = new Reader(text, start, Math.min(text.length, start + maxChars))
  const value = reader.value(0)
  return typeof value === 'object' && value !== null ? value : undefined
}

class Reader {
  readonly #text: string
  readonly #end: number
  #at: number
  /** True after reading has met something that is not a literal. All open objects and lists then end. */
  #broken = false

  constructor(text: string, at: number, end: number) {
    this.#text = text
    this.#at = at
    this.#end = end
  }

  value(depth: number): Json | undefined {
    this.#space()
    const char = this.#text.charAt(this.#at)
    if (depth > MAX_DEPTH || this.#at >= this.#end) return this.#stop()
    if (char === '{') return this.#object(depth)
    if (char === '[') return this.#list(depth)
    if (char === '"' || char === "'") return this.#quoted(char)
    const number = this.#match(NUMBER)
    if (number !== undefined) return Number(number)
    const word = this.#match(NAME)
    return word !== undefined && WORDS.has(word) ? WORDS.get(word) : this.#stop()
  }

  #object(depth: number): Json {
    const found: Record<string, Json> = Object.create(null)
    this.#at++
    while (!this.#ends('}')) {
      const char = this.#text.charAt(this.#at)
      const name = char === '"' || char === "'" ? this.#quoted(char) : this.#match(/[\w$-]+/y)
      this.#space()
      if (name === undefined || this.#text.charAt(this.#at) !== ':') {
        this.#stop()
        break
      }
      this.#at++
      const value = this.value(depth + 1)
      if (value !== undefined) found[name] = value
    }
    return found
  }

  #list(depth: number): Json {
    const found: Json[] = []
    this.#at++
    while (!this.#ends(']')) {
      const value = this.value(depth + 1)
      if (value !== undefined) found.push(value)
    }
    return found
  }

  /** Skips to the next member. Returns true at the end, or where nothing more can be read. */
  #ends(close: string): boolean {
    this.#space()
    while (!this.#broken && this.#text.charAt(this.#at) === ',') {
      this.#at++
      this.#space()
    }
    if (this.#broken || this.#at >= this.#end) return true
    if (this.#text.charAt(this.#at) !== close) return false
    this.#at++
    return true
  }

  #quoted(mark: string): string {
    const from = ++this.#at
    while (this.#at < this.#end && this.#text.charAt(this.#at) !== mark)
      this.#at += this.#text.charAt(this.#at) === '\\' ? 2 : 1
    const inner = this.#text.slice(from, Math.min(this.#at, this.#end))
    this.#at++
    return inner.includes('\\') ? withoutEscapes(inner) : inner
  }

  #space(): void {
    while (this.#at < this.#end && /\s/.test(this.#text.charAt(this.#at))) this.#at++
  }

  #match(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.#at
    const [found] = sticky.exec(this.#text) ?? []
    if (found !== undefined) this.#at += found.length
    return found
  }

  #stop(): undefined {
    this.#broken = true
    return undefined
  }
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', ''],
  ['f', ''],
])

function withoutEscapes(text: string): string {
  return text.replace(
    /\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
    (_, four: string | undefined, two: string | undefined, char: string | undefined) => {
      const code = four ?? two
      return code === undefined
        ? (ESCAPES.get(char ?? '') ?? char ?? '')
        : String.fromCharCode(Number.parseInt(code, 16))
    },
  )
}
