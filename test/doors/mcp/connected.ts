import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { serveFixtures } from '../../../scripts/fixtures/server.ts'
import type { BlazonServer } from '../../../src/doors/http/server.ts'
import { createBlazon, createServer } from '../../../src/library/lookups.ts'
import { COMMAND } from '../../house/build.ts'
import { PATIENT } from '../../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../../store/temporary.ts'
import { PATIENT_ENV } from '../cli/command.ts'

type End = () => Promise<unknown> | unknown

/** A client has as long as the slowest lookup takes on a busy machine. */
export const WAITING = { timeout: 300_000 }

/** A folder with the addresses of sites that are served, `extra` among them. */
export async function servedSites(
  onEnd: (end: End) => void,
  extra: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
) {
  const folder = temporaryFolder((end) => onEnd(end))
  const own = join(folder, 'sites')
  for (const [domain, files] of Object.entries(extra))
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(own, domain, 'www'), { recursive: true })
      writeFileSync(join(own, domain, 'www', name), text)
    }
  const isOwn = Object.keys(extra).length > 0
  const sites = await (isOwn ? serveFixtures(own) : serveFixtures())
  onEnd(() => sites.close())
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, sites.hostMap)
  return { folder, hosts }
}

/** A service over the sites, with a client that its key opens. */
export async function overHttp(
  { folder, hosts }: { readonly folder: string; readonly hosts: string },
  onEnd: (end: End) => void,
) {
  const blazon = await createBlazon({
    hosts,
    db: await temporaryDatabase(folder),
    options: { ...PATIENT, escalation: { maxAttempts: 1 } },
  })
  onEnd(() => blazon.close())
  const server = await createServer(blazon)
  onEnd(() => server.close())
  const { secret } = await blazon.keys.create('agent')
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const client = await clientAt(url, secret)
  onEnd(() => client.close())
  return { blazon, server, url, secret, client }
}

export type Serving = Awaited<ReturnType<typeof overHttp>> & { readonly server: BlazonServer }

export async function clientAt(
  url: string,
  secret: string,
  settings: ConstructorParameters<typeof Client>[1] = {},
): Promise<Client> {
  const requestInit = { headers: { authorization: `Bearer ${secret}` } }
  const client = new Client({ name: 'test', version: '1.0.0' }, settings)
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }), WAITING)
  return client
}

/** `blazon mcp` as a process, with its client. */
export async function overStdio(
  { folder, hosts }: { readonly folder: string; readonly hosts: string },
  onEnd: (end: End) => void,
) {
  const args = [COMMAND, 'mcp', '--db', join(folder, 'stdio.db'), '--hosts', hosts]
  const env = { ...(process.env as Record<string, string>), NO_COLOR: '1', ...PATIENT_ENV }
  const transport = new StdioClientTransport({ command: process.execPath, args, env, stderr: 'pipe' })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport, WAITING)
  onEnd(() => client.close())
  return { client, transport }
}

/** The text of a result. */
export function textIn({ content }: CallToolResult): string {
  return content.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join('\n')
}

export interface Answer {
  readonly site_data: Readonly<Record<string, unknown>>
  readonly left_out?: readonly { readonly path: string; readonly kept: number; readonly of: number }[]
  readonly also_left_out?: number
}

export const answerIn = (result: CallToolResult): Answer => JSON.parse(textIn(result))
