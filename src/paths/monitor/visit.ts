import { startDeadline } from '../../concurrency/deadline.ts'
import type { Baseline, Difference } from '../../model/monitors.ts'
import type { Ports } from '../ports.ts'

/** The result of a run: the next baseline if it changes, and the change if there is one. */
export interface Observed {
  readonly baseline?: Baseline | undefined
  readonly change?: Difference | undefined
}

/** The ports of a run, and the signal that ends it. */
export interface Visit {
  readonly ports: Ports
  readonly signal: AbortSignal
}

/** Makes one visit within the time of a lookup. */
export async function within<T>(
  { ports, signal }: Visit,
  url: string,
  usualMs: number,
  work: (deadline: ReturnType<typeof startDeadline>, at: ReturnType<Ports['pageAt']>) => Promise<T>,
): Promise<T> {
  const at = ports.pageAt(url)
  const deadline = startDeadline({ who: at.site.domain, usualMs, signal })
  try {
    return await work(deadline, at)
  } catch (thrown) {
    throw deadline.errorOf(thrown)
  } finally {
    deadline.end()
  }
}
