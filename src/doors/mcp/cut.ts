/** Shortens an answer to a number of tokens. The result is valid JSON, and lists what was left out. */

/**
 * How many bytes of JSON in UTF-8 count as one token. Models count tokens differently. Answers about brands
 * are mostly addresses and numbers, for which common vocabularies need about a token for three bytes. The
 * estimate is therefore seldom lower than the count of a model.
 */
const BYTES_PER_TOKEN = 3

/** Returns the estimated number of tokens of a text. */
export function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)
}

/** A value of which a part was left out. */
export interface LeftOut {
  /** The keys that lead to the value, joined by dots. */
  readonly path: string
  /** How many entries or characters are still in the answer. */
  readonly kept: number
  readonly of: number
  readonly unit: 'entries' | 'characters'
}

export interface Fitted {
  /** The data that was read from the site. Undefined when not even a part of it fits. */
  readonly site_data: unknown
  readonly left_out?: readonly LeftOut[]
  /** How many more values were shortened than `left_out` names. */
  readonly also_left_out?: number
}

/** The largest number of values that `left_out` names. Each of them costs about twenty tokens. */
const MAX_NAMED = 8
/**
 * After each attempt that is too large, the value gets less room, so that more remains for `left_out`, which
 * becomes shorter, too.
 */
const NARROWER = 0.85
const ATTEMPTS = 24

/** Returns the value, shortened to `maxTokens`. */
export function fitted(value: unknown, maxTokens: number): Fitted {
  const most = maxTokens * BYTES_PER_TOKEN
  let room = most
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const leftOut: LeftOut[] = []
    const made = noted(cut(value, room, '', leftOut), leftOut, Math.max(1, MAX_NAMED - attempt))
    if (bytesOf(made) <= most) return made
    room = Math.floor(room * NARROWER)
  }
  return noted(undefined, [{ path: '', ...sizeOf(value), kept: 0 }])
}

function noted(site_data: unknown, all: readonly LeftOut[], most = MAX_NAMED): Fitted {
  // When a value lost most of its parts, the loss of the value says more than the loss of each part.
  const left_out = all.toSorted((a, b) => levelOf(a) - levelOf(b)).slice(0, most)
  return {
    site_data,
    ...(left_out.length > 0 && { left_out }),
    ...(all.length > most && { also_left_out: all.length - most }),
  }
}

const levelOf = ({ path }: LeftOut) => path.split('.').length

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '')

/** Returns as much of a value as fits into `room` bytes of JSON. Undefined when no part fits. */
function cut(value: unknown, room: number, path: string, leftOut: LeftOut[]): unknown {
  if (bytesOf(value) <= room) return value
  if (typeof value === 'string') return cutText(value, room, path, leftOut)
  if (Array.isArray(value)) return cutList(value, room, path, leftOut)
  if (typeof value === 'object' && value !== null) return cutObject(value, room, path, leftOut)
  leftOut.push({ path, ...sizeOf(value), kept: 0 })
  return undefined
}

/** A text that would keep fewer characters is left out, because so short a beginning says nothing. */
const LEAST_CHARS = 24
/** Matches addresses. A part of an address leads nowhere, so an address is never shortened. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|data:|mailto:|\/v1\/)\S*$/i

function cutText(text: string, room: number, path: string, leftOut: LeftOut[]): string | undefined {
  const of = text.length
  let kept = ADDRESS.test(text) ? 0 : Math.min(of, Math.max(0, room))
  // Characters that JSON escapes, and those outside ASCII, take several bytes.
  while (kept >= LEAST_CHARS && bytesOf(ending(text, kept)) > room) kept = Math.floor(kept * NARROWER)
  if (kept < LEAST_CHARS) kept = 0
  leftOut.push({ path, kept, of, unit: 'characters' })
  return kept === 0 ? undefined : ending(text, kept)
}

/** Returns the beginning of a text. A character of two code units is not divided. */
const ending = (text: string, chars: number) => `${text.slice(0, chars).replace(/[\ud800-\udbff]$/, '')}…`

/** Keeps the first entries, because the best come first. */
function cutList(list: readonly unknown[], room: number, path: string, leftOut: LeftOut[]): unknown {
  const kept: unknown[] = []
  let used = 2
  for (const entry of list) {
    const bytes = bytesOf(entry) + 1
    if (used + bytes > room) break
    used += bytes
    kept.push(entry)
  }
  const [first] = list
  if (kept.length === 0 && typeof first === 'object' && first !== null) {
    const part = cut(first, room - 2, `${path}.0`, leftOut)
    if (part !== undefined) kept.push(part)
  }
  if (kept.length < list.length) leftOut.push({ path, kept: kept.length, of: list.length, unit: 'entries' })
  return kept.length === 0 ? undefined : kept
}

/**
 * Divides the room among the values, starting with the smallest, which leave what they do not need to the
 * others.
 */
function cutObject(value: object, room: number, path: string, leftOut: LeftOut[]): object | undefined {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  const bySize = entries
    .map(([key, each]) => ({ key, each, head: bytesOf(key) + 2, bytes: bytesOf(each) }))
    .sort((a, b) => a.bytes - b.bytes)
  const kept = new Map<string, unknown>()
  let left = room - 2
  bySize.forEach(({ key, each, head }, at) => {
    const share = Math.floor(left / (bySize.length - at))
    const part = cut(each, share - head, path === '' ? nameOf(key) : `${path}.${nameOf(key)}`, leftOut)
    if (part === undefined) return
    kept.set(key, part)
    left -= head + bytesOf(part)
  })
  if (kept.size === 0) return undefined
  return Object.fromEntries(entries.flatMap(([key]) => (kept.has(key) ? [[key, kept.get(key)]] : [])))
}

/**
 * Returns a key as a part of a path. The path is outside the data of the site, so a key that a page may have
 * chosen freely is replaced by `*`.
 */
const nameOf = (key: string) => (/^\w{1,32}$/.test(key) ? key : '*')

function sizeOf(value: unknown): Pick<LeftOut, 'of' | 'unit'> {
  if (typeof value === 'string') return { of: value.length, unit: 'characters' }
  if (Array.isArray(value)) return { of: value.length, unit: 'entries' }
  return { of: Object.keys(Object(value)).length, unit: 'entries' }
}
