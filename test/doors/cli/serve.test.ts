import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveFixtures } from '../../../scripts/fixtures/server.ts'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { processesBelow } from '../../../src/capture/browser/processes.ts'
import { ensureKey } from '../../../src/doors/cli/first-key.ts'
import { createBlazon } from '../../../src/index.ts'
import { COMMAND } from '../../house/build.ts'
import { commandLine } from '../../house/processes.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { linesInto } from '../http/serving.ts'
import { command } from './command.ts'

const PAGE = `<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1>${'<p>We make anvils.'.repeat(20)}`
const SECRET = 'a-secret-of-my-own_0123456789'

/** Starts the service with its lines of stderr so far, and what ends it in order. */
async function serving(folder: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [COMMAND, 'serve', ...args], {
    cwd: folder,
    env: { ...process.env, BLAZON_NO_BROWSER: '1', BLAZON_HOSTS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let stdout = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  const lines: string[] = []
  const reader = createInterface(child.stderr)
  const says = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => lines.some((line) => line.includes(text)) && resolve()
      reader.on('line', look)
      look()
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    reader.on('line', (line) => {
      lines.push(line)
      const [, found] = /serving (http:\S+)\/v1 from/.exec(line) ?? []
      if (found) resolve(found)
    })
    ended.then((code) => reject(new Error(`The service ended with ${code}: ${lines.join('\n')}`)))
  })
  const end = async () => {
    child.kill('SIGTERM')
    return { code: await ended, stdout }
  }
  return { url, lines, says, end, pid: child.pid ?? 0 }
}

const ask = (url: string, key: string, path = '/v1/brand/retrieve?domain=nowhere') =>
  fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } })

test('a service that is set up by its environment and a file serves, logs JSON, and ends with 0', {
  timeout: 120_000,
}, async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ serve: { defaultTimeoutMs: 5_000 } }))
  const open = { BLAZON_SERVE_HOST: '0.0.0.0', BLAZON_SERVE_PLAIN_HTTP_FROM: 'private' }
  const env = { PORT: '0', BLAZON_DB: 'in-env.db', BLAZON_API_KEY: SECRET, ...open }
  const { url, lines, end } = await serving(folder, ['--config', 'settings.json'], env)
  expect(url).toMatch(/^http:\/\/0\.0\.0\.0:[1-9]\d*$/)
  const answer = await ask(url, SECRET)
  expect(answer.status).toBe(400)
  expect((await ask(url, '', '/readyz')).status).toBe(200)
  expect(await end()).toEqual({ code: 0, stdout: '' })
  const told = lines.map((line) => JSON.parse(line))
  expect(told.slice(0, 2)).toMatchObject([
    { level: 'warn', msg: expect.stringMatching(/^serve\.publicUrl is not set: /) },
    { level: 'info', msg: `serving ${url}/v1 from in-env.db, and the board at ${url}/; Ctrl-C ends it` },
  ])
  expect(told.find(({ route }) => route === '/v1/brand/retrieve')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    requestId: answer.headers.get('x-request-id'),
    method: 'GET',
    route: '/v1/brand/retrieve',
    status: 400,
    ms: expect.any(Number),
    keyId: expect.stringMatching(/^key_/),
    error_code: 'INVALID_INPUT',
    msg: 'answered',
  })
  expect(lines.join('\n')).not.toContain(SECRET)
})

const hasBrowser = (await findBrowser()) !== undefined

test.runIf(hasBrowser && process.platform === 'linux')(
  'a service at rest is one process that knows its browser, and reads pages in others when it is asked',
  { timeout: 120_000 },
  async () => {
    const folder = temporaryFolder()
    const { hostMap, close } = await serveFixtures()
    onTestFinished(close)
    writeFileSync(join(folder, 'hosts'), hostMap)
    const env = { BLAZON_NO_BROWSER: '', BLAZON_API_KEY: SECRET, BLAZON_HOSTS: 'hosts' }
    const { url, end, pid } = await serving(folder, ['--port', '0'], env)
    const checks = async () => (await (await fetch(`${url}/readyz`)).json()).checks
    await vi.waitFor(async () => expect(await checks()).toMatchObject({ browser: 'ok' }), 60_000)
    const below = () => processesBelow(pid).map(commandLine)
    expect(below()).toEqual([])
    expect((await ask(url, SECRET, '/v1/brand/retrieve?domain=ferncott.example')).status).toBe(200)
    expect(below()).toContainEqual(expect.stringContaining('/reader.js'))
    expect((await end()).code).toBe(0)
  },
)

test('at SIGTERM a service answers what it has taken, and ends with 0', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder()
  let asked: () => void = () => undefined
  const reached = new Promise<void>((resolve) => {
    asked = resolve
  })
  let answer: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  const site = createServer((_, response) => {
    asked()
    released.then(() => response.setHeader('content-type', 'text/html').end(PAGE))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void site.close())
  writeFileSync(join(folder, 'hosts'), `127.0.0.1:${(site.address() as AddressInfo).port} - *\n`)
  const patience = ['--set', 'serve.shutdownTimeoutMs=600000', '--set', 'crawl.robots=ignore']
  const env = { BLAZON_API_KEY: SECRET, BLAZON_HOSTS: 'hosts', BLAZON_DEBUG: '1' }
  const { url, lines, end, says } = await serving(folder, ['--port', '0', ...patience], env)
  const answered = ask(url, SECRET, '/v1/web/scrape/html?url=http://slow.example/')
  await reached
  const ended = end()
  await says('ending')
  answer()
  expect((await answered).status).toBe(200)
  expect((await ended).code).toBe(0)
  // BLAZON_DEBUG is a level of the log, and no second way of telling the same.
  const told = lines.map((line) => JSON.parse(line))
  const attempt = { level: 'debug', msg: 'attempt', domain: 'slow.example', end: 'answered' }
  expect(told.filter(({ msg }) => msg === 'attempt')).toMatchObject([attempt])
})

test('the first start of a service makes a key and shows it; the second does not', {
  timeout: 120_000,
}, async () => {
  const folder = temporaryFolder()
  const first = await serving(folder, ['--port', '0', '--log-level', 'info'], {})
  const [, key = ''] = /shown this once.*: (blz_[\w-]{43})$/.exec(first.lines[0] ?? '') ?? []
  expect((await ask(first.url, key)).status).toBe(400)
  expect((await first.end()).code).toBe(0)
  const second = await serving(folder, ['--port', '0'], {})
  expect((await ask(second.url, key)).status).toBe(400)
  await second.end()
  expect(second.lines.join('\n')).not.toContain('blz_')
})

/** An engine whose service is made sure to have a key, with a value of `BLAZON_API_KEY` or without one. */
async function engineWithKeys(db?: string) {
  const blazon = await createBlazon({ db })
  onTestFinished(() => blazon.close())
  const lines: string[] = []
  const ensure = (secret?: string) =>
    ensureKey(blazon, secret === undefined ? {} : { BLAZON_API_KEY: secret }, linesInto(lines))
  const states = async () => (await blazon.keys.list()).map(({ name, state }) => `${name} ${state}`)
  return { keys: blazon.keys, lines, ensure, states }
}

test('the key of the environment is let in, and the one before it is not any more', async () => {
  const { keys, lines, ensure, states } = await engineWithKeys()
  await keys.create('mine')
  const first = await ensure(SECRET)
  const second = await ensure(SECRET)
  expect(await states()).toEqual(['mine active', 'BLAZON_API_KEY active'])
  await first()
  await second()
  const third = await ensure(`${SECRET}-next`)
  await third()
  expect(await states()).toEqual(['mine active', 'BLAZON_API_KEY revoked', 'BLAZON_API_KEY active'])
  expect(await keys.holderOf(SECRET)).toBeUndefined()
  await expect(ensure(SECRET)).rejects.toThrow(/This secret was that of key_\w+, which is revoked\./)
  await expect(ensure('short')).rejects.toThrow('The secret of a key is 20 to 256 characters long')
  const id = (await keys.holderOf(`${SECRET}-next`))?.id ?? ''
  await keys.suspend(id)
  await ensure(`${SECRET}-next`)
  expect(lines.at(-1)).toContain(`the key in BLAZON_API_KEY is suspended: "blazon keys resume ${id}"`)
})

test('the key of a service that runs is not revoked by the start of another one', async () => {
  const db = join(temporaryFolder(), 'shared.db')
  const one = await engineWithKeys(db)
  const other = await engineWithKeys(db)
  const end = await one.ensure(SECRET)
  await expect(other.ensure(`${SECRET}-next`)).rejects.toThrow(
    /^Another service with the key key_\w+ \(process \d+ on .*\) is working on the database .*shared\.db; let it finish or stop it\. This start would revoke its key\.$/,
  )
  expect(await other.states()).toEqual(['BLAZON_API_KEY active'])
  const endOfSame = await other.ensure(SECRET)
  await end()
  await endOfSame()
  await other.ensure(`${SECRET}-next`)
  expect(await other.states()).toEqual(['BLAZON_API_KEY revoked', 'BLAZON_API_KEY active'])
})

test('what is wrong with a service is told before a database or a key is made', async () => {
  const taken = createServer()
  onTestFinished(() => void taken.close())
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const port = String((taken.address() as AddressInfo).port)
  const db = join(temporaryFolder(), 'none.db')
  const refused = async (...args: readonly string[]) => {
    const { code, stderr } = await command('serve', '--db', db, '--log-level', 'silent', ...args)
    return [code, stderr.replace(/^blazon: (.*?)[:(].*\n$/, '$1')]
  }
  expect(await refused('--host', '0.0.0.0')).toEqual([
    2,
    'Other machines reach 0.0.0.0, and keys must not travel by plain HTTP',
  ])
  expect(await refused('--tls-cert', 'none.pem', '--tls-key', 'none.pem')).toEqual([
    2,
    'The file none.pem cannot be read ',
  ])
  expect(await refused('--port', port)).toEqual([1, `Port ${port} of 127.0.0.1 is in use by another program`])
  vi.stubEnv('BLAZON_API_KEY', 'short')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await refused()).toEqual([2, 'The secret of a key is 20 to 256 characters long'])
  expect(existsSync(db)).toBe(false)
})

test('keys that were all revoked are not replaced', async () => {
  const { keys, lines, ensure, states } = await engineWithKeys()
  await keys.revoke((await keys.create('mine')).id)
  await ensure()
  expect(await states()).toEqual(['mine revoked'])
  expect(lines).toEqual(['warn no key is active: "blazon keys create" makes one {}'])
})

test('a level that is none is refused', async () => {
  const { code, stderr } = await command('serve', '--log-level', 'loud')
  expect(code).toBe(2)
  expect(stderr).toContain('It is one of: silent, error, warn, info, debug.')
})
