import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import ContextDev from 'context.dev'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon, createServer } from '../../src/index.ts'
import { methodsIn } from '../doors/http/client/types.ts'
import { patient } from '../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../store/temporary.ts'

const PATIENCE = patient()

/** Sites that answer every path with a page, but `/gone`; and a receiver that refuses at first. */
async function working() {
  let refusals = 0
  const site = createHttpServer((request, response) => {
    if (request.method === 'POST') return void response.writeHead(refusals++ < 1 ? 500 : 200).end()
    response.writeHead(request.url === '/gone' ? 404 : 200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><title>Anvils</title><h1>Anvils</h1><p>${'We make anvils. '.repeat(30)}</p>`)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${(site.address() as AddressInfo).port} - anvils.example\n`)
  const options = { ...PATIENCE, producer: 'cascade' } as const
  const blazon = await createBlazon({ hosts, db: await temporaryDatabase(folder), options })
  const server = await createServer(blazon)
  onTestFinished(async () => {
    await server.close()
    await blazon.close()
    site.close().closeAllConnections()
  })
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = await blazon.keys.create('mine')
  return new ContextDev({ apiKey: secret, baseURL: `${url}/v1`, maxRetries: 0 })
}

/** What of an answer is not as the type of the client says. */
const breachesOf = (group: string, name: string, answer: unknown) =>
  methodsIn('context.dev', group)
    .find((one) => one.name === name)
    ?.breaches(answer)

test('the public client submits, follows, reads, cancels and deletes a batch, and its deliveries', {
  timeout: 120_000,
}, async () => {
  const client = await working()
  const held = async <T>(group: string, name: string, answer: Promise<T>): Promise<T> => {
    const given = await answer
    expect([name, breachesOf(group, name, given)]).toEqual([name, []])
    return given
  }
  const urls = [{ url: 'http://anvils.example/a', itemId: 'a' }, { url: 'http://anvils.example/gone' }]
  const submitted = await held(
    'batch',
    'submit',
    client.batch.submit({
      input: { mode: 'scrape', data: { format: 'markdown', urls, options: { useMainContentOnly: true } } },
      webhook: { url: 'http://anvils.example/hook', retry: { delays_seconds: [] } },
      ...{ tags: ['one', 'two'], 'Idempotency-Key': 'k' },
    }),
  )
  const { id } = submitted
  await expect
    .poll(async () => (await client.batch.retrieve(id)).webhook_delivery_id, { timeout: 60_000 })
    .toMatch(/^whd_/)
  const batch = await held('batch', 'retrieve', client.batch.retrieve(id))
  expect(batch.progress).toEqual({ succeeded: 1, failed: 1, pending: 0 })
  const list = await held('batch', 'list', client.batch.list({ tags: 'two,three', status: 'completed' }))
  expect(list.data?.map((one) => one.id)).toEqual([id])
  const results = await held('batch', 'getResults', client.batch.getResults(id, { limit: 10 }))
  expect(results.data?.map(({ status }) => status)).toEqual(['ok', 'error'])

  const deliveries = 'webhooks/deliveries'
  const of = client.webhooks.deliveries
  await expect.poll(async () => (await of.retrieve(batch.webhook_delivery_id ?? '')).status).toBe('failed')
  const sent = await held(deliveries, 'list', of.list({ type: 'batch', batch_id: id, limit: 25 }))
  expect(sent.data).toMatchObject([{ status: 'failed', source: { batch_id: id } }])
  const whd = sent.data[0]?.id ?? ''
  await held(deliveries, 'retrieve', of.retrieve(whd))
  await held(deliveries, 'listAttempts', of.listAttempts(whd))
  await held(deliveries, 'retry', of.retry(whd, { 'Idempotency-Key': 'again' }))
  await expect.poll(async () => (await of.retrieve(whd)).status).toBe('delivered')

  const source = { type: 'start_url', url: 'http://anvils.example/' } as const
  const crawl = await client.batch.submit({ input: { mode: 'crawl', data: { format: 'html', source } } })
  const cancelled = client.batch.cancel(crawl.id).catch(() => undefined)
  if (await cancelled) expect(breachesOf('batch', 'cancel', await cancelled)).toEqual([])
  await held('batch', 'delete', client.batch.delete(id))
  await expect(client.batch.retrieve(id)).rejects.toMatchObject({ status: 404 })
})
