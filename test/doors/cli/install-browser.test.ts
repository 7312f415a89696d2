import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../capture/sites.ts'
import { LIBRARY } from '../../house/build.ts'
import { THOROUGH } from '../../house/thorough.ts'
import { blazon } from './command.ts'

/** An archive as Playwright downloads two for Linux, a browser and FFmpeg: both are empty scripts here. */
const ARCHIVE = Buffer.from(
  'UEsDBBQAAAAAAAAAIVwdnfsECgAAAAoAAAAzAAAAY2hyb21lLWhlYWRsZXNzLXNoZWxsLWxpbnV4NjQvY2hyb21lLWhlYWRsZXNzLXNoZWxsIyEvYmluL3NoClBLAwQUAAAAAAAAACFcHZ37BAoAAAAKAAAADAAAAGZmbXBlZy1saW51eCMhL2Jpbi9zaApQSwECFAMUAAAAAAAAACFcHZ37BAoAAAAKAAAAMwAAAAAAAAAAAAAA7YEAAAAAY2hyb21lLWhlYWRsZXNzLXNoZWxsLWxpbnV4NjQvY2hyb21lLWhlYWRsZXNzLXNoZWxsUEsBAhQDFAAAAAAAAAAhXB2d+wQKAAAACgAAAAwAAAAAAAAAAAAAAO2BWwAAAGZmbXBlZy1saW51eFBLBQYAAAAAAgACAJsAAACPAAAAAAA=',
  'base64',
)

/** A machine without a browser: downloads come from a server that gives this body, and go to `cacheIn`. */
async function machine(body: Buffer | undefined, cacheIn = (folder: string) => join(folder, 'cache')) {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const server = createServer((_, response) => {
    response.writeHead(body ? 200 : 404, { 'content-length': body?.length ?? 0 }).end(body)
  })
  const port = await listen(server)
  const env = {
    PATH: folder,
    PLAYWRIGHT_BROWSERS_PATH: cacheIn(folder),
    PLAYWRIGHT_DOWNLOAD_HOST: `http://127.0.0.1:${port}`,
    BLAZON_BROWSER: '',
    CHROMIUM_PATH: '',
    BLAZON_NO_BROWSER: '',
  }
  return { folder, env, run: (...args: string[]) => blazon(folder, args, undefined, env) }
}

/** The installer of Playwright starts a process for each of its downloads. */
const PATIENCE = { timeout: 300_000 }

const onLinux = test.runIf(process.platform === 'linux' && process.arch === 'x64')

onLinux('it says how much it downloads and where it is, and does it once', PATIENCE, async () => {
  const { folder, run } = await machine(ARCHIVE)
  const first = await run('install-browser')
  expect(first.stderr).toMatch(/^Downloading a headless Chromium: about 110 MB, and 260 MB on disk\.\n/)
  expect(first.stderr).toContain(`\nThe browser is installed: ${join(folder, 'cache')}`)
  expect(first.stderr).not.toContain('FFmpeg')
  expect(first.code).toBe(0)
  const second = await run('install-browser')
  expect(second.stderr).toContain(`There is a browser already: ${join(folder, 'cache')}`)
  expect(second.code).toBe(0)
})

const WITHOUT_SUCCESS: [string, RegExp, (folder: string) => string][] = [
  ['there is no place for it', /EEXIST|ENOTDIR/, (folder) => join(folder, 'file')],
]
// The installer asks five times, with a process for each. `test:soak` waits for that.
if (THOROUGH) WITHOUT_SUCCESS.push(['nothing can be downloaded', /404/, (folder) => join(folder, 'cache')])

onLinux.each(WITHOUT_SUCCESS)(
  'where %s it says why, and what else can be done',
  PATIENCE,
  async (_, why, cache) => {
    const { folder, run } = await machine(undefined, cache)
    writeFileSync(join(folder, 'file'), '')
    const { code, stderr } = await run('install-browser')
    expect(stderr).toMatch(new RegExp(`The browser could not be installed: .*(?:${why.source})`))
    expect(stderr).toContain('name it by BLAZON_BROWSER')
    expect(stderr).not.toContain('    at ')
    expect(code).toBe(1)
  },
)

test('whoever needs a browser is told how to get one', PATIENCE, async () => {
  const { env } = await machine(undefined)
  const program = `import { createBlazon } from '${LIBRARY}'
    const blazon = await createBlazon()
    await blazon.capture({ domain: 'acme.com' }, { producer: 'browser' }).catch(({ code, message }) => console.log(code, message))`
  const args = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } })
  expect(stdout).toMatch(/^unavailable A browser is needed.*: run "blazon install-browser", or name /)
})
