/** Rows that are looked at before the column is chosen. */
const SAMPLE_ROWS = 50

/** The first items, and all of them: what was looked at ahead comes again. */
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
