import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBlazon, createServer } from '../../../src/index.ts'
import { serveFixtures } from '../../fixtures/server.ts'

/** What a server tells when it is ready. */
export interface Started {
  readonly port: number
  readonly path: string
  readonly key: string
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
  /** In base64. */
  readonly body: string
}

/** Processor time of this process so far, in microseconds. */
export interface Usage {
  readonly us: number
  readonly system: number
}

/** Headers that each server writes by itself. */
const HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
])
const DOMAIN = 'pennoray.example'
const [which = '64', given = '{}'] = process.argv.slice(2)
const started = which === 'bare' ? await bare(JSON.parse(given)) : await service(which)
process.on('SIGINT', () => process.exit())
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ us: user + system, system } satisfies Usage)
})
process.send?.(started)

/** A server that knows one answer. */
async function bare(like: Started): Promise<Started> {
  const body = Buffer.from(like.body, 'base64')
  const headers = { ...like.headers, 'content-length': body.length }
  const server = createHttp((_, response) => void response.writeHead(200, headers).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { ...like, port: (server.address() as AddressInfo).port }
}

/** The service, which has drawn the logo once. */
async function service(size: string): Promise<Started> {
  const fixtures = await serveFixtures()
  const folder = mkdtempSync(join(tmpdir(), 'blazon-logo-'))
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, fixtures.hostMap)
  const blazon = await createBlazon({ db: join(folder, 'logo.db'), hosts, options: { producer: 'cascade' } })
  const { secret: key } = await blazon.keys.create('bench')
  const server = await createServer(blazon)
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const path = `/v1/logo/${DOMAIN}?size=${size}&format=png`
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}: ${await answer.text()}`)
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !HOP.has(name)))
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64')
  return {
    port: Number(new URL(url).port),
    path,
    key,
    headers,
    body,
    contentType: headers['content-type'] ?? '',
  }
}
