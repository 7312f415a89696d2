import { connect, createServer, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { BlazonError } from '../../../src/model/errors.ts'
import { openStore, type Store, type StoreOptions } from '../../../src/store/index.ts'
import { okResult } from '../records.ts'
import { newDatabase, onServer } from './databases.ts'

async function opened(db: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openStore(db, { now: () => new Date(), ...options })
  onTestFinished(() => store.close())
  return store
}

/** The address of the same database for another user, who is made for the test. */
async function forUser(db: string, name: string, rights: readonly string[]): Promise<string> {
  const address = new URL(db)
  const schema = address.searchParams.get('schema') ?? ''
  await onServer(`CREATE ROLE ${name} LOGIN PASSWORD 'other'`)
  for (const right of rights) await onServer(right.replaceAll('SCHEMA_NAME', schema).replaceAll('USER', name))
  onTestFinished(() => onServer(`DROP OWNED BY ${name} CASCADE; DROP ROLE ${name}`))
  ;[address.username, address.password] = [name, 'other']
  return address.href
}

test('processes that start together on an empty database make its tables once', async () => {
  const db = await newDatabase()
  const stores = await Promise.all(Array.from({ length: 12 }, () => opened(db)))
  await Promise.all(stores.map((store, n) => store.putResult(okResult(`site${n}.example`))))
  expect((await stores[0]?.status())?.kinds.results.entries).toBe(12)
})

test('options in the address are set beside those of blazon', async () => {
  const address = new URL(await newDatabase())
  const plain = await opened(address.href)
  address.searchParams.set('options', '-c work_mem=5MB')
  address.searchParams.set('application_name', 'another')
  const store = await opened(address.href)
  await store.putResult(okResult('a.example'))
  expect(await plain.resultOf('a.example')).toEqual(okResult('a.example'))
  await vi.waitFor(() => expect(plain.changes.isSameElsewhere(0)).toBe(false))
})

test('a user who may only read opens a database that must exist, and cannot write', async () => {
  const db = await newDatabase()
  await (await opened(db)).putResult(okResult('a.example'))
  const reader = await forUser(db, 'blazon_reader', [
    'GRANT USAGE ON SCHEMA SCHEMA_NAME TO USER',
    'GRANT SELECT ON ALL TABLES IN SCHEMA SCHEMA_NAME TO USER',
  ])
  const store = await opened(reader, { mustExist: true, maxBytes: 1e9 })
  expect(await store.resultOf('a.example')).toEqual(okResult('a.example'))
  expect(await store.keyOf('none')).toBeUndefined()
  await expect(store.putResult(okResult('b.example'))).rejects.toThrow('can only be read')
})

test('a user without the right to create schemas uses one that was made for them', async () => {
  const db = await newDatabase()
  const address = await forUser(db, 'blazon_guest', ['CREATE SCHEMA SCHEMA_NAME AUTHORIZATION USER'])
  const store = await opened(address)
  await store.putResult(okResult('a.example'))
  expect(await store.resultOf('a.example')).toEqual(okResult('a.example'))
  const elsewhere = new URL(address)
  elsewhere.searchParams.set('schema', 'blazon_elsewhere')
  await expect(openStore(elsewhere.href, { now: () => new Date() })).rejects.toThrow('refuses this user')
})

test('a store that is closed after a write tidies and reports nothing', async () => {
  const failures: BlazonError[] = []
  const calls: string[] = []
  const store = await openStore(await newDatabase(), {
    now: () => new Date(),
    onUnkept: (error) => failures.push(error),
    onCall: (call) => calls.push(call),
  })
  await store.putResult(okResult('a.example'))
  await store.close()
  expect(calls).toContain('tidy')
  expect(failures).toEqual([])
})

test('a connection that broke off without a sign is noticed, and no cache is used from then on', async () => {
  const address = new URL(inject('postgres'))
  let isSilent = false
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(Number(address.port), '127.0.0.1')
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => isSilent || to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const db = new URL(await newDatabase())
  const listening = proxy.address()
  db.port = String(typeof listening === 'object' ? listening?.port : '')
  const store = await opened(db.href)
  const { secret } = await store.createKey('shop')
  expect((await store.keyOf(secret))?.state).toBe('active')
  expect(store.changes.isSameElsewhere(store.changes.count())).toBe(true)
  isSilent = true
  await vi.waitFor(() => expect(store.changes.isSameElsewhere(store.changes.count())).toBe(false), 60_000)
  isSilent = false
  await vi.waitFor(() => expect(store.changes.isSameElsewhere(store.changes.count())).toBe(true), 60_000)
})
