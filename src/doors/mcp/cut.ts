/** Cuts an answer to a number of tokens. What is left is whole JSON, and says what was left out. */

/**
 * How many bytes of JSON in UTF-8 count as one token. No two models count alike. Answers about brands are
 * mostly addresses and numbers, of which usual vocabularies take a token for about three bytes, so that this
 * estimate is seldom below the count of a model.
 */
const BYTES_PER_TOKEN = 3

/** The tokens of a text, as estimated: a third of its bytes. */
export function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)
}

/** A value of which something was left out. */
export interface LeftOut {
  /** Its keys, joined by dots. */
  readonly path: string
  /** How many entries or characters were kept. */
  readonly kept: number
  readonly of: number
  readonly unit: 'entries' | 'characters'
}

export interface Fitted {
  /** What was read from the site. Undefined when not even a part of it fits. */
  readonly site_data: unknown
  readonly left_out?: readonly LeftOut[]
  /** How many more values lack something than `left_out` names. */
  readonly also_left_out?: number
}

/** The values that `left_out` names. Each costs some twenty tokens. */
const MAX_NAMED = 8
/** Each attempt leaves more room for the list of what was left out, and shortens the list. */
const NARROWER = 0.85
const ATTEMPTS = 24

/** Returns the value with as much of it as `maxTokens` have room for. */
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
  // Parts of a value that lacks most of them say less than a value of the answer itself.
  const left_out = all.toSorted((a, b) => levelOf(a) - levelOf(b)).slice(0, most)
  return {
    site_data,
    ...(left_out.length > 0 && { left_out }),
    ...(all.length > most && { also_left_out: all.length - most }),
  }
}

const levelOf = ({ path }: LeftOut) => path.split('.').length

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '')

/** Returns the part of a value that has room in so many bytes of JSON; undefined when none has. */
function cut(value: unknown, room: number, path: string, leftOut: LeftOut[]): unknown {
  if (bytesOf(value) <= room) return value
  if (typeof value === 'string') return cutText(value, room, path, leftOut)
  if (Array.isArray(value)) return cutList(value, room, path, leftOut)
  if (typeof value === 'object' && value !== null) return cutObject(value, room, path, leftOut)
  leftOut.push({ path, ...sizeOf(value), kept: 0 })
  return undefined
}

/** A text of fewer characters is left out, because its beginning says nothing. */
const LEAST_CHARS = 24
/** A part of an address leads nowhere. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|data:|mailto:|\/v1\/)\S*$/i

function cutText(text: string, room: number, path: string, leftOut: LeftOut[]): string | undefined {
  const of = text.length
  let kept = ADDRESS.test(text) ? 0 : Math.min(of, Math.max(0, room))
  // Characters that JSON escapes, and those beyond ASCII, have several bytes.
  while (kept >= LEAST_CHARS && bytesOf(ending(text, kept)) > room) kept = Math.floor(kept * NARROWER)
  if (kept < LEAST_CHARS) kept = 0
  leftOut.push({ path, kept, of, unit: 'characters' })
  return kept === 0 ? undefined : ending(text, kept)
}

/** The beginning of a text, which does not end within a character of two code units. */
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

/** Shares the room out among the values, the smallest first: what one does not need is for the others. */
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

/** A key that a page may have chosen is not repeated outside of the data of the site. */
const nameOf = (key: string) => (/^\w{1,32}$/.test(key) ? key : '*')

function sizeOf(value: unknown): Pick<LeftOut, 'of' | 'unit'> {
  if (typeof value === 'string') return { of: value.length, unit: 'characters' }
  if (Array.isArray(value)) return { of: value.length, unit: 'entries' }
  return { of: Object.keys(Object(value)).length, unit: 'entries' }
}
