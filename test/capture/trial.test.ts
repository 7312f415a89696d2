import { chmodSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { createBlazon } from '../../src/index.ts'
import { processesSince } from '../house/processes.ts'
import { temporaryFolder } from '../store/temporary.ts'

const browser = await findBrowser()
const isLinux = process.platform === 'linux'

/** An engine with its notices, whose browsers have their profiles in a folder of the test. */
async function engine(path?: string) {
  const folder = temporaryFolder()
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('TMPDIR', folder)
  if (path !== undefined) vi.stubEnv('BLAZON_BROWSER', path)
  const notices: string[] = []
  const blazon = await createBlazon({ onNotice: (notice) => notices.push(notice) })
  onTestFinished(() => blazon.close())
  return { blazon, notices, left: () => readdirSync(folder) }
}

/** A program in place of a browser. */
function program(script: string): string {
  const path = join(temporaryFolder(), 'browser')
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  // As root, the browser runs as a user who may not look into the folder of a test.
  chmodSync(join(path, '..'), 0o755)
  return path
}

test.runIf(browser && isLinux)(
  'a browser that starts leaves nothing, and its state and its sandbox are known',
  async () => {
    const { blazon, left } = await engine()
    expect(blazon.sandbox()).toBe('untried')
    const browsers = processesSince(/blazon-trial-/)
    const trying = blazon.tryBrowser()
    expect(blazon.activity().browsers).toMatchObject({ running: 1, started: 1, lastStart: 'untried' })
    await trying
    expect(blazon.activity().browsers).toMatchObject({
      ...{ running: 0, started: 1, ended: 1, pages: 0, lastStart: 'worked' },
    })
    expect(blazon.sandbox()).toMatch(/^(?:on|off)$/)
    expect(left()).toEqual([])
    await vi.waitFor(() => expect(browsers()).toEqual([]))
  },
)

test.runIf(isLinux)('a browser that does not start is reported with what it said', async () => {
  const { blazon, left } = await engine(program('echo "a library is missing" >&2; exit 127'))
  const thrown = await blazon.tryBrowser().catch((error: unknown) => error)
  expect(thrown).toMatchObject({
    code: 'unavailable',
    retryable: true,
    message: expect.stringContaining('the one on this machine does not start'),
    cause: { message: expect.stringMatching(/It ended with code 127\. a library is missing$/) },
  })
  expect(blazon.activity().browsers).toMatchObject({ running: 0, ended: 1, lastStart: 'failed' })
  expect(left()).toEqual([])
})

test.runIf(isLinux)(
  'a browser that cannot make its sandbox starts without it, which is said once',
  async () => {
    const answer = `case "$*" in *--no-sandbox*) printf '{"id":1,"result":{}}\\0' >&4 ;; *) echo 'No usable sandbox!' >&2; exit 1 ;; esac`
    const { blazon, notices } = await engine(program(answer))
    await blazon.tryBrowser()
    await blazon.tryBrowser()
    expect(blazon.sandbox()).toBe('off')
    expect(notices).toEqual([expect.stringContaining('The browser runs without its sandbox')])
  },
)

test.runIf(isLinux)('the end of the engine ends a browser that hangs while it starts', async () => {
  const { blazon, left } = await engine(program('sleep 600'))
  const browsers = processesSince(/^sleep\W600/)
  const trying = blazon.tryBrowser().catch(({ code }: { code: string }) => code)
  await vi.waitFor(() => expect(browsers()).toHaveLength(1), { timeout: 10_000 })
  const closing = performance.now()
  await blazon.close()
  expect(performance.now() - closing).toBeLessThan(5_000)
  expect(await trying).toBe('unavailable')
  expect(browsers()).toEqual([])
  expect(left()).toEqual([])
})

test.runIf(isLinux)('a browser that does not answer in time is ended', async () => {
  vi.stubEnv('BLAZON_BROWSER', program('sleep 600'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const browsers = processesSince(/^sleep\W600/)
  const blazon = await createBlazon({ options: { browser: { captureTimeoutMs: 1_000 } } })
  onTestFinished(() => blazon.close())
  await expect(blazon.tryBrowser()).rejects.toMatchObject({
    code: 'unavailable',
    cause: { name: 'TimeoutError' },
  })
  expect(browsers()).toEqual([])
})
