import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon, createServer } from '../../../src/index.ts'
import { serveSites } from '../../capture/sites.ts'
import { patient } from '../../house/patient.ts'
import { newDatabase } from '../../store/postgres/databases.ts'
import { temporaryDatabase, temporaryFolder } from '../../store/temporary.ts'

const PATIENCE = patient()

const pageOf = (name: string) =>
  `<!doctype html><html lang="en"><title>${name}</title><h1>${name}</h1><p>${'We bake bread every day. '.repeat(20)}</p>`

/** The test waits for work of any length. */
const LONG = { timeout: 120_000 }

/** A service over two sites; one of them answers when it is released. */
async function serving(db?: string) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { port } = await serveSites({
    'one.example': { '/': pageOf('One Bakers') },
    'two.example': {
      '/': (_request, response) =>
        void released.then(() => response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf('Two'))),
    },
  })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, ['one', 'two', 'gone'].map((name) => `127.0.0.1:${port} - ${name}.example\n`).join(''))
  const path = db ?? (await temporaryDatabase(folder))
  const options = { ...PATIENCE, producer: 'cascade' } as const
  const start = async () => {
    const blazon = await createBlazon({ hosts, db: path, options })
    const server = await createServer(blazon)
    const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
    let isClosed = false
    const close = async () => {
      if (isClosed) return
      isClosed = true
      await server.close()
      await blazon.close()
    }
    onTestFinished(close)
    return { blazon, url, close }
  }
  const first = await start()
  const { secret } = await first.blazon.keys.create('owner', { permissions: ['*', 'operator/*'] })
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const call = async (url: string, path: string, body?: object, secretOf = headers) => {
    const more = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${url}/v1/operator/${path}`, { headers: secretOf, ...more })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('application/json')
    return { status: answer.status, headers: answer.headers, body: isJson ? Object(JSON.parse(text)) : text }
  }
  return { ...first, start, release: () => release(), call, headers }
}

test('keys, corrections, usage and state, for keys that name them', async () => {
  const { blazon, url, call } = await serving()
  const { secret } = await blazon.keys.create('caller', { permissions: ['*'] })
  const asCaller = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  for (const path of ['status', 'keys', 'usage', 'corrections', 'lists', 'list?name=a', 'list/export?name=a'])
    expect([path, (await call(url, path, undefined, asCaller)).status]).toEqual([path, 403])
  expect((await call(url, 'status')).body).toMatchObject({ store: { kinds: {} }, queue: { waiting: 0 } })

  const made = (await call(url, 'keys', { name: 'app', permissions: ['brand/retrieve'] })).body
  expect(made).toMatchObject({ key: { name: 'app', state: 'active', permissions: ['brand/retrieve'] } })
  const all = (await call(url, 'keys')).body
  expect(all.keys.map(({ name }: { name: string }) => name)).toEqual(['owner', 'caller', 'app'])
  expect(JSON.stringify(all)).not.toContain(made.secret)
  const changed = await call(url, 'keys/change', { id: made.key.id, state: 'suspended' })
  expect(changed.body).toMatchObject({ key: { state: 'suspended' } })
  expect((await call(url, 'keys/change', { id: 'key_none', state: 'active' })).status).toBe(404)
  expect((await call(url, 'keys', { name: 'x', kind: 'other' })).status).toBe(400)

  const said = { domain: 'one.example', field: 'name', value: 'One', why: 'their own spelling' }
  expect((await call(url, 'corrections', said)).body).toMatchObject({ correction: { ...said, who: 'owner' } })
  expect((await call(url, 'corrections?domain=one.example')).body.corrections).toHaveLength(1)
  expect((await call(url, 'corrections', { ...said, value: 7 })).status).toBe(400)
  const { domain, field } = said
  expect((await call(url, 'corrections/remove', { domain, field })).status).toBe(200)
  expect((await call(url, 'corrections/remove', { domain, field })).status).toBe(404)
  expect((await call(url, 'usage')).body).toMatchObject({ organisations: [] })
})

test.each([
  ['a file', undefined],
  ['PostgreSQL', newDatabase],
] as const)(
  'a list in %s is uploaded, stopped, resumed, goes on after a restart, and is exported',
  async (_, make) => {
    const { url, start, close, release, call } = await serving(await make?.())
    const list = {
      name: 'customers',
      text: 'website,id\none.example,1\ntwo.example,2\ngone.example,3\nno domain,4\n',
    }
    expect((await call(url, 'lists', { name: 'a', text: '# nothing\n' })).status).toBe(400)
    expect((await call(url, 'lists', { name: 'a\ud800', text: 'one.example' })).status).toBe(400)
    expect((await call(url, 'lists', { ...list, text: 'x.example\n'.repeat(600_000) })).status).toBe(400)
    const added = await call(url, 'lists', list)
    expect([added.status, added.body]).toMatchObject([200, { list: { name: 'customers', total: 4 } }])
    expect((await call(url, 'lists', list)).status).toBe(400)
    const told = async (at: string) => (await call(at, 'list?name=customers')).body.list
    // One site answers, and the other one holds the list up.
    await expect.poll(async () => (await told(url)).ok, LONG).toBe(1)
    expect(await told(url)).toMatchObject({ state: 'running' })
    expect((await call(url, 'list/stop', { name: 'customers' })).body.list.state).toBe('stopped')
    expect((await call(url, 'list/stop', { name: 'customers' })).status).toBe(400)
    expect((await call(url, 'list/stop', { name: 'other' })).status).toBe(404)
    expect((await call(url, 'list/resume', { name: 'customers' })).body.list.state).toBe('waiting')
    await close()
    release()
    const again = await start()
    await expect.poll(async () => (await told(again.url)).state, LONG).toBe('done')
    expect(await told(again.url)).toMatchObject({ ok: 2, failed: 0, refused: 1, invalid: 1, left: 0 })
    expect((await told(again.url)).outcomes).toContainEqual(
      expect.objectContaining({ state: 'refused', reason: 'error_page', domains: 1 }),
    )
    const csv = await call(again.url, 'list/export?name=customers')
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(csv.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''customers.csv")
    expect(csv.body).toContain('one.example')
    expect((await call(again.url, 'list/export?name=other')).status).toBe(404)
    expect((await call(again.url, 'lists')).body.lists).toMatchObject([
      { name: 'customers', is_uploaded: true },
    ])
  },
)
