import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, onTestFinished, test } from 'vitest'
import { readHere } from '../../src/capture/reading.ts'
import { judge } from '../../src/describe.ts'
import { snapshotFromHtml } from '../../src/index.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import { createThreads, type Threads } from '../../src/threads/index.ts'

const STAY = new AbortController().signal

function threads(options: PartialOptions = {}): Threads {
  const all = createThreads(withDefaults(options))
  onTestFinished(() => all.close())
  return all
}

const ACME = snapshotFromHtml({
  url: 'https://acme.example/',
  html: '<title>Acme</title><link rel=stylesheet href=a.css><h1 style="color:#c00">Acme rockets</h1><p>We make rockets for coyotes since 1949, in all sizes.<img src=logo.png>',
})

/** Fifty thousand elements: a second of work. */
const HUGE = snapshotFromHtml({
  url: 'https://huge.example/',
  html: `<title>Huge</title>${'<div class="a b c"><a href="/x">word and word</a></div>'.repeat(25_000)}`,
})

test('a page is read as it would be here', async () => {
  const { reader, judge: judgeThere } = threads()
  const here = await readHere(withDefaults()).survey(ACME, STAY)
  // Key pages are told by another room, which only the threads know.
  const lacks = ['careers', 'blog', 'terms', 'privacy', 'pricing', 'contact']
  const lacking = { ...here.needs.lacking, lacks }
  expect(await reader.survey(ACME, STAY)).toEqual({ ...here, needs: { ...here.needs, lacking } })
  expect(await judgeThere(ACME, STAY)).toEqual({ result: judge(ACME), isShell: false })
})

test('while a page is read this thread goes on', async () => {
  const { judge } = threads()
  await judge(ACME, STAY)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const began = performance.now()
  await judge(HUGE, STAY)
  const tookMs = performance.now() - began
  delay.disable()
  // Read here it would be all of that time.
  expect(delay.max / 1e6).toBeLessThan(tookMs / 2)
})

const isLinux = process.platform === 'linux'

test.runIf(isLinux).each([
  // The small page that comes next is read by a thread that has just begun, on a machine with other work.
  ['judge', { maxDescribingCpuMs: 1_000 }, '1000 ms'],
  ['survey', { maxParsingCpuMs: 200 }, '200 ms'],
] as const)(
  'a page that takes too much of a processor to %s is given up, and the next one is read',
  async (task, limit, told) => {
    const { judge, reader } = threads({ threads: { ...limit, max: 1 } })
    const hopeless = task === 'judge' ? judge(HUGE, STAY) : reader.survey(HUGE, STAY)
    const next = judge(ACME, STAY)
    await expect(hopeless).rejects.toMatchObject({
      code: 'too_large',
      retryable: false,
      message: `The page takes more than ${told} of processor time to be read.`,
    })
    expect(await next).toMatchObject({ result: { state: 'ok' } })
  },
)

test('a page that takes too long by the clock is given up', async () => {
  const { judge } = threads({ threads: { maxTaskMs: 1_000, max: 1 } })
  const both = [judge(HUGE, STAY), judge(ACME, STAY)]
  await expect(both[0]).rejects.toMatchObject({
    code: 'too_large',
    message: 'The page takes more than 1000 ms of work to be read.',
  })
  // Waited for the first one longer than its own time.
  expect(await both[1]).toMatchObject({ result: { state: 'ok' } })
})

test('a page that takes too much memory is given up', async () => {
  const { judge } = threads({ threads: { maxHeapMb: 64, max: 1 } })
  await expect(judge(HUGE, STAY)).rejects.toMatchObject({
    code: 'too_large',
    message: 'The page takes more than 64 MB of memory to be read.',
  })
})

test('who leaves, waiting or served, is let go with the reason', async () => {
  const { judge } = threads({ threads: { max: 1 } })
  await judge(ACME, STAY)
  const leaving = new AbortController()
  const reason = new Error('left')
  const both = [judge(HUGE, leaving.signal), judge(HUGE, leaving.signal)]
  setTimeout(() => leaving.abort(reason), 100)
  const ended = await Promise.allSettled(both)
  expect(ended).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ])
  expect(await judge(ACME, STAY)).toMatchObject({ result: { state: 'ok' } })
})

test('closing ends what is under way', async () => {
  const all = threads()
  await all.judge(ACME, STAY)
  const reading = expect(all.judge(HUGE, STAY)).rejects.toMatchObject({ code: 'cancelled' })
  await new Promise((later) => setTimeout(later, 50))
  await all.close()
  await reading
})
