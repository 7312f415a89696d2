import { chmodSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { processesBelow } from '../../src/capture/browser/processes.ts'
import { createDecoders } from '../../src/decoders/index.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import { judge } from '../../src/paths/describe.ts'
import { processUser } from '../../src/processes/confined.ts'
import { createProcessPool, makeSnapshot, type Program } from '../../src/processes/index.ts'
import { snapshotOf } from '../../src/processes/startup-snapshot.ts'
import { createReaders } from '../../src/readers/index.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { keepNoWorkers } from '../house/kept-workers.ts'
import { commandLine } from '../house/processes.ts'
import { temporaryFolder } from '../store/temporary.ts'

const folder = temporaryFolder(afterAll)
// As root the processes are another user, who has to read the snapshots.
chmodSync(folder, 0o755)

/** A program whose startup snapshot is made of this code. The program itself serves tasks. */
function programOf(name: string, code: string): Program & { readonly startup: URL } {
  const module = join(folder, `${name}.cjs`)
  writeFileSync(module, code)
  const entry = new URL('./entry.mjs', import.meta.url)
  return { entry, startup: pathToFileURL(module), heapMb: 64, youngHeapMb: 16 }
}

/** Runs a task in a process of the program. Returns its result, and all notices. */
async function echoed(program: Program) {
  keepNoWorkers()
  const notices: string[] = []
  const pool = createProcessPool<{ echo(value: string): string }>({
    ...program,
    settings: {},
    max: 1,
    limits: { cpuMs: 600_000, ms: 600_000, rssMb: 500 },
    maxReplyMb: 4,
    idleTimeoutMs: 600_000,
    tooLarge: (bound) => `It takes more than ${bound}.`,
    onNotice: (notice) => void notices.push(notice),
  })
  onTestFinished(() => pool.close())
  return { said: await pool.run('echo', 'hello', { signal: new AbortController().signal }), notices }
}

const atStart = (code: string) =>
  `require('node:v8').startupSnapshot.setDeserializeMainFunction(() => {${code}})`

it('processes that read pages start from a snapshot', async () => {
  keepNoWorkers()
  const notices: string[] = []
  const decoders = createDecoders()
  const readers = createReaders(DEFAULTS, decoders, (notice) => void notices.push(notice))
  onTestFinished(async () => {
    await readers.close()
    await decoders.close()
  })
  const page = snapshotFromHtml({
    url: 'https://acme.example/',
    html: '<title>Acme</title><h1>Acme rockets</h1><p>We make rockets for coyotes since 1949, in all sizes.',
  })
  expect((await readers.judge(page, new AbortController().signal)).result).toEqual(judge(page))
  const lines = processesBelow(process.pid).map(commandLine)
  expect(lines.some((line) => /--snapshot-blob\S*.reader-startup-[\da-f]{16}\.blob/.test(line))).toBe(true)
  expect([notices, readers.activity().started]).toEqual([[], 1])
})

it('a process without a snapshot starts from its program', async () => {
  const program = programOf('none', '')
  expect(snapshotOf(program)).toBeUndefined()
  expect(await echoed(program)).toEqual({ said: 'hello', notices: [] })
})

it.each([
  ['does not fit', 'process.exit(14)'],
  ['aborts', 'process.abort()'],
  ['ends with 1', 'process.exit(1)'],
  ['ends as on Windows', 'process.exit(134)'],
])('a snapshot that %s is used no more, which is reported', async (name, code) => {
  const program = programOf(name.replaceAll(' ', '-'), atStart(code))
  const file = await makeSnapshot(program, program.startup)
  expect(snapshotOf(program)).toBe(file)
  const wasRoot = processUser() === 'root'
  const { said, notices } = await echoed(program)
  expect(said).toBe('hello')
  expect(notices).toEqual([expect.stringContaining('"blazon prepare" makes it anew')])
  expect(snapshotOf(program)).toBeUndefined()
  // The other user is not to blame.
  expect(processUser() === 'root').toBe(wasRoot)
})

it('a snapshot that is damaged is used no more', async () => {
  const program = programOf('damaged', atStart(''))
  writeFileSync(await makeSnapshot(program, program.startup), 'no snapshot')
  const { said, notices } = await echoed(program)
  expect([said, notices.length, snapshotOf(program)]).toEqual(['hello', 1, undefined])
})

it('others may read a snapshot, whatever the mask of its maker', async () => {
  const program = programOf('masked', atStart(''))
  const before = process.umask(0o077)
  onTestFinished(() => void process.umask(before))
  expect(statSync(await makeSnapshot(program, program.startup)).mode & 0o777).toBe(0o644)
})

it('what an interrupted process has left is removed, unless it may still be written', async () => {
  const program = programOf('left', atStart(''))
  for (const [name, at] of [
    ['left-0.1.blob', 1e9],
    ['left-0.2.blob', Date.now() / 1000],
  ] as const) {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), at, at)
  }
  const file = await makeSnapshot(program, program.startup)
  const left = readdirSync(folder).filter((name) => name.startsWith('left-'))
  expect(left.toSorted()).toEqual(['left-0.2.blob', basename(file)].toSorted())
})

it('a program that runs from its sources has none', async () => {
  const program = programOf('none-there', '')
  const startup = pathToFileURL(join(folder, 'missing.cjs'))
  await expect(makeSnapshot(program, startup)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('runs from its sources'),
  })
})

it('a new snapshot takes the place of the one before', async () => {
  const first = programOf('anew', atStart(''))
  await makeSnapshot(first, first.startup)
  const second = programOf('anew', `${atStart('')}\n`)
  const file = await makeSnapshot(second, second.startup)
  expect(readdirSync(folder).filter((name) => name.startsWith('anew-'))).toEqual([file.split('/').at(-1)])
})

it('a program of which Node makes no snapshot is refused with the reason', async () => {
  const program = programOf('fails', 'throw new Error("no luck today")')
  await expect(makeSnapshot(program, program.startup)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('no luck today'),
  })
  expect(readdirSync(folder).filter((name) => name.startsWith('fails-'))).toEqual([])
})
