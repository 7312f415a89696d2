import { createSocket } from 'node:dgram'
import { setMaxListeners } from 'node:events'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createGate } from '../../src/capture/gate/gate.ts'
import { createResolver } from '../../src/capture/gate/resolver.ts'

const [A, AAAA] = [1, 28]

type Zone = Readonly<Record<string, { readonly v4?: string; readonly v6?: string } | 'refused' | 'silent'>>

/** A name server on loopback until the test ends. Names that it does not know do not exist. */
async function nameServer(zone: Zone): Promise<{ server: string; asked: string[] }> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const question = message.subarray(12, message.indexOf(0, 12) + 5)
    const type = question.readUInt16BE(question.length - 4)
    const name = nameIn(question)
    asked.push(`${name} ${type}`)
    const entry = zone[name.toLowerCase()]
    if (entry === 'silent') return
    const known = typeof entry === 'object' ? entry : {}
    const data = type === A ? bytesOfV4(known.v4) : type === AAAA ? bytesOfV6(known.v6) : undefined
    const status = entry === undefined ? 3 : entry === 'refused' ? 5 : 0
    socket.send(answerTo(message, question, { status, type, data }), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void socket.close())
  return { server: `127.0.0.1:${socket.address().port}`, asked }
}

function nameIn(question: Buffer): string {
  const labels: string[] = []
  for (let at = 0; question[at]; at += (question[at] ?? 0) + 1)
    labels.push(question.toString('latin1', at + 1, at + 1 + (question[at] ?? 0)))
  return labels.join('.')
}

interface Answer {
  readonly status: number
  readonly type: number
  readonly data: Buffer | undefined
}

function answerTo(message: Buffer, question: Buffer, { status, type, data }: Answer): Buffer {
  const head = Buffer.from(message.subarray(0, 12))
  head.writeUInt16BE(0x8180 | status, 2)
  head.writeUInt16BE(data ? 1 : 0, 6)
  head.writeUInt32BE(0, 8)
  if (!data) return Buffer.concat([head, question])
  const record = Buffer.alloc(12)
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(type, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, question, record, data])
}

function bytesOfV4(text: string | undefined): Buffer | undefined {
  return text === undefined ? undefined : Buffer.from(text.split('.').map(Number))
}

/** For an address with eight groups, without `::`. */
function bytesOfV6(text: string | undefined): Buffer | undefined {
  return text === undefined
    ? undefined
    : Buffer.from(
        text
          .split(':')
          .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]),
      )
}

const never = new AbortController().signal

test('both families, IPv4 first, each asked for once', async () => {
  const { server, asked } = await nameServer({
    'acme.example': { v4: '93.184.216.34', v6: '2606:4700:0:0:0:0:0:1111' },
  })
  const resolve = createResolver({ servers: [server] })
  expect(await resolve('acme.example', never)).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
  expect(asked.sort()).toEqual(['acme.example 1', 'acme.example 28'])
})

test('one family is enough', async () => {
  const { server } = await nameServer({ 'six.example': { v6: '2606:4700:0:0:0:0:0:1' } })
  const resolve = createResolver({ servers: [server] })
  expect(await resolve('six.example', never)).toEqual([{ address: '2606:4700::1', family: 6 }])
})

test.each([
  ['nowhere.example', 'ENOTFOUND'],
  ['empty.example', 'ENOTFOUND'],
  ['broken.example', 'EAI_AGAIN'],
])('%s has no address: %s', async (host, code) => {
  const { server } = await nameServer({ 'empty.example': {}, 'broken.example': 'refused' })
  await expect(createResolver({ servers: [server] })(host, never)).rejects.toMatchObject({ code })
})

test.each(['localhost', 'acme.localhost'])('%s is this machine, and nobody is asked', async (host) => {
  const { server, asked } = await nameServer({})
  const gate = createGate({
    ports: [80],
    connectTimeoutMs: 60_000,
    resolver: createResolver({ servers: [server] }),
  })
  await expect(gate.dial({ host, port: 80, secure: false })).rejects.toMatchObject({
    code: 'forbidden_target',
  })
  expect(asked).toEqual([])
})

test('dozens of names that nobody answers for hold up neither another name nor what is unpacked', async () => {
  const { server } = await nameServer({
    'acme.example': { v4: '93.184.216.34' },
    ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`slow${at}.example`, 'silent' as const])),
  })
  const resolve = createResolver({ servers: [server] })
  const leaving = new AbortController()
  setMaxListeners(0, leaving.signal)
  const slow = Array.from({ length: 60 }, (_, at) => resolve(`slow${at}.example`, leaving.signal))
  let ended = 0
  for (const each of slow) each.catch(() => ended++)
  const outcomes = Promise.allSettled(slow)
  await promisify(gzip)('text')
  expect(await resolve('acme.example', never)).toHaveLength(1)
  // All of them are still waited for.
  expect(ended).toBe(0)
  leaving.abort(new Error('left'))
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'left' } })
})
