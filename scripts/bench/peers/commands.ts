import { type Cost, costOfCommand } from './cost.ts'
import { addressOf, peerEnvironment, type Route } from './routes.ts'
import { availableTools, expectedShell, PEERS } from './tools.ts'

/** The slowest tool takes 16 s a page on an idle machine. */
const TIMEOUT_MS = 180_000

/** Another tool that can run here. */
export interface Peer {
  readonly name: string
  /** What the start of its command and one page cost; nothing for a page that it fails on, told on stderr. */
  costOf(domain: string): Promise<Cost | undefined>
}

/**
 * Prepares the other tools in a folder, so that they reach the sites on loopback alone. Those that are not
 * installed, or need a browser where there is none, are told on stderr and left out.
 */
export function preparePeers(
  folder: string,
  routes: readonly Route[],
  browser: string | undefined,
): readonly Peer[] {
  const { tools, missing } = availableTools(browser)
  for (const line of missing) process.stderr.write(`left out: ${line}\n`)
  const needsShell = browser !== undefined && tools.some(({ needsBrowser }) => needsBrowser)
  const shell = needsShell ? { path: browser, expected: expectedShell() } : undefined
  const env = peerEnvironment(folder, routes, shell)
  return tools.map(({ name, command }) => ({
    name,
    async costOf(domain) {
      const running = { env, cwd: PEERS, timeoutMs: TIMEOUT_MS }
      try {
        return await costOfCommand(command(addressOf(domain, routes)), running)
      } catch (thrown) {
        process.stderr.write(`${domain}: ${name}: ${thrown}\n`)
        return undefined
      }
    },
  }))
}
