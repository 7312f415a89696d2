import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { launch } from '../../src/capture/browser/launch.ts'
import { processesBelow } from '../../src/capture/browser/processes.ts'
import { createSandbox, demandOf } from '../../src/capture/browser/sandbox.ts'
import { withDefaults } from '../../src/model/options.ts'
import type { SandboxDemand } from '../../src/model/sandbox.ts'
import { commandLine, isAlive } from '../house/processes.ts'

const found = await findBrowser()
const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0
/**
 * True when this system lets programs make user namespaces. Without them the browser has no sandbox to test.
 */
const hasNamespaces = isLinux && spawnSync('unshare', ['--user', 'true']).status === 0

/** Starts a browser in the same way as for pages. */
async function started(executablePath: string, demand: SandboxDemand = 'auto') {
  const notices: string[] = []
  const sandbox = createSandbox({ executablePath, demand, onOff: (notice) => notices.push(notice) })
  const settings = {
    sandbox,
    proxy: { server: 'http://127.0.0.1:9', issue: () => ({ server: '', username: '', password: '' }) },
    options: withDefaults(),
    ignoreCertificates: false,
  }
  const start = async () => {
    const { browser, pid = 0, kill } = await launch(settings)
    onTestFinished(() => browser.close())
    return { browser, pid, kill }
  }
  return { sandbox, notices, start }
}

const field = (pid: number, name: string) =>
  new RegExp(`^${name}:[ \\t]+(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''

/** Processes of one browser. Another test file of this process may have left a browser that is ending. */
const processesLike = (sign: string, browser: number) =>
  processesBelow(browser).filter((pid) => commandLine(pid).includes(sign))

test.runIf(found && hasNamespaces)(
  'a page is in the sandbox, and the browser has nothing of ours',
  async () => {
    process.env.BLAZON_SECRET_OF_THE_TEST = 'secret'
    onTestFinished(() => void delete process.env.BLAZON_SECRET_OF_THE_TEST)
    const { sandbox, notices, start } = await started(found?.path ?? '', 'required')
    const { browser, pid: first } = await start()
    await (await browser.newPage()).evaluate('document.title')
    expect([sandbox.state, notices]).toEqual(['on', []])

    const [renderer = 0] = processesLike('--type=renderer', first)
    expect(field(renderer, 'Seccomp')).toBe('2')
    expect(field(renderer, 'NoNewPrivs')).toBe('1')
    expect(field(renderer, 'CapEff')).toMatch(/^0+$/)
    for (const kind of ['user', 'pid', 'net'])
      expect(readlinkSync(`/proc/${renderer}/ns/${kind}`)).not.toBe(readlinkSync(`/proc/self/ns/${kind}`))

    const environment = readFileSync(`/proc/${first}/environ`, 'utf8')
    expect(environment).not.toMatch(/BLAZON|CONFINED|VITEST|NODE|npm_/)
    const [, profile = ''] = /--user-data-dir=([^\0]+)/.exec(commandLine(first)) ?? []
    expect(environment).toContain(`HOME=${profile}`)
    expect(readlinkSync(`/proc/${first}/cwd`)).toBe(profile)
    expect(statSync(profile).mode & 0o777).toBe(0o700)
    if (!isRoot) return
    const [user = 0] = field(first, 'Uid').split('\t').map(Number)
    expect(user).toBeGreaterThan(60_000)
    expect(statSync(profile).uid).toBe(user)
    for (const pid of processesLike('--type=', first))
      expect(field(pid, 'Uid')).toBe(`${user}\t${user}\t${user}\t${user}`)
    expect(field(first, 'Groups').trim()).toBe('')
    expect(field(first, 'CapBnd')).toMatch(/^0+$/)
  },
)

test.runIf(found && isRoot && isLinux)('a browser that runs as another user can be killed', async () => {
  const { start } = await started(found?.path ?? '')
  const { browser, pid, kill } = await start()
  const gone = new Promise((resolve) => browser.once('disconnected', resolve))
  const all = [pid, ...processesBelow(pid)]
  expect(all.length).toBeGreaterThan(1)
  kill()
  await gone
  await expect.poll(() => all.filter(isAlive)).toEqual([])
})

/** A browser that fails to start with its sandbox, with this message, although the system supports it. */
function browserThat(failsWith: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  chmodSync(folder, 0o755)
  const path = join(folder, 'browser')
  const script = `#!/bin/sh
case " $* " in *" --no-sandbox "*) exec "${found?.path}" "$@" ;; esac
echo '${failsWith}' >&2
exit 1
`
  writeFileSync(path, script, { mode: 0o755 })
  return path
}

const NO_SANDBOX = '[1:FATAL:content/browser/zygote_host/zygote_host_impl_linux.cc:128] No usable sandbox!'

test.runIf(found)(
  'where the sandbox cannot be made, the browser runs without it and says so once',
  async () => {
    const { sandbox, notices, start } = await started(browserThat(NO_SANDBOX))
    expect(sandbox.state).toBe('untried')
    await start()
    await start()
    expect(sandbox.state).toBe('off')
    expect(notices).toHaveLength(1)
    expect(notices[0]).toContain('without its sandbox: this system does not allow one')
  },
)

test.runIf(found)('a required sandbox that cannot be made is an error, and no browser runs', async () => {
  const { sandbox, notices, start } = await started(browserThat(NO_SANDBOX), 'required')
  await expect(start()).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('cannot make its sandbox'),
  })
  expect([sandbox.state, notices]).toEqual(['untried', []])
})

test.runIf(found)('a browser that fails for another reason is not started without its sandbox', async () => {
  const { sandbox, start } = await started(browserThat('error while loading shared libraries'))
  await expect(start()).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('does not start'),
  })
  expect(sandbox.state).toBe('untried')
})

test.runIf(found)(
  'with the sandbox switched off, the browser runs without it and a notice says so',
  async () => {
    const { sandbox, notices, start } = await started(found?.path ?? '', 'off')
    await start()
    expect(sandbox.state).toBe('off')
    expect(notices[0]).toContain('as configured')
  },
)

test('the demand comes from the options, otherwise from the environment', () => {
  expect(demandOf('auto', {})).toBe('auto')
  expect(demandOf('auto', { BLAZON_SANDBOX: 'required' })).toBe('required')
  expect(demandOf('off', { BLAZON_SANDBOX: 'required' })).toBe('off')
  expect(() => demandOf('auto', { BLAZON_SANDBOX: 'no' })).toThrow('“no”')
})

test.runIf(found && hasNamespaces)('a system without user namespaces is recognised', async () => {
  // The root user of a namespace that has no other users and may not make further namespaces.
  const program = `
    import { createSandbox } from './dist/modules/capture/browser/sandbox.js'
    import { launch } from './dist/modules/capture/browser/launch.js'
    import { withDefaults } from './dist/modules/model/options.js'
    const sandbox = createSandbox({ executablePath: process.env.FOUND, demand: 'auto', onOff: console.log })
    const proxy = { server: 'http://127.0.0.1:9', issue() {} }
    const { browser } = await launch({ sandbox, proxy, options: withDefaults(), ignoreCertificates: false })
    await browser.newPage()
    await browser.close()
    console.log(sandbox.state)`
  const shell = 'echo 0 > /proc/sys/user/max_user_namespaces; exec "$0" --input-type=module -e "$1"'
  const said = execFileSync(
    'unshare',
    ['--user', '--map-root-user', 'sh', '-c', shell, process.execPath, program],
    {
      encoding: 'utf8',
      env: { ...process.env, FOUND: found?.path },
    },
  )
  expect(said).toMatch(/without its sandbox.*\noff\n$/s)
})
