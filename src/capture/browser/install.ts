/** Installs a browser of blazon's own, with Playwright's installer. */

import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { BlazonError } from '../../model/errors.ts'
import { type FoundBrowser, findDownloaded } from './find.ts'

export interface InstallRequest {
  /** Whether packages of the system for the browser are installed too, as only root may do. */
  readonly withDeps: boolean
  /** Called with each line about the progress. */
  readonly onLine: (line: string) => void
}

/** Downloads Chromium's headless shell for `findBrowser`, unless it is there. Rejects with `unavailable`. */
export async function installBrowser({ withDeps, onLine }: InstallRequest): Promise<FoundBrowser> {
  const installer = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  const deps = withDeps ? ['--with-deps'] : []
  const child = spawn(process.execPath, [installer, 'install', ...deps, 'chromium-headless-shell'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let reason: string | undefined
  let isBrowser = true
  const hear = (coloured: string) => {
    const line = stripVTControlCharacters(coloured)
    const [, error] = /^Error: (.*)/.exec(line) ?? []
    // The installer tries several times, and prints the reason with a stack trace each time.
    if (error !== undefined) reason ??= error
    // After the browser it downloads FFmpeg, which is not used here.
    if (/^Downloading/.test(line)) isBrowser = /Chrom/.test(line)
    if (isBrowser && /^(?:Downloading|\|)/.test(line)) onLine(line)
  }
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear)
  await new Promise<void>((resolve, reject) => child.once('close', () => resolve()).once('error', reject))
  const found = await findDownloaded()
  if (found) return found
  throw new BlazonError(
    'unavailable',
    `The browser could not be installed: ${reason ?? 'the installer does not say why'}. Without a connection, install Chromium as a package of your system, or copy one here, and name it by BLAZON_BROWSER. PLAYWRIGHT_DOWNLOAD_HOST names a mirror.`,
  )
}
