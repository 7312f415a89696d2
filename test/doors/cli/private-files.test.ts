import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { okResult, snapshotOf } from '../../store/records.ts'
import { temporaryFolder, temporaryStore } from '../../store/temporary.ts'
import { command } from './command.ts'

const folder = temporaryFolder(afterAll)
const at = (file: string) => join(folder, file)
const PAGE = `<!doctype html><title>Acme</title><h1>Acme</h1>${'<p>We forge anvils by hand.'.repeat(20)}`

/** The permissions as `ls` shows them. */
const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

let umask = 0
beforeAll(async () => {
  const { port } = await serveSites({ 'acme.example': { '/': PAGE } }, false, afterAll)
  writeFileSync(at('hosts'), `127.0.0.1:${port} - acme.example\n`)
  writeFileSync(at('page.html'), PAGE)
  // The files are private whatever the user's umask is.
  umask = process.umask(0)
})
afterAll(() => void process.umask(umask))

test('a database and its journal are their owner’s alone', async () => {
  const path = at('brands.db')
  const store = await temporaryStore({ path })
  await store.putResult(okResult('a.example'), { snapshot: snapshotOf('a.example') })
  expect(['', '-wal', '-shm'].map((end) => rightsOf(path + end))).toEqual(['600', '600', '600'])
})

test('a database that is there keeps the rights that its owner gave it, and its journal has the same', async () => {
  const path = at('shared.db')
  writeFileSync(path, '', { mode: 0o640 })
  const store = await temporaryStore({ path })
  await store.putResult(okResult('a.example'))
  expect(['', '-wal', '-shm'].map((end) => rightsOf(path + end))).toEqual(['640', '640', '640'])
})

test('a capture with its recording is its owner’s alone, whole, and so is an archive of it', async () => {
  const { code } = await command('capture', 'acme.example', '--hosts', at('hosts'), '--out', at('saved/acme'))
  expect(code).toBe(0)
  const paths = readdirSync(at('saved'), { recursive: true }).map((path) => join(at('saved'), String(path)))
  expect(paths.length).toBeGreaterThan(4)
  for (const path of paths) expect(rightsOf(path), path).toBe(statSync(path).isDirectory() ? '700' : '600')
  mkdirSync(at('warc'))
  await command('warc', at('saved/acme'), '--out', at('warc/a.warc'))
  expect(rightsOf(at('warc/a.warc'))).toBe('600')
  // A file that exists keeps its permissions.
  writeFileSync(at('warc/b.warc'), '', { mode: 0o644 })
  await command('warc', at('saved/acme'), '--out', at('warc/b.warc'))
  expect(rightsOf(at('warc/b.warc'))).toBe('644')
})

test.each([
  ['html', ['html', at('page.html')]],
  ['Markdown', ['markdown', at('page.html')]],
  ['pictures', ['images', at('page.html'), '--json']],
])('so is a file that was asked for with --out: %s', async (kind, args) => {
  const { code } = await command(...args, '--out', at(kind))
  expect(code).toBe(0)
  expect(rightsOf(at(kind))).toBe('600')
})
