import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

const PATIENT = patient()

const WORDS = 'We have been making anvils since 1921. '.repeat(20)

test('processes start for a site that answers, and for no other one', async () => {
  const page = `<title>Acme</title><h1>Acme</h1><p>${WORDS}`
  const { port } = await serveSites({ 'acme.example': { '/': page } })
  const hosts = join(temporaryFolder(), 'hosts')
  // Nothing listens on port 9.
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n127.0.0.1:9 127.0.0.1:9 nobody.example\n`)
  const blazon = await createBlazon({ hosts, options: { ...PATIENT, producer: 'cascade' } })
  onTestFinished(() => blazon.close())
  const started = () => Object.values(blazon.activity().processes).map((pool) => pool.started)
  expect(await blazon.brand({ domain: 'nobody.example' })).toMatchObject({ state: 'failed' })
  expect(started()).toEqual([0, 0])
  await blazon.brand({ domain: 'acme.example' })
  expect(started()).toEqual([1, 1])
})
