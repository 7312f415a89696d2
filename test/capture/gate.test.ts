import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import type { Resolved } from '../../src/capture/gate/connect.ts'
import { createGate } from '../../src/capture/gate/gate.ts'
import { parseHostMap } from '../../src/capture/gate/hosts.ts'
import { listen } from './sites.ts'

const PORTS = [80, 443]
/** Time to connect that is long enough on every machine. */
const PATIENT_MS = 60_000

function gateAnswering(...rounds: readonly (readonly string[])[]) {
  const asked: string[] = []
  const resolver = async (host: string): Promise<Resolved[]> => {
    const addresses = rounds[Math.min(asked.length, rounds.length - 1)] ?? []
    asked.push(host)
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  return { asked, gate: createGate({ ports: PORTS, connectTimeoutMs: PATIENT_MS, resolver }) }
}

test.each([
  ['a private address', ['10.0.0.1']],
  ['one private address among public ones', ['93.184.216.34', '127.0.0.1']],
  ['a mapped loopback', ['::ffff:127.0.0.1']],
  ['no address', []],
])('a name with %s is refused, and the message names no address', async (_, addresses) => {
  const { gate } = gateAnswering(addresses)
  await expect(gate.dial({ host: 'trap.example', port: 80, secure: false })).rejects.toMatchObject({
    code: 'forbidden_target',
    message: 'trap.example is not on the public internet.',
  })
})

test('a name is resolved once per connection, and the judged address is the one that is used', async () => {
  const port = await listen(createServer((_, response) => response.end()))
  const dialled: unknown[] = []
  const asked: string[] = []
  const answers = [['93.184.216.34', '2606:4700::1111'], ['127.0.0.1']]
  const gate = createGate({
    ports: PORTS,
    connectTimeoutMs: PATIENT_MS,
    resolver: async (host) => {
      asked.push(host)
      return (answers[asked.length - 1] ?? []).map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }))
    },
    // A substitute for the network: it notes the address and connects to loopback instead.
    connector: ({ host, port: to, lookup }) => {
      lookup?.(host ?? '', { all: true }, (_, addresses) => dialled.push(to, addresses))
      return connect(port, '127.0.0.1')
    },
  })
  const socket = await gate.dial({ host: 'rebind.example', port: 443, secure: true })
  socket.destroy()
  expect(asked).toEqual(['rebind.example'])
  expect(dialled).toEqual([
    443,
    [
      { address: '93.184.216.34', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ],
  ])
  await expect(gate.dial({ host: 'rebind.example', port: 443, secure: true })).rejects.toMatchObject({
    code: 'forbidden_target',
  })
})

test.each([
  '127.0.0.1',
  '[::1]',
  '10.1.2.3',
  '[::ffff:7f00:1]',
  '169.254.169.254',
  '0.0.0.0',
  '2130706433',
  '0x7f.1',
  '017700000001',
  '127.1',
  '①②⑦.0.0.1',
  '127.0.0.1.',
])('the literal %s is refused without a lookup', async (host) => {
  const { gate, asked } = gateAnswering(['8.8.8.8'])
  await expect(gate.dial({ host, port: 80, secure: false })).rejects.toMatchObject({
    code: 'forbidden_target',
  })
  expect(asked).toEqual([])
})

test.each([
  'http://acme.example:22/',
  'https://acme.example:8443/',
  'ftp://acme.example/',
  'file:///etc/hostname',
  'http://user:secret@acme.example/',
  'http://[::1]/',
  'http://0x7f000001/',
])('%s is refused before anything is sent', (url) => {
  const { gate } = gateAnswering(['8.8.8.8'])
  expect(() => gate.check(new URL(url))).toThrow(expect.objectContaining({ code: 'forbidden_target' }))
})

test('a mapped host is reached by its port in the map and the usual ones alone; a missing scheme fails', async () => {
  const port = await listen(createServer((_, response) => response.end('mapped')))
  const gate = createGate({
    hosts: parseHostMap(`127.0.0.1:${port} - acme.example`),
    ports: PORTS,
    connectTimeoutMs: PATIENT_MS,
  })
  for (const named of [80, port]) {
    const socket = await gate.dial({ host: 'acme.example', port: named, secure: false })
    expect(socket.remotePort).toBe(port)
    socket.destroy()
  }
  const other = { host: 'acme.example', port: port === 6379 ? 6380 : 6379, secure: false }
  await expect(gate.dial(other)).rejects.toMatchObject({ code: 'forbidden_target' })
  await expect(gate.dial({ host: 'acme.example', port: 443, secure: true })).rejects.toMatchObject({
    code: 'unreachable',
    message: 'acme.example is mapped without https.',
  })
})

test('a connection that is not accepted ends at the time limit, and when the caller leaves', async () => {
  const resolver = () => new Promise<Resolved[]>(() => undefined)
  const gate = createGate({ ports: PORTS, connectTimeoutMs: 100, resolver })
  await expect(gate.dial({ host: 'slow.example', port: 80, secure: false })).rejects.toMatchObject({
    code: 'timeout',
  })
  await expect(
    gate.dial(
      { host: 'slow.example', port: 80, secure: false },
      { signal: AbortSignal.abort(new Error('left')) },
    ),
  ).rejects.toThrow('left')
})
