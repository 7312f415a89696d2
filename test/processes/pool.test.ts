import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { descendants } from '../../scripts/measuring/processor-time.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { createProcessPool } from '../../src/processes/index.ts'
import { keepNoWorkers } from '../house/kept-workers.ts'
import { isAlive } from '../house/processes.ts'
import { processorMsOf } from '../house/processor.ts'
import { THOROUGH } from '../house/thorough.ts'
import { until } from '../house/until.ts'

type Tasks = Readonly<Record<string, (input?: unknown) => unknown>>
type Settings = Parameters<typeof createProcessPool>[0]

/** Limits that no task here reaches, however busy the machine is. */
const PATIENT = { cpuMs: 600_000, ms: 600_000, rssMb: 500 }
const STAY = new AbortController().signal

function start(settings: Partial<Settings> = {}) {
  keepNoWorkers()
  const pool = createProcessPool<Tasks>({
    entry: new URL('./entry.mjs', import.meta.url),
    settings: {},
    max: 1,
    heapMb: 64,
    youngHeapMb: 16,
    limits: PATIENT,
    maxReplyMb: 4,
    idleTimeoutMs: 600_000,
    tooLarge: (bound) => `It takes more than ${bound}.`,
    ...settings,
  })
  onTestFinished(() => pool.close())
  const run = (name: string, input?: unknown, request: Partial<Parameters<typeof pool.run>[2]> = {}) =>
    pool.run(name, input, { signal: STAY, ...request })
  return { pool, run }
}

const untilGone = (pid: number) => until(() => !isAlive(pid))

test('a pool does not hold the results of its tasks', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const { run } = start()
  const results: WeakRef<object>[] = []
  for (let at = 0; at < 3; at++) results.push(new WeakRef(Object(await run('echo', { at }))))
  await until(() => {
    collect()
    // The last result may still stand in a variable of this function.
    return results.slice(0, -1).every((result) => result.deref() === undefined)
  })
})

test('inputs and results of tasks are copied by structured clone', async () => {
  const { run } = start({ settings: { colour: 'red' } })
  const value = {
    text: 'Füße 🦶',
    none: undefined,
    date: new Date(0),
    bodies: new Map([
      ['a', new Uint8Array([1, 2, 3])],
      ['empty', new Uint8Array()],
    ]),
    nested: [new Set([1n]), /x/g],
  }
  expect(await run('echo', value)).toEqual(value)
  const large = Buffer.alloc(3_000_000, 'seven')
  expect(large.equals((await run('echo', large)) as Uint8Array)).toBe(true)
  expect(await run('settings')).toEqual({ colour: 'red' })
})

test('processes are used again, and a pool never has more than its maximum', async () => {
  const { run } = start({ max: 2 })
  const first = await run('pid')
  expect(await run('pid')).toBe(first)
  expect(new Set(await Promise.all([1, 2, 3, 4, 5].map(() => run('pid')))).size).toBeLessThanOrEqual(2)
})

test('an error of a task reaches the caller, and the process continues', async () => {
  const { run } = start()
  const pid = await run('pid')
  await expect(run('fail', 'no such luck')).rejects.toThrow('no such luck')
  await expect(run('long')).rejects.toMatchObject({ code: 'too_large' })
  await expect(run('echo', () => 1)).rejects.toThrow('could not be cloned')
  expect(await run('pid')).toBe(pid)
})

test('a task asks its owner, which answers or refuses', async () => {
  const { run } = start()
  const answer = async (question: unknown) => {
    if (question === 'bad') throw new BlazonError('not_found', 'There is none.')
    return { to: question }
  }
  expect(await run('ask', [1, 2], { answer })).toEqual([{ to: 1 }, { to: 2 }])
  await expect(run('ask', ['bad'], { answer })).rejects.toMatchObject({
    code: 'not_found',
    message: 'There is none.',
  })
  await expect(run('ask', [1])).rejects.toThrow('may not ask')
})

test('the time that the owner takes to answer does not count for the task', async () => {
  const { run } = start()
  await run('pid')
  const limits = { ...PATIENT, ms: 1_500 }
  const answer = () => sleep(1_700, 'late')
  expect(await run('ask', [1], { answer, limits })).toEqual(['late'])
})

test.runIf(process.platform === 'linux').each([
  ['spin', { ...PATIENT, cpuMs: 200 }, '200 ms of processor time'],
  ['wait', { ...PATIENT, ms: 200 }, '200 ms of work'],
  ['swell', { ...PATIENT, rssMb: 200 }, '200 MB of memory'],
  ['fill', PATIENT, '64 MB of memory'],
])(
  'a task that does nothing but %s is killed, and the next is done by another process',
  async (task, limits, bound) => {
    const { run } = start()
    const pid = Number(await run('pid'))
    const both = [run(task, undefined, { limits }), run('pid')]
    await expect(both[0]).rejects.toMatchObject({
      code: 'too_large',
      retryable: false,
      message: `It takes more than ${bound}.`,
    })
    expect(await both[1]).not.toBe(pid)
    await untilGone(pid)
  },
)

test('a result that is too large is refused', async () => {
  const { run } = start()
  await expect(run('large', 5_000_000)).rejects.toMatchObject({
    code: 'too_large',
    message: 'It takes more than 4 MB of result.',
  })
  expect(await run('large', 1_000_000)).toHaveLength(1_000_000)
})

test('this process is not blocked while tasks run and end', async () => {
  const { run } = start({ max: 2 })
  const cpuMs = 500
  const limits = { ...PATIENT, cpuMs }
  const tasks = () => Promise.allSettled([run('fill'), run('spin', undefined, { limits })])
  // What this process does meanwhile: it starts processes, looks at them and hears of their end.
  expect(await processorMsOf(tasks)).toBeLessThan(cpuMs)
})

test('a caller that leaves, while it waits or while its task runs, gets the reason at once', async () => {
  const { run } = start()
  const pid = Number(await run('pid'))
  const leaving = new AbortController()
  const reason = new Error('left')
  const both = [
    run('spin', undefined, { signal: leaving.signal }),
    run('spin', undefined, { signal: leaving.signal }),
  ]
  leaving.abort(reason)
  expect(await Promise.allSettled(both)).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ])
  expect(await run('pid')).not.toBe(pid)
  await expect(run('pid', undefined, { signal: leaving.signal })).rejects.toBe(reason)
})

test('when a process ends by itself, its last output is in the error, and nothing appears on our outputs', async () => {
  const { run } = start()
  await expect(run('exit', 3)).rejects.toMatchObject({ code: 'internal', message: /ended with code 3/ })
  await expect(run('say', 'oh dear')).rejects.toMatchObject({
    code: 'internal',
    message: expect.stringMatching(/ended by SIGABRT\. oh dear/) as string,
  })
  expect(await run('echo', 1)).toBe(1)
})

test('when no process can start, waiting tasks fail with the reason', async () => {
  const { run } = start({ settings: { fails: true } })
  const error = { code: 'internal', message: expect.stringContaining('no tasks today') }
  await Promise.all([
    expect(run('pid')).rejects.toMatchObject(error),
    expect(run('pid')).rejects.toMatchObject(error),
  ])
})

test('a process without work ends', async () => {
  const { run } = start({ idleTimeoutMs: 50 })
  await untilGone(Number(await run('pid')))
  expect(await run('echo', 1)).toBe(1)
})

test('no task is given to a process that is being ended because it had no work', async () => {
  const { run } = start({ idleTimeoutMs: 5 })
  for (let at = 0; at < 12; at++) {
    expect(await run('echo', at)).toBe(at)
    await sleep(5)
  }
})

test('of several processes without work, one stays', async () => {
  const { pool, run } = start({ max: 3, spareTimeoutMs: 50 })
  let asked = 0
  // Each task waits until all of them run.
  const answer = () => {
    asked++
    return until(() => asked === 3)
  }
  await Promise.all([1, 2, 3].map(() => run('ask', [0], { answer })))
  expect(pool.activity().running).toBe(3)
  await until(() => pool.activity().running === 1)
  await sleep(200)
  expect(pool.activity()).toMatchObject({ running: 1, started: 3 })
  expect(await run('echo', 1)).toBe(1)
})

test('closing ends running and later tasks at once', async () => {
  const { pool, run } = start()
  const pid = Number(await run('pid'))
  const running = expect(run('spin')).rejects.toMatchObject({ code: 'cancelled' })
  await pool.close()
  await running
  expect(isAlive(pid)).toBe(false)
  await expect(run('pid')).rejects.toMatchObject({ code: 'cancelled' })
})

test.runIf(process.platform === 'linux')('a pool that was closed leaves no process', async () => {
  const before = new Set(descendants().map(({ pid }) => pid))
  const { pool, run } = start()
  await run('pid')
  const started = descendants().filter(({ pid }) => !before.has(pid))
  expect(started.length).toBeGreaterThan(0)
  await pool.close()
  for (const { pid } of started) await untilGone(pid)
})

const DOING = THOROUGH ? ['spin', 'wait', 'idle', 'close'] : ['spin', 'idle']

test.runIf(process.platform === 'linux').each(DOING)(
  'a process (%s) ends with its owner, however that ends',
  async (task) => {
    const script = fileURLToPath(new URL('./owner.mjs', import.meta.url))
    const owner = spawn(process.execPath, [script, task], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void owner.kill('SIGKILL'))
    const [line] = await once(owner.stdout, 'data')
    const pid = Number(String(line))
    expect(pid).toBeGreaterThan(0)
    // An idle owner ends although it did not close its pool.
    if (task === 'idle') expect(await once(owner, 'exit')).toEqual([0, null])
    // `close` keeps the owner alive until the processes have ended, although nothing else does.
    else if (task === 'close') expect(await once(owner, 'exit')).toEqual([5, null])
    else owner.kill('SIGKILL')
    await untilGone(pid)
  },
)

test('processes that are killed while they load cause no error', async () => {
  for (const waitMs of [0, 5, 10, 20, 30, 40, 50, 60, 80, 100]) {
    const { pool, run } = start({ max: 2 })
    pool.warm()
    const running = expect(run('pid').catch((error) => error.code ?? error)).resolves.toBeDefined()
    await sleep(waitMs)
    await pool.close()
    await running
  }
})

test('a process gets only the environment variables that it needs', async () => {
  process.env.BLAZON_TEST_SECRET = 'x'
  onTestFinished(() => void delete process.env.BLAZON_TEST_SECRET)
  const { run } = start()
  expect(await run('environment')).toContain('PATH')
  expect(await run('environment')).not.toContain('BLAZON_TEST_SECRET')
})
