/** Reads the beginning of a stream ahead, and passes the whole stream on. */

/** At most this much text is read ahead. */
const MAX_AHEAD_CHARS = 64 * 1024

export interface Begun {
  readonly start: string
  /** The whole text, with its beginning. */
  readonly text: AsyncIterable<string>
}

/** Reads a text until `isEnough` accepts its beginning, the text ends, or 64 kB were read. */
export async function begun(
  text: AsyncIterable<string>,
  isEnough: (start: string) => boolean,
): Promise<Begun> {
  const source = text[Symbol.asyncIterator]()
  let start = ''
  while (start.length < MAX_AHEAD_CHARS && !isEnough(start)) {
    const { done, value } = await source.next()
    if (done) break
    start += value
  }
  async function* all(): AsyncGenerator<string> {
    yield start
    yield* { [Symbol.asyncIterator]: () => source }
  }
  return { start, text: all() }
}

/** The number of rows that are examined before a column is chosen. */
export const SAMPLE_ROWS = 50

/** Returns the first items, and an iteration of all items that includes them. */
export async function withSample<T>(
  items: AsyncIterable<T>,
): Promise<{ readonly sample: readonly T[]; readonly all: AsyncIterable<T> }> {
  const source = items[Symbol.asyncIterator]()
  const sample: T[] = []
  while (sample.length < SAMPLE_ROWS) {
    const { done, value } = await source.next()
    if (done) break
    sample.push(value)
  }
  async function* all(): AsyncGenerator<T> {
    yield* sample
    yield* { [Symbol.asyncIterator]: () => source }
  }
  return { sample, all: all() }
}
