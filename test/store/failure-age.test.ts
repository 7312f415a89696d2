import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from './temporary.ts'

const PATIENCE = patient()

test('a stored refusal is no older than the caller accepts', async () => {
  const { port, seen } = await serveSites({ 'gravelmoor.example': {} })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - gravelmoor.example\n`)
  const options = { ...PATIENCE, producer: 'cascade' } as const
  const blazon = await createBlazon({ hosts, db: await temporaryDatabase(folder), options })
  onTestFinished(() => blazon.close())
  const visits = async (request: { readonly maxAgeMs?: number }) => {
    const before = seen.length
    const { state } = await blazon.brand({ domain: 'gravelmoor.example' }, request)
    expect(state).not.toBe('ok')
    return seen.length - before
  }
  expect(await visits({})).toBeGreaterThan(0)
  expect(await visits({})).toBe(0)
  expect(await visits({ maxAgeMs: 60_000 })).toBe(0)
  expect(await visits({ maxAgeMs: 0 })).toBeGreaterThan(0)
})
