import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { TAKEN } from '../../src/fields/taken.ts'
import { openApiDocument } from '../../src/index.ts'
import { command } from '../doors/cli/command.ts'
import { temporaryFolder, temporaryStore } from '../store/temporary.ts'

test('no field of a user can have the name of a column or a key', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  await temporaryStore({ path })
  const db = new Database(path, { readonly: true })
  onTestFinished(() => void db.close())
  const viewed = db.prepare('SELECT * FROM brands').columns()
  const exported = (await command('export', '--db', path, '--format', 'csv')).stdout.trim().split(',')
  const brand = (await openApiDocument()).components.schemas?.Brand as { readonly properties: object }
  const names = [...viewed.map(({ name }) => name), ...exported, ...Object.keys(brand.properties)]
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter((name) => !TAKEN.has(name))).toEqual([])
})
