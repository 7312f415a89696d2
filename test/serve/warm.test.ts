import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon } from '../../src/blazon.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { processesBelow } from '../../src/capture/browser/processes.ts'
import { withDefaults } from '../../src/model/options.ts'
import { createThreads } from '../../src/threads/index.ts'
import { commandLine } from '../house/processes.ts'

/** Threads of Node's own in this process. */
function threads(): number {
  const { workers = [] } = (process.report?.getReport() ?? {}) as { workers?: readonly unknown[] }
  return workers.length
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !isSo() && Date.now() < end; ) await sleep(50)
}

test.runIf(await findBrowser())(
  'after it what drives a browser is loaded, and no browser runs for that',
  async () => {
    const blazon = await createBlazon()
    onTestFinished(() => blazon.close())
    await blazon.warm()
    const before = process.cpuUsage()
    await Promise.all([import('playwright'), import('@crawlee/core')])
    const { user, system } = process.cpuUsage(before)
    // Some 700 ms when they were not.
    expect((user + system) / 1000).toBeLessThan(200)
    const started = processesBelow(process.pid).map((pid) => commandLine(pid))
    expect(started.filter((line) => line.includes('--blazon-browser'))).toEqual([])
  },
)

test('it starts one thread to read pages, however often it is asked for', async () => {
  const before = threads()
  const all = createThreads(withDefaults())
  onTestFinished(() => all.close())
  all.warm()
  all.warm()
  await until(() => threads() > before)
  expect(threads()).toBe(before + 1)
})

test('one that is closed before its thread has started ends all the same', async () => {
  const before = threads()
  const all = createThreads(withDefaults())
  all.warm()
  await all.close()
  expect(threads()).toBe(before)
})
