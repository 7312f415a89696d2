import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'
import { BlazonError } from '../../model/errors.ts'

export interface FoundBrowser {
  readonly path: string
  /** A headless shell takes a third of the resources of the full browser. */
  readonly kind: 'headless-shell' | 'chromium'
}

/** Names on PATH, cheapest first. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
]

/**
 * Finds a browser: the one in `BLAZON_BROWSER` or `CHROMIUM_PATH` when set (and then no other), otherwise one
 * on PATH, otherwise Playwright's own download. Undefined when there is none, or when `BLAZON_NO_BROWSER` is
 * set. Throws `invalid_input` when the one that was set cannot be executed.
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser | undefined> {
  if (env.BLAZON_NO_BROWSER) return undefined
  const named = env.BLAZON_BROWSER || env.CHROMIUM_PATH
  if (named) {
    if (await isExecutable(named)) return found(named)
    throw new BlazonError(
      'invalid_input',
      `BLAZON_BROWSER names ${named}, which is not a program that can be executed.`,
    )
  }
  for (const name of NAMES) {
    for (const folder of (env.PATH ?? '').split(delimiter).filter(isAbsolute)) {
      const path = join(folder, name)
      if (await isExecutable(path)) return found(path)
    }
  }
  return findDownloaded()
}

/** Looks in Playwright's cache, where the headless shell is in a folder beside the full browser. */
export async function findDownloaded(): Promise<FoundBrowser | undefined> {
  const { chromium } = await import('playwright')
  const full = chromium.executablePath()
  const shell = full
    .replace(/([\\/])chromium-(\d+)([\\/])/, '$1chromium_headless_shell-$2$3')
    .replace(/chrome-(linux\w*|mac\w*(?:-\w+)?|win\w*)([\\/]).*$/, (_, system, slash) =>
      [
        'chrome-headless-shell-',
        system,
        slash,
        'chrome-headless-shell',
        system.startsWith('win') ? '.exe' : '',
      ].join(''),
    )
  for (const path of [shell, full]) if (await isExecutable(path)) return found(path)
  return undefined
}

function found(path: string): FoundBrowser {
  return { path, kind: /headless[-_]shell/.test(path) ? 'headless-shell' : 'chromium' }
}

async function isExecutable(path: string): Promise<boolean> {
  // A folder may have the same permission, so the type of the file is checked as well.
  return access(path, constants.X_OK)
    .then(() => stat(path))
    .then(
      (file) => file.isFile(),
      () => false,
    )
}
