import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readExpected } from '../../../scripts/fixtures/expected.ts'
import { FIXTURES } from '../../../scripts/fixtures/server.ts'
import { USUAL_PORT } from '../../../scripts/start/flags.mjs'
import { folderUntilExit } from '../../../scripts/start/folder.ts'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { SERVE } from '../../../src/model/options/serve.ts'
import { INSTALLED } from '../../house/build.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'blazon-start-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs what `npm start` runs after its set-up. */
function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  program: readonly string[] = [fileURLToPath(new URL('start.js', INSTALLED))],
): ChildProcess {
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** The same, until the curl is printed. */
async function start(
  db: string,
): Promise<{ child: ChildProcess; output: () => string; key: string; url: string }> {
  const child = run(['--port', '0', '--db', db])
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

test('start: batch, summary, every brand served, the others refused by class; again: nothing redone', async () => {
  const browser = await findBrowser()
  // A second try of this test begins anew as well.
  const db = join(mkdtempSync(join(folder, 'try-')), 'start.db')
  const { child, output, key, url } = await start(db)
  for (const domain of domains) {
    const { outcome, needsBrowser } = readExpected(FIXTURES, domain)
    if (needsBrowser && !browser) continue
    const answer = await fetch(`${url}?domain=${domain}`, { headers: { authorization: `Bearer ${key}` } })
    const body = await answer.json()
    if (outcome === 'brand')
      expect([domain, answer.status, body.brand?.domain, body.message]).toEqual([
        ...[domain, 200, domain, undefined],
      ])
    else
      expect([domain, answer.ok, body.status, typeof body.error_code]).toEqual([
        domain,
        false,
        'error',
        'string',
      ])
    expect(output()).toContain(domain)
  }
  const [code, text] = await refusal(['--port', '0', '--db', db])
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(
      /^blazon: Another service .*start\.db; .* revoke its key\. Another database .*: npm start -- --db other\.db\n$/,
    ),
  ])
  expect(await stop(child)).toBe(0)
  const again = await start(db)
  expect(again.output()).not.toMatch(/looking up|\d ok|skipped/)
  expect(again.output()).toMatch(
    /^looked up by an earlier start, and stored:\n(?: {2}\S+\.example +\S.*\n){8,}/,
  )
  expect(again.output()).toMatch(/^\d+ sample brands; \d sample pages are no brand's own\.$/m)
  const old = await fetch(`${again.url}?domain=${domains[0]}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  expect(old.status).toBe(401)
  expect(await stop(again.child)).toBe(0)
})

/** What a start that cannot serve says, and its exit code. */
async function refusal(
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
  program?: readonly string[],
): Promise<[number | null, string]> {
  const child = run(args, env, program)
  let text = ''
  child.stderr?.on('data', (chunk) => {
    text += String(chunk)
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return [code, text]
}

test('a port or a setting that is wrong is told before anything is looked up', async () => {
  const other = createServer()
  onTestFinished(() => void other.close())
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const db = join(folder, 'refused.db')
  expect(await refusal(['--db', db], { PORT: String(port) })).toEqual([
    1,
    `blazon: Port ${port} of 127.0.0.1 is in use by another program: stop that one or choose another port. For example: PORT=8081 npm start\n`,
  ])
  expect(existsSync(db)).toBe(false)
  expect(await refusal(['--db', db], { PORT: 'http' })).toEqual([
    2,
    'blazon: “http” is not a port; PORT and --port are numbers from 0 to 65535.\n',
  ])
})

test('in a clone where nothing is installed, a port that is in use and a wrong flag are refused first', async () => {
  const clone = mkdtempSync(join(folder, 'clone-'))
  cpSync(join(ROOT, 'scripts'), join(clone, 'scripts'), { recursive: true })
  copyFileSync(join(ROOT, 'package.json'), join(clone, 'package.json'))
  const asNpm = [join(clone, 'scripts/start.mjs')]
  const other = createServer()
  onTestFinished(() => void other.close())
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  expect(await refusal(['--port', String(port)], {}, asNpm)).toEqual([
    1,
    `blazon: Port ${port} of 127.0.0.1 is in use by another program: stop that one or choose another port. For example: PORT=8081 npm start\n`,
  ])
  expect(await refusal(['--prot', '1'], {}, asNpm)).toEqual([
    2,
    `blazon: Unknown option '--prot'. npm start takes --port and --db, behind "--".\n`,
  ])
  expect(existsSync(join(clone, 'node_modules'))).toBe(false)
})

test('npm start serves on the port that `blazon serve` takes', () => {
  expect(USUAL_PORT).toBe(SERVE.port.parse(undefined))
})

test('the command line is read before anything else is loaded', () => {
  const program = readFileSync(join(ROOT, 'scripts/start.ts'), 'utf8')
  const loaded = [...program.matchAll(/^import (?!type ).* from '(.+)'$/gm)].map(([, from = '']) => from)
  expect(loaded.length).toBeGreaterThan(3)
  expect(
    loaded.filter((from) => !/^node:|^\.\.\/src\/(?:doors\/cli|model)\/|^\.\/start\/flags/.test(from)),
  ).toEqual([])
})

test('the files of a start are gone when it ends, at once as well', () => {
  const before = new Set(process.listeners('exit'))
  const [first, second] = [folderUntilExit(), folderUntilExit()]
  first.remove()
  expect([existsSync(first.path), existsSync(second.path)]).toEqual([false, true])
  for (const listener of process.listeners('exit')) if (!before.has(listener)) listener(130)
  expect(existsSync(second.path)).toBe(false)
  expect(process.listeners('exit')).toEqual([...before])
})

test('the list holds every fixture', async () => {
  const { serveFixtures } = await import('../../../scripts/fixtures/server.ts')
  const server = await serveFixtures()
  await server.close()
  expect([...domains].sort()).toEqual(server.domains)
})
