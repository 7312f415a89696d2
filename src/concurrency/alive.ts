/** The longest time for a timer of Node, a little under 25 days. */
const LONG_MS = 2 ** 31 - 1

/** Waits for work. A timer keeps this process alive meanwhile, because the work may be invisible to Node. */
export async function whileAlive<T>(work: Promise<T>): Promise<T> {
  const timer = setInterval(() => undefined, LONG_MS)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
