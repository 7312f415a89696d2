import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { serveFixtures } from '../../scripts/fixtures/server.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { createBlazon, createServer } from '../../src/index.ts'
import { LIBRARY } from '../house/build.ts'
import { commandLine } from '../house/processes.ts'

const browser = await findBrowser()
const SCRIPT = fileURLToPath(new URL('left-open.mjs', import.meta.url))

test.runIf(browser && process.platform === 'linux')(
  'a program that used the browser and closes nothing ends by itself, and its browser with it',
  { timeout: 300_000 },
  async () => {
    const { hostMap, close } = await serveFixtures()
    const folder = mkdtempSync(join(tmpdir(), 'blazon-left-open-'))
    onTestFinished(async () => {
      await close()
      rmSync(folder, { recursive: true })
    })
    const hosts = join(folder, 'hosts')
    writeFileSync(hosts, hostMap)
    const args = [SCRIPT, LIBRARY, hosts, 'pennoray.example']
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, TMPDIR: folder },
    })
    expect(stdout).toBe('browser\n')
    // The profile of the browser is in this folder, and its path is in the command line of each process.
    await vi.waitFor(() => expect(running(folder)).toEqual([]), { timeout: 120_000 })
  },
)

function running(name: string): string[] {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  return pids.map((pid) => commandLine(Number(pid))).filter((line) => line.includes(`${name}/`))
}

describe('what is left by the end of a block', () => {
  test('closes: an engine', async () => {
    const blazon = await createBlazon()
    await blazon[Symbol.asyncDispose]()
    await expect(blazon.brand({ domain: 'acme.com' })).rejects.toThrow('This engine is closed')
  })

  test('closes: a server, whose engine stays open', async () => {
    const blazon = await createBlazon()
    onTestFinished(() => blazon.close())
    const server = await createServer(blazon)
    const { url } = await server.listen({ port: 0 })
    await server[Symbol.asyncDispose]()
    await expect(fetch(url)).rejects.toThrow()
    expect(blazon.resolve('acme.com').domain).toBe('acme.com')
  })
})

describe('what cannot be made', () => {
  const open = (beginning: string) =>
    readdirSync('/proc/self/fd').filter((fd) => linkOf(`/proc/self/fd/${fd}`).startsWith(beginning))

  test.runIf(process.platform === 'linux')('leaves no database and no port open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'blazon-unmade-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const sockets = open('socket:').length
    vi.stubEnv('BLAZON_BROWSER', join(folder, 'nothing'))
    await expect(createBlazon({ db: join(folder, 'a.db') })).rejects.toMatchObject({ code: 'invalid_input' })
    expect(readdirSync(folder)).toEqual([])
    vi.unstubAllEnvs()
    writeFileSync(join(folder, 'b.db'), 'no database')
    await expect(createBlazon({ db: join(folder, 'b.db') })).rejects.toMatchObject({ code: 'storage' })
    expect(open(folder)).toEqual([])
    // Those of earlier tests may close meanwhile.
    expect(open('socket:').length).toBeLessThanOrEqual(sockets)
  })
})

/** Where a link leads to; empty for one that is gone. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
