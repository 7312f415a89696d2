import { asBlazonError, type BlazonError } from '../model/errors.ts'
import type { Extra, StoredExtra } from '../model/extras.ts'
import { failedResult } from '../model/failed-result.ts'
import type { Site } from '../model/site.ts'
import type { BatchRun } from './engine.ts'

/** One question that a batch answers for each domain in addition to its record. */
interface Question {
  isOf(extra: Extra): boolean
  find(site: Site, signal: AbortSignal): Promise<Extra>
  failed(site: Site, error: BlazonError): Extra
}

/** The additional lookups of a batch for each domain. */
export interface Extras {
  /** Returns the questions without an outcome. An outcome of an earlier run counts while it is fresh. */
  lacking(domain: string): Promise<readonly Question[]>
  /**
   * Makes these lookups and stores their outcomes; with `failure` it makes none, and stores this reason.
   * Resolves to the number of failures. Rejects only when the database fails.
   */
  ask(site: Site, signal: AbortSignal, failure?: BlazonError): Promise<number>
}

/** Makes the extras of a run. From `runSince` (milliseconds since 1970) on, results belong to the run. */
export function extrasFor(run: BatchRun, runSince: number): Extras {
  const { engine, queue, request } = run
  const { recordMaxAgeMs, failureMaxAgeMs } = engine.options.store
  const { redo = 'none' } = request
  const questions = questionsOf(run)

  function isGood({ found, finishedAt }: StoredExtra): boolean {
    const at = finishedAt.getTime()
    if (at >= runSince) return true
    if (redo === 'all' || redo === found.state) return false
    if (found.state === 'failed' && found.retryable) return false
    return queue.now() - at < (found.state === 'ok' ? recordMaxAgeMs : failureMaxAgeMs)
  }

  async function lacking(domain: string): Promise<readonly Question[]> {
    if (questions.length === 0) return []
    const good = (await queue.extrasOf(domain)).filter(isGood)
    return questions.filter((question) => !good.some(question.isOf))
  }

  return {
    lacking,
    async ask(site, signal, failure) {
      let failed = 0
      for (const question of await lacking(site.domain)) {
        const extra = failure ? question.failed(site, failure) : await question.find(site, signal)
        if (signal.aborted) break
        await queue.putExtra(site.domain, extra)
        if (extra.found.state !== 'ok') failed += 1
      }
      return failed
    },
  }
}

function questionsOf({ engine, request }: BatchRun): readonly Question[] {
  const { products, questions, producer } = request
  return [
    ...(products === undefined
      ? []
      : [
          questionOf('products', products, (site, signal) =>
            engine.products(site, { maxProducts: products, producer, signal }),
          ),
        ]),
    ...(questions === undefined
      ? []
      : [
          questionOf('answers', questions, (site, signal) =>
            engine.query(site, { points: questions, producer, signal }),
          ),
        ]),
  ]
}

type Found<K extends Extra['kind']> = Extra<K>['found']

function questionOf<K extends Extra['kind']>(
  kind: K,
  asked: Extra<K>['asked'],
  find: (site: Site, signal: AbortSignal) => Promise<Found<K>>,
): Question {
  const text = JSON.stringify(asked)
  const failed = ({ domain }: Site, error: BlazonError) =>
    ({ kind, asked, found: failedResult(domain, error) }) as Extra
  return {
    failed,
    isOf: (extra) => extra.kind === kind && JSON.stringify(extra.asked) === text,
    async find(site, signal) {
      try {
        return { kind, asked, found: await find(site, signal) } as Extra
      } catch (thrown) {
        const error = asBlazonError(thrown)
        if (error.code === 'storage') throw error
        return failed(site, error)
      }
    },
  }
}
