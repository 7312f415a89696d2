import { readFileSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBlazon, createServer } from '../../../src/index.ts'
import { serveSites } from '../../capture/sites.ts'
import { page } from '../../crawl/sites.ts'
import { PATIENT, patient } from '../../house/patient.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'
import { isIdle, serviceWork } from './service-work.ts'

/* What docs/commands.md shows of commands is what they print. */

patient()

const DOCUMENT = readFileSync(new URL('../../../docs/commands.md', import.meta.url), 'utf8')
const folder = temporaryFolder(afterAll)
const at = (file: string) => join(folder, file)

const ABOUT = `<p>${'Acme Anvils forges anvils by hand in Hamburg. '.repeat(8)}</p>`
const CONTACT = '<footer><p>Write to <a href="mailto:hello@example.com">hello@example.com</a></p></footer>'
const FEED = '<rss version="2.0"><channel><title>News of Acme Anvils</title></channel></rss>'
const SCHEMA = {
  type: 'object',
  properties: { company_name: { type: 'string' }, email: { type: 'string' } },
  required: ['company_name', 'email'],
}
const FILES = {
  'prices.csv': 'item,price\nAnvil,90.00\nRope,4.50\n',
  'company.json': JSON.stringify(SCHEMA),
  'pages.txt': 'https://example.com/\nhttps://example.com/anvils\n',
}

let price = 90
const anvils = (_: unknown, response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(page('Anvils', [], `${ABOUT}<p>The large anvil costs ${price} EUR.</p>`))
const SITES = {
  'example.com': {
    '/': page('Acme Anvils', ['/anvils'], ABOUT + CONTACT),
    '/anvils': anvils,
    '/feed.xml': { type: 'application/rss+xml', body: FEED },
  },
  'example.org': { '/done': { status: 204 } },
}

const usual = process.cwd()
beforeAll(async () => {
  const { hosts } = await serveSites(SITES, true, afterAll)
  const { http, https } = hosts.lookup('example.com') ?? {}
  writeFileSync(at('hosts'), `${http?.host}:${http?.port} ${https?.host}:${https?.port} *\n`)
  for (const [name, text] of Object.entries(FILES)) writeFileSync(at(name), text)
  vi.stubEnv('BLAZON_HOSTS', at('hosts'))
  vi.stubEnv('BLAZON_PRODUCER', 'cascade')
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(usual)
  vi.unstubAllEnvs()
})

interface Shown {
  readonly line: string
  readonly output: string
}

/** The command lines of the document with what they print, in their order. */
const SHOWN: readonly Shown[] = [...DOCUMENT.matchAll(/^```console\n(.*?)^```$/gms)].flatMap(
  ([, block = '']) =>
    block
      .split(/^\$ blazon /m)
      .filter((part) => part !== '')
      .map((part) => ({
        line: part.slice(0, part.indexOf('\n')),
        output: part.slice(part.indexOf('\n') + 1),
      })),
)

/** What differs from run to run: ids, times, and what the document leaves out. */
const VARIES = /\b[a-z]+_[\da-f]{32}\b|\d{4}-\d\d-\d\dT[\d:.]+Z|…/g

/** An expression for what the document shows, with a group for each part that differs. */
function expressionOf(output: string): RegExp {
  const fixed = output.split(VARIES).map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const varying = (output.match(VARIES) ?? []).map((part) => (part === '…' ? '(.*)' : '([\\w:.-]+)'))
  return new RegExp(`^${fixed.map((text, index) => text + (varying[index] ?? '')).join('')}$`)
}

/** What happens beside a command: the service on the database does its work, and pages change. */
async function meanwhile(line: string): Promise<void> {
  const settings = { db: 'blazon.db', hosts: at('hosts') }
  if (/^(?:batches submit|monitors add|monitors run)/.test(line)) await serviceWork(settings, isIdle)
  if (/^monitors add/.test(line)) price = 95
  if (/^prefetch --work/.test(line)) await calledByAcme(settings)
}

/** A service answers a call of an organisation. */
async function calledByAcme(settings: { readonly db: string; readonly hosts: string }): Promise<void> {
  const blazon = await createBlazon({ ...settings, options: PATIENT })
  await blazon.accounts.createOrganisation('acme', 'pro')
  const { secret } = await blazon.keys.create('crm', { organisation: 'acme' })
  const server = await createServer(blazon)
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const headers = { authorization: `Bearer ${secret}` }
  const { status } = await fetch(`${url}/v1/brand/retrieve?domain=example.com`, { headers })
  expect(status).toBe(200)
  await server.close()
  await blazon.close()
}

test('each command prints what the document shows of it', async () => {
  expect(SHOWN.length).toBeGreaterThan(12)
  /** The ids of this run by those of the document. */
  const ids = new Map<string, string>()
  for (const { line, output } of SHOWN) {
    const words = line.split(' ').map((word) => ids.get(word) ?? word)
    const { stdout, stderr } = await command(...words)
    const expression = expressionOf(output)
    expect([line, stdout + stderr]).toEqual([line, expect.stringMatching(expression)])
    const found = expression.exec(stdout + stderr)?.slice(1) ?? []
    for (const [index, part] of (output.match(VARIES) ?? []).entries()) ids.set(part, found[index] ?? '')
    await meanwhile(line)
  }
})
