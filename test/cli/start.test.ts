import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { readExpected } from '../../scripts/evaluate/expected.ts'
import { FIXTURES } from '../../scripts/fixture-server.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'blazon-start-test-'))
const started = new Set<ChildProcess>()
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** What `npm start` runs after its set-up, until the curl is printed. */
async function start(): Promise<{ child: ChildProcess; output: () => string; key: string; url: string }> {
  const args = ['--import', 'tsx', 'scripts/start.ts', '--port', '0', '--db', join(folder, 'start.db')]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  started.add(child)
  let text = ''
  const curl = /curl -H 'Authorization: Bearer (\S+)' '(\S+?)\?domain=[\w.-]+'/
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += String(chunk)
      const match = curl.exec(text)
      if (match) resolve(match)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${text}`)))
  })
  return { child, output: () => text, key: found[1] ?? '', url: found[2] ?? '' }
}

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  return ended
}

const domains = readFileSync(join(FIXTURES, 'domains.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

test('start: batch, summary, every brand served, the others refused by class; again: nothing redone', {
  timeout: 120_000,
}, async () => {
  const browser = await findBrowser()
  const { child, output, key, url } = await start()
  for (const domain of domains) {
    const { outcome, needsBrowser } = readExpected(FIXTURES, domain)
    if (needsBrowser && !browser) continue
    const answer = await fetch(`${url}?domain=${domain}`, { headers: { authorization: `Bearer ${key}` } })
    const body = await answer.json()
    if (outcome === 'brand')
      expect([domain, answer.status, body.brand?.domain]).toEqual([domain, 200, domain])
    else
      expect([domain, answer.ok, body.status, typeof body.error_code]).toEqual([
        domain,
        false,
        'error',
        'string',
      ])
    expect(output()).toContain(domain)
  }
  expect(await stop(child)).toBe(0)
  const again = await start()
  expect(again.output()).toMatch(/\d+ skipped/)
  expect(again.output()).not.toMatch(/[1-9]\d* ok/)
  const old = await fetch(`${again.url}?domain=${domains[0]}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  expect(old.status).toBe(401)
  expect(await stop(again.child)).toBe(0)
})

test('the list holds every fixture', async () => {
  const { serveFixtures } = await import('../../scripts/fixture-server.ts')
  const server = await serveFixtures()
  await server.close()
  expect([...domains].sort()).toEqual(server.domains)
})
