import { onTestFinished } from 'vitest'
import {
  type Ending,
  startWorker as start,
  type Worker,
  type WorkerSettings,
} from '../../src/processes/worker.ts'

/**
 * Stands for `src/processes/worker.ts` in the tests (see `build.ts`). Each of some hundreds of tests
 * opens an engine of its own, and half of what it costs would be to start a process that reads pages and one
 * that decodes pictures. So a process that had no task when its engine closed, be it still loading, serves
 * the next engine with the same settings. One with a task under way is ended, as always.
 */
export function startWorker(settings: WorkerSettings): Worker {
  if (!mayKeep) return start(settings)
  const { entry, startup, heapMb, youngHeapMb, maxReplyMb, settings: told } = settings
  const key = JSON.stringify([entry.href, startup?.href, heapMb, youngHeapMb, maxReplyMb, told])
  const worker = takeKept(key) ?? start(settings)
  return lent(key, worker)
}

/** For tests of the processes themselves: each is started and ended where they say, until the test ends. */
export function keepNoWorkers(): void {
  mayKeep = false
  onTestFinished(() => {
    mayKeep = true
  })
}

let mayKeep = true

/**
 * Processes without work that are kept for another engine. Each takes some 100 MB, and a second to start
 * again.
 */
const MAX_KEPT = 8

interface Kept {
  readonly key: string
  readonly worker: Worker
}

const kept: Kept[] = []

function takeKept(key: string): Worker | undefined {
  const at = kept.findLastIndex((one) => one.key === key)
  const [found] = at < 0 ? [] : kept.splice(at, 1)
  found?.worker.hold(true)
  return found?.worker
}

function keep(one: Kept): void {
  one.worker.hold(false)
  kept.push(one)
  if (kept.length > MAX_KEPT) kept.shift()?.worker.kill()
  void one.worker.ended.then(() => {
    const at = kept.indexOf(one)
    if (at >= 0) kept.splice(at, 1)
  })
}

/** A process as one engine sees it: for that engine it has ended once it was given back. */
function lent(key: string, worker: Worker): Worker {
  let isIdle = true
  let giveBack: () => void = () => undefined
  const givenBack = new Promise<Ending>((resolve) => {
    giveBack = () =>
      resolve({ said: 'It is kept for another engine.', exceeded: undefined, refusesSnapshot: false })
  })
  const setIdle = (to: boolean) => {
    isIdle = to
  }
  void worker.ended.then(() => setIdle(false))
  return {
    pid: worker.pid,
    ready: worker.ready,
    ended: Promise.race([worker.ended, givenBack]),
    async run(name, input, answer) {
      setIdle(false)
      const outcome = await worker.run(name, input, answer)
      setIdle(outcome.kind !== 'ended')
      return outcome
    },
    hold: worker.hold,
    kill() {
      if (!isIdle || !mayKeep) return worker.kill()
      setIdle(false)
      keep({ key, worker })
      giveBack()
    },
  }
}
