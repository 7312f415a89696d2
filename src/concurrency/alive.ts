/** The longest that a timer of Node waits, a little under 25 days. */
const LONG_MS = 2 ** 31 - 1

/**
 * Waits for work, and keeps this process alive meanwhile, even when nothing that Node knows of is under way.
 */
export async function whileAlive<T>(work: Promise<T>): Promise<T> {
  const timer = setInterval(() => undefined, LONG_MS)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
