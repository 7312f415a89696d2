import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { Until } from '../capture/sites.ts'

/**
 * A service inside this machine that no page may reach. Every contact is noted: `tcp`, `udp`, and the path of
 * each request.
 */
export interface Canary {
  readonly contacts: string[]
  /** Its port, on every address that it listens on. */
  readonly port: number
  readonly udpPort: number
  /** Resolves when everything that was sent to it so far has been noted in `contacts`. */
  heard(): Promise<void>
  /** Authorities by which a page may try to reach it: addresses, and names that mean this machine. */
  readonly authorities: readonly string[]
}

const ADDRESSES = ['127.0.0.1', '127.0.0.2', '::1']

/** Listens on several loopback addresses, at one port, until the test ends, or with `afterAll` the file. */
export async function startCanary(until: Until = onTestFinished): Promise<Canary> {
  const contacts: string[] = []
  /** The ports of those who connected. */
  const visitors = new Set<number | undefined>()
  let port = 0
  for (const address of ADDRESSES) {
    const server = createServer((request, response) => {
      contacts.push(new URL(request.url ?? '/', 'http://canary').pathname.slice(1))
      const type = /css/.test(request.url ?? '') ? 'text/css' : 'text/html'
      response
        .writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' })
        .end('/* secret */')
    })
    server.on('connection', ({ remotePort }) => {
      visitors.add(remotePort)
      contacts.push('tcp')
    })
    server.on('upgrade', (request, socket) => {
      contacts.push((request.url ?? '').slice(1))
      socket.destroy()
    })
    port = (await listenOn(server, address, port, until)) ?? port
  }
  // Connections are accepted in their order, so one of our own comes after all others.
  const heard = async () => {
    const own = connect(port, '127.0.0.1')
    await once(own, 'connect')
    while (!visitors.has(own.localPort)) await sleep(5)
    own.destroy()
    contacts.splice(contacts.lastIndexOf('tcp'), 1)
  }
  const udp = createSocket('udp4').on('message', () => contacts.push('udp'))
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
  until(() => void udp.close())
  const hosts = [
    '127.0.0.1',
    '127.0.0.2',
    '[::1]',
    'localhost',
    '2130706433',
    '0x7f.1',
    '[::ffff:127.0.0.1]',
    '0',
  ]
  return {
    contacts,
    heard,
    port,
    udpPort: udp.address().port,
    authorities: hosts.map((host) => `${host}:${port}`),
  }
}

/** The port; undefined when the machine has no such address. */
function listenOn(server: Server, address: string, port: number, until: Until): Promise<number | undefined> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(port, address, () => {
      until(() => {
        server.close()
        server.closeAllConnections()
      })
      resolve((server.address() as AddressInfo).port)
    })
  })
}
