import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backup, doctor } from '../../../src/library/lookups.ts'
import { okResult } from '../records.ts'
import { allOf, temporaryFolder, temporaryStore } from '../temporary.ts'

/** A database that somebody works on, with some megabytes in it. */
async function busyDatabase() {
  const folder = temporaryFolder()
  const path = join(folder, 'brands.db')
  const store = await temporaryStore({ path })
  for (let at = 0; at < 60; at++) await store.putResult(okResult(`n${at}.example`))
  for (let at = 0; at < 16; at++) await store.putPicture(Buffer.alloc(1_000_000, at))
  return { folder, path, store }
}

test('a backup is the database of one moment, although others write meanwhile, and opens', async () => {
  const { folder, path, store } = await busyDatabase()
  const file = join(folder, 'copy.db')
  const steps: number[] = []
  let writes = 0
  const copying = backup(path, file, {
    onProgress({ done, total }) {
      steps.push(done / total)
      void store.putResult(okResult(`later${++writes}.example`))
    },
  })
  const { bytes, schema } = await copying
  expect(steps.length).toBeGreaterThan(2)
  expect(steps.at(-1)).toBe(1)
  expect(writes).toBeGreaterThan(2)
  expect(statSync(file)).toMatchObject({ size: bytes })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.db'])
  expect(await doctor(file)).toMatchObject({ schema: { version: schema }, complaints: [], isSound: true })
  const restored = await temporaryStore({ path: file })
  expect((await allOf(restored.allResults())).map(({ result }) => result.domain)).toHaveLength(60)
  await restored.putResult(okResult('new.example'))
})

test('a backup replaces nothing, and needs a database', async () => {
  const { folder, path } = await busyDatabase()
  const file = join(folder, 'there.db')
  writeFileSync(file, 'mine')
  await expect(backup(path, file)).rejects.toMatchObject({
    code: 'invalid_input',
    message: `There is a file ${file} already; a backup replaces nothing.`,
  })
  await expect(backup(join(folder, 'none.db'), join(folder, 'x.db'))).rejects.toMatchObject({
    code: 'invalid_input',
  })
  await expect(backup(path, join(folder, 'no', 'x.db'))).rejects.toMatchObject({ code: 'storage' })
  await expect(backup(file, join(folder, 'x.db'))).rejects.toMatchObject({ code: 'storage' })
  await expect(backup(path, '')).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a backup that is interrupted leaves nothing', async () => {
  const { folder, path } = await busyDatabase()
  const file = join(folder, 'copy.db')
  const leaving = new AbortController()
  const reason = new Error('enough')
  const copying = backup(path, file, { signal: leaving.signal, onProgress: () => leaving.abort(reason) })
  await expect(copying).rejects.toBe(reason)
  expect(existsSync(file)).toBe(false)
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([])
})
