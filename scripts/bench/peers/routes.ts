import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A host or `*`, and the addresses that answer its ports 80 and 443. The first matching row counts. */
export type Route = readonly [host: string, http: string | null, https: string | null]

/** Returns the rows of a host map, rows of one host before those of `*`. */
export function readRoutes(file: string): readonly Route[] {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
    .filter((words) => words.length === 3)
    .map(([http = '-', https = '-', host = '']): Route => [host, given(http), given(https)])
  return [...rows.filter(([host]) => host !== '*'), ...rows.filter(([host]) => host === '*')]
}

const given = (address: string) => (address === '-' ? null : address)

/** The address that a visitor would type: https if the host answers it. */
export function addressOf(domain: string, routes: readonly Route[]): string {
  const row = routes.find(([host]) => host === domain || host === '*')
  return `${row?.[2] ? 'https' : 'http'}://${domain}/`
}

/** Arguments that lead Chromium to the sites on loopback, and nowhere else. */
export function browserArguments(routes: readonly Route[]): string[] {
  const rules = routes.flatMap(([host, http, https]) => [
    ...(http ? [`MAP ${host}:80 ${http}`] : []),
    ...(https ? [`MAP ${host}:443 ${https}`] : []),
  ])
  return [
    `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(', ')}`,
    '--ignore-certificate-errors',
    '--no-sandbox',
  ]
}

const LOOPBACK = fileURLToPath(new URL('./loopback.mjs', import.meta.url))

/**
 * The environment of a tool that runs on Node. Its connections lead to the routes, and its Playwright finds a
 * script that starts our browser with `browserArguments`. `expected` is the path, below the folder, where its
 * Playwright looks for a headless shell.
 */
export function peerEnvironment(
  folder: string,
  routes: readonly Route[],
  browser: { readonly path: string; readonly expected: string } | undefined,
): NodeJS.ProcessEnv {
  if (browser) {
    const script = join(folder, browser.expected)
    mkdirSync(dirname(script), { recursive: true })
    const quoted = [browser.path, ...browserArguments(routes)].map((word) => `'${word}'`).join(' ')
    writeFileSync(script, `#!/bin/sh\nexec ${quoted} "$@"\n`)
    chmodSync(script, 0o755)
  }
  return {
    ...process.env,
    PLAYWRIGHT_BROWSERS_PATH: folder,
    PEER_ROUTES: JSON.stringify(routes),
    NODE_OPTIONS: `--import=${LOOPBACK}`,
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    NODE_NO_WARNINGS: '1',
  }
}
