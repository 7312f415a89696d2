// Serves the fixtures, two of them under a second name, and the pages that never come to rest, in a process
// of its own. It sends its host map to the process that forked it.
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIXTURES, serveFixtures } from '../../fixtures/server.ts'
import { HEAVY } from './heavy.ts'

export interface NeighbourSites {
  /** Lines for the gate's host map. */
  readonly hostMap: string
  /** The ordinary sites. */
  readonly domains: readonly string[]
  readonly heavy: readonly string[]
}

const folder = mkdtempSync(join(tmpdir(), 'blazon-neighbours-sites-'))
const names = readdirSync(FIXTURES).filter((name) => name.endsWith('.example'))
for (const name of names) symlinkSync(join(FIXTURES, name), join(folder, name))
for (const name of names.slice(0, 2)) symlinkSync(join(FIXTURES, name), join(folder, `again-${name}`))
const fixtures = await serveFixtures(folder)
const server = createServer(({ url = '', headers }, response) => {
  const [, name = ''] = /^heavy-(\w+)\./.exec(headers.host ?? '') ?? []
  if (url === '/never') return
  const html = url === '/' ? HEAVY[name] : undefined
  response.writeHead(html === undefined && url === '/favicon.ico' ? 404 : 200, {
    'content-type': 'text/html',
  })
  response.end(html ?? 'ok')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const heavy = Object.keys(HEAVY).map((name) => `heavy-${name}.example`)
const sites: NeighbourSites = {
  hostMap: fixtures.hostMap + heavy.map((host) => `127.0.0.1:${port} - ${host}\n`).join(''),
  domains: fixtures.domains,
  heavy,
}
process.send?.(sites)
process.once('disconnect', () => {
  rmSync(folder, { recursive: true })
  process.exit()
})
