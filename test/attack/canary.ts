import { createSocket } from 'node:dgram'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Something inside that nobody from outside may touch. Every contact is noted: `tcp`, `udp`, and the path of each request. */
export interface Canary {
  readonly contacts: string[]
  /** Of every address that it listens on. */
  readonly port: number
  readonly udpPort: number
  /** Authorities by which a page may try to come: addresses, and names that mean this machine. */
  readonly authorities: readonly string[]
}

const ADDRESSES = ['127.0.0.1', '127.0.0.2', '::1']

/** Listens on several loopback addresses, at one port, until the test ends. */
export async function startCanary(): Promise<Canary> {
  const contacts: string[] = []
  let port = 0
  for (const address of ADDRESSES) {
    const server = createServer((request, response) => {
      contacts.push(new URL(request.url ?? '/', 'http://canary').pathname.slice(1))
      const type = /css/.test(request.url ?? '') ? 'text/css' : 'text/html'
      response
        .writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' })
        .end('/* secret */')
    })
    server.on('connection', () => contacts.push('tcp'))
    server.on('upgrade', (request, socket) => {
      contacts.push((request.url ?? '').slice(1))
      socket.destroy()
    })
    port = (await listenOn(server, address, port)) ?? port
  }
  const udp = createSocket('udp4').on('message', () => contacts.push('udp'))
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void udp.close())
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
  return { contacts, port, udpPort: udp.address().port, authorities: hosts.map((host) => `${host}:${port}`) }
}

/** The port; undefined where the machine has no such address. */
function listenOn(server: Server, address: string, port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(port, address, () => {
      onTestFinished(() => {
        server.close()
        server.closeAllConnections()
      })
      resolve((server.address() as AddressInfo).port)
    })
  })
}
