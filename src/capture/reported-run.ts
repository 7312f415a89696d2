import { captures } from '../diagnostics/index.ts'
import { asBlazonError } from '../model/errors.ts'
import type { Run } from './run.ts'

/** The same run, which also reports the end of each capture to observers. */
export function reportedRun(run: Run): Run {
  return async (request, deadline) => {
    const begun = performance.now()
    const report = (producer: 'http' | 'browser' | 'none', outcome: string) =>
      captures.report({
        domain: request.site.domain,
        kind: request.shot ? 'screenshot' : 'capture',
        producer,
        outcome,
        elapsedMs: performance.now() - begun,
      })
    try {
      const page = await run(request, deadline)
      report(page.snapshot.producer, page.verdict?.class === 'blocked' ? 'blocked' : 'captured')
      return page
    } catch (thrown) {
      report('none', asBlazonError(thrown).code)
      throw thrown
    }
  }
}
