import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { createProcessPool, makeSnapshot, type Program } from '../../src/processes/index.ts'
import { snapshotOf } from '../../src/processes/startup-snapshot.ts'
import { readerProgram } from '../../src/readers/index.ts'
import { keepNoWorkers } from '../house/kept-workers.ts'
import { temporaryFolder } from '../store/temporary.ts'

const folder = temporaryFolder(afterAll)

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

it('processes that read pages start from a snapshot', () => {
  expect(snapshotOf(readerProgram())).toMatch(/reader-startup-[\da-f]{16}\.blob$/)
})

it('a process without a snapshot starts from its program', async () => {
  const program = programOf('none', '')
  expect(snapshotOf(program)).toBeUndefined()
  expect(await echoed(program)).toEqual({ said: 'hello', notices: [] })
})

it.each([
  ['does not fit', 'process.exit(14)'],
  ['aborts', 'process.abort()'],
])('a snapshot that %s is used no more, which is reported', async (name, code) => {
  const program = programOf(name.replaceAll(' ', '-'), atStart(code))
  const file = await makeSnapshot(program, program.startup)
  expect(snapshotOf(program)).toBe(file)
  const { said, notices } = await echoed(program)
  expect(said).toBe('hello')
  expect(notices).toEqual([expect.stringContaining('"blazon prepare" makes it anew')])
  expect(snapshotOf(program)).toBeUndefined()
})

it('a snapshot that is damaged is used no more', async () => {
  const program = programOf('damaged', atStart(''))
  writeFileSync(await makeSnapshot(program, program.startup), 'no snapshot')
  expect((await echoed(program)).said).toBe('hello')
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
