import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURES, type FixtureServer, serveFixtures } from '../../scripts/fixtures/server.ts'
import type { ServeEngine } from '../../src/doors/http/engine.ts'
import { createBlazon } from '../../src/engine/index.ts'
import type { BrandDiff } from '../../src/model/diff.ts'
import { answerIn } from '../doors/http/opened.ts'
import { startServing } from '../doors/http/serving.ts'
import { PATIENT } from '../house/patient.ts'

const BRAND = 'pennoray.example'
const folder = mkdtempSync(join(tmpdir(), 'blazon-diff-'))
const www = join(folder, 'sites', BRAND, 'www')
let server: FixtureServer

beforeAll(async () => {
  cpSync(join(FIXTURES, BRAND), join(folder, 'sites', BRAND), { recursive: true })
  server = await serveFixtures(join(folder, 'sites'))
  writeFileSync(join(folder, 'hosts'), server.hostMap)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function edit(file: string, before: string, after: string): void {
  const text = readFileSync(join(www, file), 'utf8')
  expect(text).toContain(before)
  writeFileSync(join(www, file), text.replaceAll(before, after))
}

test('an engine compares the stored result with a new one, which is stored in its place', async () => {
  const options = { ...PATIENT, producer: 'cascade' as const }
  await using blazon = await createBlazon({ db: join(folder, 'a.db'), hosts: join(folder, 'hosts'), options })
  const domain = { domain: BRAND }
  await expect(blazon.diff(domain)).rejects.toMatchObject({
    ...{ code: 'not_found', message: expect.stringContaining(BRAND) },
  })
  await blazon.brand(domain)
  expect(await blazon.diff(domain)).toEqual({
    ...{ domain: BRAND, kind: 'same', changes: [], notCompared: [], notes: [] },
  })
  edit('brand/pennoray-logo.svg', 'M4 2h12a10 10 0 0 1 0 20h-6v8H4z', 'M4 2h24v28H4z')
  edit('index.html', 'https://x.com/pennoray', 'https://x.com/pennoraylabs')
  const { kind, changes } = await blazon.diff(domain)
  expect(kind).toBe('changed')
  expect(changes).toMatchObject([
    { field: 'logos', part: 'logo', kind: 'changed', why: 'another picture' },
    { field: 'socials', part: 'x', before: 'https://x.com/pennoray', after: 'https://x.com/pennoraylabs' },
  ])
  expect(await blazon.diff(domain)).toMatchObject({ kind: 'same', changes: [] })
  await expect(blazon.diff(domain, { fields: ['nmae'] })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('the route answers with the changes, of the fields that are asked for', async () => {
  const asked: unknown[] = []
  const found: BrandDiff = {
    ...{ domain: 'acme.example', kind: 'changed' },
    changes: [{ field: 'name', kind: 'changed', before: 'Acme', after: 'Zenith' }],
    notCompared: [{ fields: ['phone'], why: 'The later lookup looked at the landing page alone.' }],
    notes: [],
  }
  const diff: ServeEngine['diff'] = async (handle, request) => {
    asked.push(['domain' in handle ? handle.domain : handle, request?.fields])
    return found
  }
  const { get } = await startServing({ engine: { diff } })
  const answer = await get('/v1/brand/diff?domain=acme.example&fields=name,%20phone')
  const { notCompared, ...rest } = found
  expect(answerIn((await answer.json()) as object)).toEqual({
    status: 'ok',
    code: 200,
    ...rest,
    not_compared: notCompared,
  })
  expect(asked).toEqual([['acme.example', ['name', 'phone']]])
})
