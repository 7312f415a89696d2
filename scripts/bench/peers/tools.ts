import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the other tools' packages, in which their commands run. */
export const PEERS = fileURLToPath(new URL('.', import.meta.url))

/** Another tool, run as its users run it, with its own defaults. */
export interface Tool {
  readonly name: string
  readonly needsBrowser: boolean
  /** A command that prints what it found. */
  readonly command: (url: string) => readonly string[]
}

const TOOLS: readonly Tool[] = [
  {
    name: 'dembrandt',
    needsBrowser: true,
    command: (url) => [process.execPath, binOf('dembrandt'), url, '--json-only'],
  },
  {
    name: 'designlang',
    needsBrowser: true,
    command: (url) => [process.execPath, binOf('designlang'), url],
  },
  {
    name: 'openbrand',
    needsBrowser: false,
    command: (url) => [
      process.execPath,
      '--input-type=module',
      '--eval',
      // A page that it cannot read is no cheap answer.
      "import { extractBrandAssets } from 'openbrand'; const found = await extractBrandAssets(process.argv[1]); console.log(JSON.stringify(found)); process.exitCode = found.ok ? 0 : 1",
      url,
    ],
  },
]

/** Returns the tools whose packages are installed, and why the others cannot run. */
export function availableTools(browser: string | undefined): {
  readonly tools: readonly Tool[]
  readonly missing: readonly string[]
} {
  const missing = TOOLS.flatMap(({ name, needsBrowser }) => {
    if (!existsSync(packageFile(name))) return `${name}: not in scripts/bench/peers/node_modules`
    return needsBrowser && !browser ? `${name}: needs a browser, and there is none` : []
  })
  return { tools: TOOLS.filter(({ name }) => !missing.some((line) => line.startsWith(`${name}:`))), missing }
}

/**
 * Returns the path, below its folder of browsers, where the other tools' Playwright looks for a headless
 * shell.
 */
export function expectedShell(): string {
  const { chromium } = createRequire(packageFile('dembrandt'))('playwright-core') as {
    chromium: { executablePath(): string }
  }
  const [, revision = '', system = ''] =
    /chromium-(\d+)[\\/]chrome-([^\\/]+)/.exec(chromium.executablePath()) ?? []
  return join(
    `chromium_headless_shell-${revision}`,
    `chrome-headless-shell-${system}`,
    'chrome-headless-shell',
  )
}

function packageFile(name: string): string {
  return join(PEERS, 'node_modules', name, 'package.json')
}

function binOf(name: string): string {
  const { bin } = JSON.parse(readFileSync(packageFile(name), 'utf8')) as {
    bin: string | Record<string, string>
  }
  return join(PEERS, 'node_modules', name, typeof bin === 'string' ? bin : (bin[name] ?? ''))
}
