import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BrandDev from 'brand.dev'
import { afterAll, expect, it } from 'vitest'
import { sourceOf } from '../../src/directory/memory.ts'
import { createBlazon, createServer } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { entry } from '../directory/entries.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

const PATIENT = patient()

const ends: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})
const page = `<!doctype html><html lang="en"><title>Brassmoor</title><h1>Brassmoor for all</h1>
<p>${'We make lamps of brass, by hand, for all who read at night. '.repeat(8)}</p>`
const { port, seen } = await serveSites(
  { 'lampworks.example': { '/': page } },
  false,
  (end) => void ends.push(end),
)
const folder = temporaryFolder((end) => void ends.push(end))
const hosts = join(folder, 'hosts')
writeFileSync(hosts, `127.0.0.1:${port} - lampworks.example\n`)
const blazon = await createBlazon({
  hosts,
  directory: sourceOf([entry('lampworks.example', 'Brassmoor Lampworks', { rank: 0.9 })], 'imported'),
  options: { ...PATIENT, producer: 'cascade', escalation: { maxAttempts: 1 } },
})
ends.push(() => blazon.close())
const server = await createServer(blazon)
ends.push(() => server.close())
const { secret } = await blazon.keys.create('my app')
const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
const client = new BrandDev({ apiKey: secret, baseURL: `${url}/v1`, maxRetries: 0 })
const get = async (query: string) => {
  const answer = await fetch(`${url}/v1/brand/transaction_identifier?${query}`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

it('the library tells the company without a visit, and looks its brand up', async () => {
  seen.splice(0)
  expect(await blazon.identify('POS DEBIT 0412 BRASSMOOR LAMPWORKS #12')).toMatchObject({
    merchant: 'Brassmoor Lampworks',
    company: { domain: 'lampworks.example' },
    confidence: 'high',
  })
  expect(await blazon.company({ transaction: { text: 'BRASSMOOR LAMPWORKS' } })).toMatchObject({
    domain: 'lampworks.example',
    how: 'transaction',
  })
  expect(seen).toEqual([])
  expect(await blazon.brand({ transaction: { text: 'SQ *BRASSMOOR LAMPWORKS' } })).toMatchObject({
    state: 'ok',
    domain: 'lampworks.example',
    identified: {
      how: 'transaction',
      evidence: ['“SQ *” is no part of the name: processor.', expect.any(String)],
    },
  })
})

it('the library names arguments that are wrong', async () => {
  const wrong: [() => Promise<unknown>, string][] = [
    [() => blazon.identify(7 as never), 'text'],
    [() => blazon.identify('SBUX', { mcc: 5814 as never }), 'mcc'],
    [() => blazon.identify('SBUX', { amount: 7 } as never), 'amount'],
    [() => blazon.identify(''), 'The transaction is empty'],
    [() => blazon.brand({ transaction: {} as never }), 'text'],
    [() => blazon.brand({ transaction: { text: 'SBUX', country: 'usa' } }), 'not a code of two letters'],
  ]
  for (const [call, message] of wrong) {
    await expect(call()).rejects.toMatchObject({
      name: 'BlazonError',
      code: 'invalid_input',
      message: expect.stringContaining(message),
    })
  }
})

it('the service answers the public client', async () => {
  const answer = await client.brand.identifyFromTransaction({
    transaction_info: 'BRASSMOOR LAMPWORKS 0412',
    country_gl: 'us',
    mcc: '5712',
    phone: 2125550100,
    high_confidence_only: true,
  })
  expect(answer).toMatchObject({ status: 'ok', brand: { domain: 'lampworks.example', title: 'Brassmoor' } })
})

it.each([
  ['', 400, 'The parameter transaction_info is required'],
  ['transaction_info=SBUX&mcc=58', 400, 'does not have four digits'],
  ['transaction_info=SBUX&phone=12', 400, 'fewer than 7 digits'],
  ['transaction_info=SBUX&country_gl=US', 400, 'The parameter country_gl must be'],
  ['transaction_info=SBUX&high_confidence_only=yes', 400, 'true or false'],
  ['transaction_info=ATM+CASH+WITHDRAWAL', 404, 'no merchant is named (cash)'],
  ['transaction_info=OLD+MILL', 404, 'No company is known by the transaction “OLD MILL”'],
  ['transaction_info=TARGET&high_confidence_only=true', 404, 'Two independent signs were demanded'],
])('the service answers %j with %i', async (query, status, message) => {
  const answer = await get(query)
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body)).toContain(message)
})
