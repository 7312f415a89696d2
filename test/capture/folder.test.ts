import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSnapshot, saveSnapshot, writeFailure } from '../../src/capture/recording/snapshot-folder.ts'
import { makeFolder } from '../../src/files/make-folder.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'blazon-folder-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

const SNAPSHOT = snapshotFromHtml({
  url: 'https://acme.example/',
  html: '<title>Acme – ü</title>',
  resources: {
    'https://acme.example/logo.png': new Uint8Array([0x89, 0x50, 0, 255]),
    'https://acme.example/a.css': 'p{}',
  },
})

test('a saved snapshot is read back unchanged, and the same snapshot gives the same files', async () => {
  const dir = await emptyFolder()
  await saveSnapshot(join(dir, 'a'), SNAPSHOT)
  await saveSnapshot(join(dir, 'b'), SNAPSHOT)
  const loaded = await loadSnapshot(join(dir, 'a'))
  const plain = ({ bodies, ...rest }: typeof SNAPSHOT) => ({
    ...rest,
    bodies: [...bodies].map(([hash, body]) => [hash, Buffer.from(body)]),
  })
  expect(plain(loaded)).toEqual(plain(SNAPSHOT))
  expect(await readFile(join(dir, 'a', 'snapshot.json'))).toEqual(
    await readFile(join(dir, 'b', 'snapshot.json')),
  )
  expect((await readdir(dir)).sort()).toEqual(['a', 'b'])
})

test('the requested language is read back, if there was one', async () => {
  const dir = join(await emptyFolder(), 'site')
  await saveSnapshot(dir, { ...SNAPSHOT, language: 'de' })
  expect((await loadSnapshot(dir)).language).toBe('de')
  await saveSnapshot(dir, SNAPSHOT)
  expect(await loadSnapshot(dir)).not.toHaveProperty('language')
})

test('a snapshot replaces the one before', async () => {
  const dir = join(await emptyFolder(), 'site')
  await saveSnapshot(dir, SNAPSHOT)
  await saveSnapshot(dir, snapshotFromHtml({ url: 'https://acme.example/', html: 'new' }))
  expect((await loadSnapshot(dir)).resources).toEqual([])
  expect(await readdir(join(dir, 'bodies'))).toHaveLength(1)
})

test.each([
  ['other files', async () => undefined],
  ['a snapshot and other files', (dir: string) => saveSnapshot(dir, SNAPSHOT)],
])('a folder with %s is left alone', async (_, prepare) => {
  const dir = await emptyFolder()
  await prepare(dir)
  await writeFile(join(dir, 'thesis.doc'), 'years of work')
  await expect(saveSnapshot(dir, SNAPSHOT)).rejects.toMatchObject({
    code: 'storage',
    message: expect.stringContaining('holds more than a snapshot (thesis.doc)'),
  })
  expect(await readFile(join(dir, 'thesis.doc'), 'utf8')).toBe('years of work')
})

test('a place that cannot be written to', async () => {
  const dir = await emptyFolder()
  await writeFile(join(dir, 'file'), '')
  for (const place of [join(dir, 'file', 'site'), join(dir, 'file')])
    await expect(saveSnapshot(place, SNAPSHOT)).rejects.toMatchObject({
      code: 'storage',
      message: `The snapshot cannot be written to ${place}: a part of that path is a file. Choose another folder.`,
    })
  expect(await readdir(dir)).toEqual(['file'])
})

test.each([
  ['ENOSPC', 'the disk is full. Free some space, or choose another folder.'],
  ['EROFS', 'the disk can only be read. Choose another folder.'],
  ['EMFILE', 'the system says EMFILE. Choose another folder.'],
])('a disk that says %s is told of in words', (code, says) => {
  const { message } = writeFailure('site', Object.assign(new Error(code), { code }))
  expect(message).toBe(`The snapshot cannot be written to site: ${says}`)
})

test('a folder below others that are not there, on a disk that can only be read', async () => {
  const fail = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))
  // As Linux answers, where nothing but /disk is there.
  const make = (folder: string) =>
    fail(folder === '/disk' ? 'EEXIST' : folder === '/disk/a' ? 'EROFS' : 'ENOENT')
  for (const folder of ['/disk/a', '/disk/a/b', '/disk/a/b/c'])
    await expect(makeFolder(folder, make)).rejects.toMatchObject({ code: 'EROFS' })
  await expect(makeFolder('/nowhere/a', () => fail('ENOENT'))).rejects.toMatchObject({ code: 'ENOENT' })
})

const edit = async (dir: string, change: (index: Record<string, unknown>) => void) => {
  const file = join(dir, 'snapshot.json')
  const index = JSON.parse(await readFile(file, 'utf8'))
  change(index)
  await writeFile(file, JSON.stringify(index))
}

test.each<[string, (dir: string) => Promise<void>, string]>([
  ['a missing folder', async (dir) => rm(dir, { recursive: true }), 'There is no folder '],
  ['an empty folder', async (dir) => rm(join(dir, 'snapshot.json')), 'is not a snapshot folder'],
  ['no JSON', async (dir) => writeFile(join(dir, 'snapshot.json'), '{'), 'is not JSON'],
  ['JSON that is nothing', async (dir) => writeFile(join(dir, 'snapshot.json'), 'null'), 'format undefined'],
  [
    'another JSON',
    async (dir) => writeFile(join(dir, 'snapshot.json'), '{"format":1}'),
    'is not a valid snapshot',
  ],
  [
    'a format that has no text',
    (dir) => edit(dir, (index) => Object.assign(index, { format: [{ toString: 1 }] })),
    'format [{"toString":1}]; this version reads format 1',
  ],
  [
    'a newer format',
    (dir) => edit(dir, (index) => Object.assign(index, { format: 2 })),
    'format 2; this version reads format 1',
  ],
  [
    'a body that is a path',
    (dir) => edit(dir, ({ document }) => Object.assign(document as object, { body: '../../etc/passwd' })),
    'is not a hash',
  ],
  [
    'resources that are none',
    (dir) => edit(dir, (index) => Object.assign(index, { resources: [null] })),
    'its "resources" has the wrong form',
  ],
  [
    'a language that is none',
    (dir) => edit(dir, (index) => Object.assign(index, { language: 'de, en' })),
    'its "language" has the wrong form',
  ],
  [
    'a language that is no text',
    (dir) => edit(dir, (index) => Object.assign(index, { language: null })),
    'its "language" has the wrong form',
  ],
  [
    'a missing body',
    async (dir) => rm(join(dir, 'bodies', SNAPSHOT.document.body)),
    `lacks the body ${SNAPSHOT.document.body}`,
  ],
  [
    'a body that was cut short',
    async (dir) => writeFile(join(dir, 'bodies', SNAPSHOT.document.body), '<title>Ac'),
    'is damaged',
  ],
])('%s is refused in one sentence', async (_, spoil, message) => {
  const dir = join(await emptyFolder(), 'site')
  await saveSnapshot(dir, SNAPSHOT)
  await spoil(dir)
  await expect(loadSnapshot(dir)).rejects.toMatchObject({
    // A wrong path is the caller's mistake; a damaged folder is not.
    code: /no folder|not a snapshot folder/.test(message) ? 'invalid_input' : 'storage',
    message: expect.stringContaining(message),
  })
})
