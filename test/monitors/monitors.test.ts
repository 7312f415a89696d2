import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { signatureOf } from '../../src/background/deliveries.ts'
import { methodsIn } from '../doors/http/client/types.ts'
import { patient } from '../house/patient.ts'
import { newDatabase } from '../store/postgres/databases.ts'
import { ended, served } from './served.ts'

const PATIENCE = patient()
const LONG = { timeout: 180_000 }
const METHODS = new Map(methodsIn('context.dev', 'monitors').map((method) => [method.name, method]))

/** Holds an answer against the declared type of a method of the client. */
function asDeclared<T>(name: string, answer: T): T {
  expect(METHODS.get(name)?.breaches(answer) ?? ['no such method'], name).toEqual([])
  return answer
}

const pricing = (price: string, age: string, extra = '') =>
  `<!doctype html><title>Prices</title><h1>Prices</h1><p>Pro ${price} a month</p><p>Updated ${age} ago</p>${extra}`

const sitemap = (...paths: string[]) => ({
  type: 'application/xml',
  body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>http://acme.example${path}</loc></url>`)
    .join('')}</urlset>`,
})

for (const [kind, database] of [
  ['SQLite', undefined],
  ['PostgreSQL', newDatabase],
] as const)
  test(`a page is watched by the public client from its baseline to its change (${kind})`, LONG, async () => {
    const site: Record<string, unknown> = { '/': pricing('$10', '2 minutes') }
    const { client, other, blazon } = await served(
      { 'acme.example': site as never },
      PATIENCE,
      await database?.(),
    )
    const made = asDeclared(
      'create',
      await client.monitors.create({
        ...{ name: 'Acme prices', tags: ['prices', 'prices'] },
        target: { type: 'page', url: 'http://acme.example/' },
        schedule: { type: 'interval', frequency: 6, unit: 'hours' },
        webhook: { url: 'http://hook.example/', events: ['change.detected', 'run.completed'], retry: {} },
      }),
    )
    expect(made).toMatchObject({ status: 'active', tags: ['prices'], change_detection: { type: 'exact' } })
    const [baseline] = await ended(client, made.id, 1)
    expect(baseline).toMatchObject({
      ...{ id: made.initial_run_id, run_type: 'baseline', status: 'completed', baseline_created: true },
      ...{ change_detected: false, credits_charged: 1 },
    })
    expect(asDeclared('retrieve', await client.monitors.retrieve(made.id)).baseline).toMatchObject({
      text: '# Prices\nPro $10 a month\nUpdated 2 minutes ago',
    })

    // Noise alone is no change.
    site['/'] = pricing('$10', '3 days')
    asDeclared('run', await client.monitors.run(made.id))
    expect((await ended(client, made.id, 2))[0]).toMatchObject({
      run_type: 'scheduled',
      change_detected: false,
    })

    site['/'] = pricing('$12', '4 days')
    await client.monitors.run(made.id)
    const [found] = asDeclared('listRuns', {
      data: await ended(client, made.id, 3),
      has_more: false,
      next_cursor: null,
    }).data
    expect(found).toMatchObject({ change_detected: true, status: 'completed' })
    expect(found?.webhook_delivery_ids).toHaveLength(2)
    const change = asDeclared('retrieveChange', await client.monitors.retrieveChange(found?.change_id ?? ''))
    expect(change).toMatchObject({
      ...{ monitor_id: made.id, run_id: found?.id, title: '1 passage changed', tags: ['prices'] },
      ...{ summary: '“Pro $10 a month” became “Pro $12 a month”.', url: 'http://acme.example/' },
      ...{ diff: '- Pro $10 a month\n+ Pro $12 a month', before_text_excerpt: 'Pro $10 a month' },
      evidence: [{ before: 'Pro $10 a month', after: 'Pro $12 a month', url: 'http://acme.example/' }],
    })
    expect(change).not.toHaveProperty('importance')
    expect(asDeclared('listChanges', await client.monitors.listChanges(made.id)).data).toHaveLength(1)
    expect(
      asDeclared('listAccountChanges', await client.monitors.listAccountChanges({ tag: 'none' })).data,
    ).toEqual([])
    expect((await client.monitors.listAccountChanges({ target_type: 'page' })).data).toHaveLength(1)
    expect((await client.monitors.listAccountRuns({ limit: 2 })).has_more).toBe(true)
    asDeclared('listAccountRuns', await client.monitors.listAccountRuns({ status: 'completed' }))
    expect(asDeclared('getCreditUsage', await client.monitors.getCreditUsage())).toMatchObject({
      ...{ data: [{ monitor_id: made.id, name: 'Acme prices', credits: 3, runs: 3 }], total_credits: 3 },
    })
    expect(asDeclared('getLimits', await client.monitors.getLimits())).toMatchObject({
      ...{ monitors_limit: 1_000, monitors_used: 1, plan: 'pro' },
    })
    const [acme] = await blazon.accounts.listOrganisations()
    await expect
      .poll(
        async () =>
          (await blazon.accounts.usageOf(acme?.id ?? '', new Date().toISOString().slice(0, 7))).used,
      )
      .toBe(3)

    // A failure leaves the baseline, and is reported.
    site['/'] = { status: 500, body: 'broken' }
    await client.monitors.run(made.id)
    expect((await ended(client, made.id, 4))[0]).toMatchObject({ status: 'failed', credits_charged: 0 })
    const failed = await client.monitors.retrieve(made.id)
    expect(failed).toMatchObject({ status: 'failed', last_error: { code: 'unreachable' } })
    expect(JSON.stringify(failed.baseline)).toContain('$12')

    // Other keys see nothing of it.
    expect((await other.monitors.list()).data).toEqual([])
    await expect(other.monitors.retrieve(made.id)).rejects.toMatchObject({ status: 404 })
    await expect(other.monitors.delete(made.id)).rejects.toMatchObject({ status: 404 })

    const paused = asDeclared(
      'update',
      await client.monitors.update(made.id, { status: 'paused', webhook: null }),
    )
    expect(paused).toMatchObject({ status: 'paused', webhook: null, next_run_at: null })
    await client.monitors.run(made.id)
    expect((await ended(client, made.id, 5))[0]).toMatchObject({
      status: 'skipped',
      skip_reason: 'monitor_paused',
    })
    expect(asDeclared('list', await client.monitors.list({ q: 'acme', status: 'paused' })).data).toHaveLength(
      1,
    )
    expect(asDeclared('delete', await client.monitors.delete(made.id))).toMatchObject({
      id: made.id,
      deleted: true,
    })
    expect((await client.monitors.getCreditUsage()).data).toMatchObject([{ name: made.id, credits: 3 }])
  })

test('a sitemap is watched with patterns, and a part that does not answer is no removal', LONG, async () => {
  const site: Record<string, unknown> = { '/map.xml': sitemap('/blog/1', '/blog/2', '/about') }
  const { client } = await served({ 'acme.example': site as never }, PATIENCE)
  const made = await client.monitors.create({
    name: 'Posts',
    target: { type: 'sitemap', url: 'http://acme.example/map.xml', include: ['^/blog/'], exclude: ['draft'] },
  })
  await ended(client, made.id, 1)
  expect((await client.monitors.retrieve(made.id)).baseline).toMatchObject({
    ...{ url_count: 2, urls: ['http://acme.example/blog/1', 'http://acme.example/blog/2'] },
  })
  site['/map.xml'] = sitemap('/blog/2', '/blog/3', '/blog/draft', '/new')
  await client.monitors.run(made.id)
  const [run] = await ended(client, made.id, 2)
  const change = asDeclared('retrieveChange', await client.monitors.retrieveChange(run?.change_id ?? ''))
  expect(change).toMatchObject({
    ...{ added_urls: ['http://acme.example/blog/3'], added_url_count: 1 },
    ...{
      removed_urls: ['http://acme.example/blog/1'],
      removed_url_count: 1,
      title: '1 URL added, 1 URL removed',
    },
  })
  site['/map.xml'] = { status: 503, type: 'text/plain', body: 'later' }
  await client.monitors.run(made.id)
  expect((await ended(client, made.id, 3))[0]).toMatchObject({ status: 'failed', change_detected: false })
  expect((await client.monitors.retrieve(made.id)).baseline).toMatchObject({ url_count: 2 })
})

test('data of a schema is watched, and each changed value is named', LONG, async () => {
  const product = (price: string) =>
    `<!doctype html><title>Rope</title><h1>Rope</h1><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Rope","offers":{"@type":"Offer","price":"${price}","priceCurrency":"EUR"}}</script><p>Rope ${price} €</p>`
  const site: Record<string, unknown> = { '/': product('10.00') }
  const { client } = await served({ 'acme.example': site as never }, PATIENCE)
  const made = await client.monitors.create({
    name: 'Rope',
    target: {
      ...{
        type: 'extract',
        url: 'http://acme.example/',
        instructions: 'the price of the rope',
        max_pages: 1,
      },
      schema: { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } },
    },
  })
  const [first] = await ended(client, made.id, 1)
  expect(first?.error ?? null).toBeNull()
  expect((await client.monitors.retrieve(made.id)).baseline).toMatchObject({ data: { price: 10 } })
  site['/'] = product('12.00')
  await client.monitors.run(made.id)
  const [run] = await ended(client, made.id, 2)
  expect(
    asDeclared('retrieveChange', await client.monitors.retrieveChange(run?.change_id ?? '')),
  ).toMatchObject({
    ...{
      title: '1 value changed',
      diff: '- /price: 10\n+ /price: 12',
      matched_urls: ['http://acme.example/'],
    },
  })
})

test('a monitor that cannot be made is refused with the reason', LONG, async () => {
  const { client } = await served({ 'acme.example': { '/': pricing('$1', '1 day') } }, PATIENCE)
  const page = { type: 'page', url: 'http://acme.example/' } as const
  const refused = async (body: object, why: string) =>
    expect(client.monitors.create({ name: 'x', target: page, ...body } as never)).rejects.toMatchObject({
      ...{ status: 400, message: expect.stringContaining(why) },
    })
  await refused({ change_detection: { type: 'semantic' } }, 'needs a language model')
  await refused({ target: { ...page, instructions: 'prices' } }, 'needs a language model')
  await refused({ schedule: { type: 'interval', frequency: 9, unit: 'minutes' } }, 'every 10 minutes')
  await refused({ schedule: { type: 'interval', frequency: 366, unit: 'days' } }, 'every 10 minutes')
  await refused({ target: { ...page, include_selectors: ['p['] } }, 'includeSelectors')
  await refused({ target: { type: 'sitemap', url: page.url, include: ['('] } }, 'regular expression')
  await refused({ target: { ...page, color: 'red' } }, 'color')
  await refused({ webhook: { url: 'http://127.0.0.1/' } }, 'Nothing is sent')
})

test(
  'an event is signed and sent for each change, and for each run where that is asked for',
  LONG,
  async () => {
    const received: {
      readonly body: Record<string, unknown>
      readonly signature: unknown
      readonly raw: string
    }[] = []
    const hook: RequestListener = (request, response) => {
      let raw = ''
      request.setEncoding('utf8').on('data', (text) => {
        raw += text
      })
      request.on('end', () => {
        received.push({ body: JSON.parse(raw), signature: request.headers['x-context-signature'], raw })
        response.writeHead(204).end()
      })
    }
    const site: Record<string, unknown> = { '/': pricing('$10', '1 day') }
    const sites = { 'acme.example': site as never, 'hook.example': { '/': hook } }
    const { client, other } = await served(sites, PATIENCE)
    const made = await client.monitors.create({
      ...{ name: 'x', target: { type: 'page', url: 'http://acme.example/' } },
      webhook: { url: 'http://hook.example/', events: ['change.detected', 'run.completed'] },
    })
    await ended(client, made.id, 1)
    site['/'] = pricing('$11', '1 day')
    await client.monitors.run(made.id)
    const [run] = await ended(client, made.id, 2)
    await expect.poll(() => received.length, { timeout: 30_000 }).toBe(3)
    const kinds = received.map(({ body }) => body.event).sort()
    expect(kinds).toEqual(['change.detected', 'run.completed', 'run.completed'])
    const change = received.find(({ body }) => body.event === 'change.detected')
    expect(change?.body).toMatchObject({
      ...{ monitor_id: made.id, monitor_name: 'x', change: { id: run?.change_id, run_id: run?.id } },
      run: { id: run?.id, change_detected: true },
    })
    const [, time] = /^t=(\d+),/.exec(String(change?.signature)) ?? []
    expect(change?.signature).toBe(signatureOf(made.webhook?.secret ?? '', change?.raw ?? '', Number(time)))
    await expect
      .poll(async () => (await client.monitors.listRuns(made.id)).data[0]?.webhook_deliveries?.length)
      .toBe(2)
    const runs = asDeclared('listRuns', await client.monitors.listRuns(made.id))
    expect(runs.data[0]?.webhook_deliveries?.map(({ status }) => status)).toEqual(['delivered', 'delivered'])

    // The paths of the third version of the client, whose package is not in every registry.
    const at = `/monitors/${made.id}`
    const one = await client.get<Record<string, unknown>>(`${at}/runs/${run?.id}`)
    expect(one).toMatchObject({ ...runs.data[0] })
    await expect(client.get(`${at}/runs/run_1`)).rejects.toMatchObject({ status: 404 })
    await expect(other.get(`${at}/runs/${run?.id}`)).rejects.toMatchObject({ status: 404 })
    await expect(other.post(`${at}/webhook/rotate-secret`)).rejects.toMatchObject({ status: 404 })
    const renewed = asDeclared('update', await client.post<typeof made>(`${at}/webhook/rotate-secret`))
    expect(renewed.webhook).toEqual({ ...made.webhook, secret: expect.stringMatching(/^whsec_[\w-]{43}$/) })
    expect(renewed.webhook?.secret).not.toBe(made.webhook?.secret)
    site['/'] = pricing('$12', '1 day')
    await client.monitors.run(made.id)
    await expect.poll(() => received.length, { timeout: 30_000 }).toBe(5)
    const last = received.at(-1)
    const [, seconds] = /^t=(\d+),/.exec(String(last?.signature)) ?? []
    expect(last?.signature).toBe(signatureOf(renewed.webhook?.secret ?? '', last?.raw ?? '', Number(seconds)))
    await client.monitors.update(made.id, { webhook: null })
    await expect(client.post(`${at}/webhook/rotate-secret`)).rejects.toMatchObject({
      ...{ status: 400, message: expect.stringContaining('has no webhook') },
    })
  },
)

test('the monitors of an owner whose sites never answer leave a lane to another owner', LONG, async () => {
  const silent = () => undefined
  const names = Array.from({ length: 6 }, (_, at) => `silent-${at}.example`)
  const sites = names.map((name) => [name, { '/': silent, '/robots.txt': silent }])
  const acme = { '/': pricing('$10', '2 minutes') }
  const { blazon } = await served({ ...Object.fromEntries(sites), 'acme.example': acme }, PATIENCE)
  const watch = (host: string, owner: string) =>
    blazon.monitors.create(
      {
        ...{ name: host, target: { type: 'page', url: `http://${host}/` } },
        schedule: { frequency: 6, unit: 'hours' },
      },
      { owner },
    )
  for (const name of names) await watch(name, 'key_1')
  const running = async () => (await blazon.monitors.runs({ status: 'running' })).items.length
  await expect.poll(running, { interval: 50, timeout: 60_000 }).toBe(3)
  const { id } = await watch('acme.example', 'key_2')
  const stateOf = async () => (await blazon.monitors.runs({ monitorId: id })).items[0]?.status
  await expect.poll(stateOf, { interval: 50, timeout: 60_000 }).toBe('completed')
  expect(await running()).toBe(3)
})
