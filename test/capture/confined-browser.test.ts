import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const SCRIPT = new URL('../../bin/confined-browser', import.meta.url).pathname

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blazon-confined-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the script with a program in place of the browser, and a home folder that has to stay. */
function run(...args: string[]): number | null {
  const env = { PATH: process.env.PATH, HOME: folder, CONFINED_BROWSER: '/bin/false', CONFINED_AS: 'self' }
  return spawnSync('sh', [SCRIPT, ...args], { env }).status
}

describe.runIf(process.platform === 'linux')('the script that starts the browser', () => {
  it('removes the profile that was made for the start, and ends as the browser does', () => {
    for (const name of ['playwright_chromiumdev_profile-abc', 'blazon-trial-abc']) {
      const profile = join(folder, name)
      mkdirSync(profile)
      expect(run(`--user-data-dir=${profile}`)).toBe(1)
      expect(existsSync(profile)).toBe(false)
    }
    expect(existsSync(folder)).toBe(true)
  })

  it('removes no other folder: neither one that somebody keeps nor the home of its user', () => {
    const kept = join(folder, 'my profile')
    mkdirSync(kept)
    expect(run(`--user-data-dir=${kept}`)).toBe(1)
    expect(run('--version')).toBe(1)
    expect(existsSync(kept)).toBe(true)
  })
})
