import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endOf } from '../../../scripts/torture/ending/ended.ts'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { processesBelow } from '../../../src/capture/browser/processes.ts'
import { untilInterrupted } from '../../../src/doors/cli/interrupt.ts'
import { COMMAND, MODULES } from '../../house/build.ts'
import { commandLine } from '../../house/processes.ts'
import { THOROUGH } from '../../house/thorough.ts'
import { until } from '../../house/until.ts'
import { command, fixtureFolder } from './command.ts'
import { silentSite } from './silent-site.ts'

const folder = fixtureFolder()
const onLinux = test.runIf(process.platform === 'linux')

/** Half of the time that a service takes to start would be for the packages that drive a browser. */
const BROWSERLESS: NodeJS.ProcessEnv = THOROUGH ? {} : { BLAZON_NO_BROWSER: '1' }

function start(args: readonly string[], env = BROWSERLESS): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: folder.path,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Resolves when the process has written the text on standard error. */
async function says(child: ChildProcess, text: string): Promise<string> {
  let said = ''
  for await (const chunk of child.stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk
    if (said.includes(text)) return said
  }
  throw new Error(`It ended and never said “${text}”: ${said}`)
}

/** Ends a process by a signal, with all the time that a busy machine needs. */
function ending(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  return endOf(child, { signal, patienceMs: 60_000 })
}

async function textOf({ stderr }: ChildProcess): Promise<string> {
  let text = ''
  for await (const chunk of stderr ?? []) text += chunk
  return text
}

// How fast they end is measured by `npm run torture -- ending`, on a machine that does nothing else.
onLinux.each(THOROUGH ? [0, 63, 150, 300, 600] : [63, 300])(
  'a service that is told to end after %d ms ends',
  async (ms) => {
    const child = start([COMMAND, 'serve', '--db', `at-${ms}.db`, '--port', '0'])
    await sleep(ms)
    const { code, left } = await ending(child)
    // While Node itself is loading, the signal ends it as it ends any program.
    expect([0, 130, 'SIGTERM']).toContain(code)
    expect(left).toEqual([])
  },
)

/** Loads for ever from when a service leaves signals to the system, as far as signals can tell. */
const LOADS_FOR_EVER = `process.on('removeListener', (name) => {
  if (name !== 'SIGTERM') return
  require('node:fs').writeSync(2, 'it loads')
  for (;;);
})`

onLinux('a service that loads for long ends by the signal meanwhile', async () => {
  folder.file('loads.cjs', LOADS_FOR_EVER)
  const child = start(['--require', './loads.cjs', COMMAND, 'serve', '--db', 'loads.db', '--port', '0'])
  await says(child, 'it loads')
  const { code, left } = await ending(child)
  expect([code, left]).toEqual(['SIGTERM', []])
})

/** Sends the signal when the last module was loaded, while no handler can run. */
const SIGNALS_EARLY = `process.on('newListener', (name) => {
  if (name === 'uncaughtException') process.kill(process.pid, 'SIGTERM')
})`

onLinux('a signal that comes just before a service leaves signals to the system is not lost', async () => {
  folder.file('early.cjs', SIGNALS_EARLY)
  const child = start(['--require', './early.cjs', COMMAND, 'serve', '--db', 'early.db', '--port', '0'])
  const [code] = await once(child, 'close')
  expect(code).toBe(130)
})

onLinux('a service that serves ends with 0, and with it a connection that is held open', async () => {
  const child = start([COMMAND, 'serve', '--db', 'idle.db', '--port', '0', '--hosts', folder.hosts])
  const [, port] = /:(\d+)\/v1/.exec(await says(child, '/v1 from')) ?? []
  const held = connect(Number(port), '127.0.0.1')
  await once(held, 'connect')
  const closed = once(held, 'close')
  const { code, left } = await ending(child)
  expect([code, left]).toEqual([0, []])
  await closed
})

onLinux.each([
  ['a lookup', 'SIGINT', ['silent.example']],
  ['a capture', 'SIGHUP', ['capture', 'silent.example', '--out', 'silent-out']],
  ['the bytes', 'SIGTERM', ['bytes', 'http://silent.example/a.pdf', '--out', 'silent.pdf']],
  ['a crawl', 'SIGINT', ['crawl', 'http://silent.example/']],
  ['an object', 'SIGINT', ['extract', 'http://silent.example/', '--schema', 'schema.json']],
  ['a queued lookup', 'SIGINT', ['prefetch', 'silent.example', '--work']],
  ['a batch of a sitemap', 'SIGINT', ['batches', 'submit', '--sitemap', 'silent.example', '--db', 'jobs.db']],
] as const)('%s of a site that never answers ends by %s with 130', async (_, signal, args) => {
  folder.file('schema.json', '{"type":"object","properties":{"name":{"type":"string"}}}')
  await command('keys', 'create', '--db', folder.at('jobs.db'))
  const { hosts, asked } = await silentSite(folder.path)
  const child = start([COMMAND, ...args, '--hosts', hosts])
  const written = textOf(child)
  await asked
  const { code, left } = await ending(child, signal)
  expect([code, left]).toEqual([130, []])
  expect(await written).not.toMatch(/^ {4}at /m)
  expect(existsSync(folder.at('silent.pdf'))).toBe(false)
})

test.each([
  ['/usr/bin/blazon', true],
  ['/usr/bin/nohup', false],
])('the end of the terminal ends a command that was started as %s: %s', (started, isToEnd) => {
  vi.stubEnv('_', started)
  // The time that the rest of this process has to end begins.
  vi.useFakeTimers()
  onTestFinished(() => void vi.unstubAllEnvs().useRealTimers())
  const before = process.listeners('SIGHUP')
  const { signal, release } = untilInterrupted()
  // Only what was added is called: other tests' programs listen in this process too.
  const added = process.listeners('SIGHUP').filter((listener) => !before.includes(listener))
  expect(added).toHaveLength(1)
  for (const listener of added) listener('SIGHUP')
  expect(signal.aborted).toBe(isToEnd)
  release()
  expect(process.listeners('SIGHUP')).toEqual(before)
})

onLinux('a second signal ends a batch at once', async () => {
  folder.file('silent.txt', 'silent.example\n')
  const { hosts } = await silentSite(folder.path)
  const child = start([COMMAND, 'batch', 'silent.txt', '--db', 'second.db', '--hosts', hosts])
  await says(child, '0 of 1')
  child.kill('SIGTERM')
  await says(child, 'ending:')
  const rest = textOf(child)
  const { code, left } = await ending(child)
  expect([code, left]).toEqual([130, []])
  // What a batch says that ends in its order.
  expect(await rest).not.toContain('interrupted')
})

test.runIf((await findBrowser()) && process.platform === 'linux')(
  'a screenshot of a page whose script never ends ends, and no browser is left',
  async () => {
    const server = createServer((_, response) =>
      response.end('<title>Acme</title><script>for (;;);</script>'),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    folder.file('endless', `127.0.0.1:${(server.address() as AddressInfo).port} - *\n`)
    const child = start(
      [COMMAND, 'screenshot', 'endless.example', '--out', 'x.png', '--hosts', 'endless'],
      {},
    )
    const renders = () =>
      processesBelow(child.pid ?? 0).some((pid) => commandLine(pid).includes('--type=renderer'))
    await until(renders)
    const { code, left } = await ending(child)
    expect([code, left]).toEqual([130, []])
  },
)

/** A program over the built modules that end a process. */
function program(text: string): ChildProcess {
  const ending = new URL('doors/cli/ending.js', MODULES)
  const imports = `import { endNow, endWith } from ${JSON.stringify(ending.href)}; import { spawn } from 'node:child_process'; import { pbkdf2 } from 'node:crypto';`
  return start(['--input-type=module', '-e', `${imports}${text}`])
}

onLinux('whatever a process has started ends with it, in groups of their own too', async () => {
  const child = program(`
    spawn('sh', ['-c', 'sleep 1000 & sleep 1000']); spawn('sleep', ['1000'], { detached: true });
    process.on('SIGTERM', () => endNow(7)); console.error('ready')`)
  await says(child, 'ready')
  expect(await ending(child)).toMatchObject({ code: 7, left: [] })
})

onLinux('work on native threads that has no end does not hold the process up', async () => {
  const child = program(`
    pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => undefined);
    process.on('SIGTERM', () => endNow(7)); console.error('ready')`)
  await says(child, 'ready')
  // The work itself would take many minutes.
  expect(['SIGKILL', 7]).toContain((await ending(child)).code)
})

onLinux('a command that is done ends although something is left, once its output was taken', async () => {
  const child = program(`
    setInterval(() => undefined, 1000); process.stdout.write('x'.repeat(1_000_000)); endWith(3)`)
  let length = 0
  // The reader is slow.
  await sleep(1_500)
  expect(child.exitCode).toBeNull()
  child.stdout?.on('data', (chunk: Buffer) => {
    length += chunk.length
  })
  const [code] = await once(child, 'close')
  expect([code, length]).toEqual([3, 1_000_000])
})
