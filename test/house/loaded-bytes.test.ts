import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { serveSites } from '../capture/sites.ts'
import { PATIENT_ENV } from '../doors/cli/command.ts'
import { temporaryFolder } from '../store/temporary.ts'
import { COMMAND, INSTALLED } from './build.ts'

/**
 * The most files and kilobytes of modules that a program loads. Node takes 1 ms of a processor for some 30
 * kB; whoever raises a number says in the commit what is worth it.
 */
const MOST = {
  help: { files: 68, kilobytes: 645 },
  library: { files: 28, kilobytes: 205 },
  stored: { files: 167, kilobytes: 1_620 },
}

const run = promisify(execFile)

/** Runs a program, and returns how many modules it has loaded, and their size. */
async function loadedBy(args: readonly string[], cwd: string) {
  const list = join(cwd, 'loaded')
  writeFileSync(list, '')
  const listed = new URL('../doors/http/modules-listed.mjs', import.meta.url).href
  const env = { ...process.env, ...PATIENT_ENV, LISTED: list, BLAZON_HOSTS: '' }
  await run(process.execPath, ['--import', listed, ...args], { cwd, env })
  const files = readFileSync(list, 'utf8')
    .split('\n')
    .flatMap((url) => (url.startsWith('file:') ? fileURLToPath(url) : []))
  const bytes = files.filter(existsSync).reduce((sum, file) => sum + statSync(file).size, 0)
  return { files: files.length, kilobytes: Math.round(bytes / 1000) }
}

function expectAtMost(loaded: { files: number; kilobytes: number }, most: typeof loaded): void {
  console.info(`${loaded.files} files, ${loaded.kilobytes} kB`)
  expect(loaded.files).toBeGreaterThan(0)
  expect(loaded.files).toBeLessThanOrEqual(most.files)
  expect(loaded.kilobytes).toBeLessThanOrEqual(most.kilobytes)
}

test('help loads little', async () => {
  expectAtMost(await loadedBy([COMMAND, '--help'], temporaryFolder()), MOST.help)
})

test('an import of the library loads little', async () => {
  const program = join(temporaryFolder(), 'program.mjs')
  writeFileSync(program, `await import(${JSON.stringify(new URL('library.js', INSTALLED).href)})\n`)
  expectAtMost(await loadedBy([program], temporaryFolder()), MOST.library)
})

test('a stored answer loads no more than today', async () => {
  const words = 'We have been making anvils since 1921. '.repeat(20)
  const { port } = await serveSites({ 'acme.com': { '/': `<title>Acme</title><h1>Acme</h1><p>${words}` } })
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'hosts'), `127.0.0.1:${port} - acme.com\n`)
  const lookup = [COMMAND, 'acme.com', '--db', 'brands.db', '--hosts', 'hosts', '--json']
  await loadedBy(lookup, folder)
  expectAtMost(await loadedBy(lookup, folder), MOST.stored)
})
