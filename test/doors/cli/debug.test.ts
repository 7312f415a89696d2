import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

const PAGE = '<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1><p>Anvils since 1887.</p>'

/** Runs commands over a site that answers and one that does not, with `BLAZON_DEBUG` as given. */
async function commandsWith(debug: string) {
  vi.stubEnv('BLAZON_DEBUG', debug)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { port } = await serveSites({ 'acme.example': { '/': PAGE } })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  // Nothing listens on port 1.
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n127.0.0.1:1 127.0.0.1:1 down.example\n`)
  const list = join(folder, 'list.txt')
  writeFileSync(list, 'acme.example\n')
  const flags = ['--hosts', hosts, '--producer', 'cascade']
  const db = ['--db', join(folder, 'brands.db')]
  return {
    brand: (domain: string) => command(domain, ...flags, ...db),
    html: (url: string) => command('html', url, ...flags, ...db),
    batch: () => command('batch', list, ...flags, ...db),
    capture: (domain: string) => command('capture', domain, ...flags, '--out', join(folder, 'saved')),
    status: () => command('status', '--db', join(folder, 'missing.db')),
  }
}

const ATTEMPT = /^debug: acme\.example was tried directly for \d+ ms: answered$/m
const STACK = /^ {4}at .+\.(ts|js):\d+:\d+/m

test('with BLAZON_DEBUG every command tells the attempts that it made', async () => {
  const run = await commandsWith('1')
  for (const { stderr } of [
    await run.brand('acme.example'),
    await run.html('http://acme.example/'),
    await run.capture('acme.example'),
  ])
    expect(stderr).toMatch(ATTEMPT)
  const { stderr } = await run.brand('down.example')
  expect(stderr).toMatch(
    /^debug: down\.example was tried directly for \d+ ms: .*does not accept connections/m,
  )
})

test('a batch tells its attempts as well', async () => {
  const run = await commandsWith('1')
  expect((await run.batch()).stderr).toMatch(ATTEMPT)
})

test('with BLAZON_DEBUG failures come with their stacks: of lookups, and of commands', async () => {
  const run = await commandsWith('1')
  const failed = await run.brand('down.example')
  expect(failed.stderr).toMatch(/^debug: down\.example failed: BlazonError: /m)
  expect(failed.stderr).toMatch(STACK)
  const missing = await run.status()
  expect(missing.code).toBe(2)
  expect(missing.stderr).toMatch(/^blazon: There is no database .*missing\.db\./)
  expect(missing.stderr).toMatch(STACK)
})

test('without it there is one sentence', async () => {
  const run = await commandsWith('')
  expect((await run.status()).stderr).toMatch(/^blazon: [^\n]+\n$/)
  expect((await run.brand('acme.example')).stderr).toBe('')
  expect((await run.brand('down.example')).stderr).toBe('')
})
