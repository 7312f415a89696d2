import { attempts, failures } from '../diagnostics/index.ts'
import type { Logger } from '../model/logger.ts'

/** Writes the reports about the work of an owner to a logger. The returned function ends this. */
export function logReports(logger: Logger, owner: object): () => void {
  const endings = [
    attempts.watch(
      ({ domain, how, end, elapsedMs }) =>
        logger.debug({ domain, how, end, ms: Math.round(elapsedMs) }, 'attempt'),
      owner,
    ),
    failures.watch(({ domain, error }) => logger.debug({ domain, err: error }, 'a lookup failed'), owner),
  ]
  return () => {
    for (const end of endings) end()
  }
}
