import { createServer } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { createGate, type GateSettings } from '../../src/capture/gate/gate.ts'
import { parseHostMap } from '../../src/capture/gate/hosts.ts'
import { ownAddresses } from '../../src/capture/gate/own.ts'
import { listen } from './sites.ts'

const OURS = '93.184.216.34'
const OURS_V6 = '2606:4700::1234'
const ETHERNET = {
  eth0: [{ address: OURS }, { address: OURS_V6 }, { address: 'fe80::1%eth0' }],
  down: undefined,
}

/** A gate on a machine with public addresses. All connections fail with a known error. */
function gateWith(settings: Partial<GateSettings>, answer = OURS) {
  const dialled: string[] = []
  const gate = createGate({
    ports: [80],
    connectTimeoutMs: 60_000,
    resolver: async () => [{ address: answer, family: answer.includes(':') ? 6 : 4 }],
    connector: ({ host, lookup }) => {
      lookup?.(host ?? '', {}, (_, address) => dialled.push(String(address)))
      return connect(1, '127.0.0.1')
    },
    interfaces: () => ETHERNET,
    ...settings,
  })
  const dial = (host: string) =>
    gate.dial({ host, port: 80, secure: false }).then(
      (socket) => socket.destroy(),
      ({ code }) => code,
    )
  return { gate, dialled, dial }
}

test.each([
  OURS,
  OURS_V6,
  `::ffff:${OURS}`,
  '64:ff9b::5db8:d822',
  '2002:5db8:d822::1',
  '2606:4700:0:0:0:0:0:1234',
])('a name that resolves to %s, an address of this machine, is refused and not dialled', async (answer) => {
  const { dial, dialled } = gateWith({}, answer)
  expect(await dial('site.example')).toBe('forbidden_target')
  expect(dialled).toEqual([])
})

test('the address itself is refused in a URL, however it is written', () => {
  const { gate } = gateWith({})
  for (const host of [OURS, '1572395042', '[2606:4700::1234]', `[::ffff:${OURS}]`])
    expect(() => gate.check(new URL(`http://${host}/`)), host).toThrow('is not on the public internet')
  expect(() => gate.check(new URL('http://93.184.216.35/'))).not.toThrow()
})

test('other addresses are connected to, and the own ones when that is allowed', async () => {
  const other = gateWith({}, '93.184.216.35')
  expect(await other.dial('site.example')).toBe('unreachable')
  const allowed = gateWith({ allowOwnAddresses: true })
  expect(await allowed.dial('site.example')).toBe('unreachable')
  expect([...other.dialled, ...allowed.dialled]).toEqual(['93.184.216.35', OURS])
})

test('addresses that only a router or a cloud knows are refused when the options name them', async () => {
  const settings = { refusedAddresses: ['198.18.5.5', '93.184.216.40'], allowOwnAddresses: true }
  expect(await gateWith(settings, '93.184.216.40').dial('site.example')).toBe('forbidden_target')
  expect(() => gateWith({ refusedAddresses: ['my router'] })).toThrow(
    '"my router" is neither an IP address nor',
  )
})

test.each([
  ['198.18.0.0/15', '198.19.255.1', true],
  ['93.184.216.0/24', '93.184.216.200', true],
  ['93.184.216.0/24', '93.184.217.1', false],
  ['93.184.216.0/24', '64:ff9b::5db8:d801', true],
  // A prefix of a NAT64 of one's own, behind which private addresses are reached.
  ['2001:4860:64::/96', '2001:4860:64::a00:1', true],
  ['2001:4860:64::/96', '2001:4860:65::a00:1', false],
  ['2001:4860::/28', '2001:486f::1', true],
])('the network %s in the options decides about %s', async (network, address, isRefused) => {
  const { dial } = gateWith({ refusedAddresses: [network], allowOwnAddresses: true }, address)
  expect((await dial('site.example')) === 'forbidden_target').toBe(isRefused)
})

test.each(['10.0.0.0/33', '10.0.0.0/0', '10.0.0/8', '::/129', '10.0.0.0/8/8', '10.0.0.0/'])(
  '%s is no network',
  (network) => {
    expect(() => gateWith({ refusedAddresses: [network] })).toThrow('is neither an IP address nor a network')
  },
)

test('a mapped host may have any address', async () => {
  const { dial } = gateWith({ hosts: parseHostMap(`${OURS}:80 - mapped.example`) })
  expect(await dial('mapped.example')).toBe('unreachable')
})

test('an address that this machine got after the list was read is recognised by the connection', async () => {
  const port = await listen(createServer((_, response) => response.end()))
  const listening = { host: 'site.example', port, secure: false }
  // A substitute for the network: loopback, used as if it were a public address that is not in the list yet.
  const settings = {
    ports: [port],
    connectTimeoutMs: 60_000,
    interfaces: () => ({}),
    connector: () => {
      const socket = connect(port, '127.0.0.1')
      for (const end of ['localAddress', 'remoteAddress']) Object.defineProperty(socket, end, { value: OURS })
      return socket
    },
    resolver: async () => [{ address: OURS, family: 4 }],
  }
  await expect(createGate(settings).dial(listening)).rejects.toMatchObject({ code: 'forbidden_target' })
  const socket = await createGate({ ...settings, allowOwnAddresses: true }).dial(listening)
  socket.destroy()
})

test('the addresses of this machine are known', () => {
  const isOwn = ownAddresses({})
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  expect(all.length).toBeGreaterThan(0)
  for (const { address } of all) expect(isOwn(address), address).toBe(true)
  expect(isOwn('93.184.216.34')).toBe(false)
})
