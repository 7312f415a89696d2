import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Host or `*`, and where its ports 80 and 443 are answered; the first row that fits counts. */
export type Route = readonly [host: string, http: string | null, https: string | null]

/** Rows of a host map, those of one host before those of all. */
export function readRoutes(file: string): readonly Route[] {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
    .filter((words) => words.length === 3)
    .map(([http = '-', https = '-', host = '']): Route => [host, given(http), given(https)])
  return [...rows.filter(([host]) => host !== '*'), ...rows.filter(([host]) => host === '*')]
}

const given = (address: string) => (address === '-' ? null : address)

/** The address that a visitor would type: TLS where there is any. */
export function addressOf(domain: string, routes: readonly Route[]): string {
  const row = routes.find(([host]) => host === domain || host === '*')
  return `${row?.[2] ? 'https' : 'http'}://${domain}/`
}

/** So that Chromium finds the sites on loopback, and nothing else. */
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

const LOOPBACK = fileURLToPath(new URL('loopback.mjs', import.meta.url))

/**
 * The environment of a tool that runs on Node: its own connections lead to the routes, and the browser that its Playwright finds is ours
 * in a script that adds `browserArguments`. `expected` is where its Playwright looks for a headless shell, under the folder.
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
