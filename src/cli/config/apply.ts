/** Brings together what the places of a configuration say, and hands it to a command as its flags. */

import type { Command, Option } from 'commander'
import { type Entry, entriesOfEnvironment, entriesOfFile, entriesOfSets, entryOf } from './entries.ts'
import { announceUnnamed, checkTrust } from './trust.ts'

/** What is configured, by the path of each setting. */
export type Configured = ReadonlyMap<string, Entry>

/** The source of a value that nobody gave. */
export const BY_DEFAULT = 'default'

/** Flags that stand for a setting, by the names that their values have. */
const FLAGS: Readonly<Record<string, string>> = {
  db: 'db',
  hosts: 'hosts',
  proxies: 'proxies',
  producer: 'producer',
  concurrency: 'concurrency',
  port: 'serve.port',
  host: 'serve.host',
  publicUrl: 'serve.publicUrl',
  tlsCert: 'serve.tlsCert',
  tlsKey: 'serve.tlsKey',
  trustProxy: 'serve.trustProxy',
  maxDbSize: 'store.maxBytes',
  logLevel: 'logLevel',
}

/** Adds `--config` to a command with flags that stand for settings, and `--set` when it visits sites. */
export function addConfiguration(command: Command): void {
  const names = command.options.map((option) => option.attributeName())
  if (!names.some((name) => name in FLAGS)) return
  command.option('--config <file>', 'settings as JSON (default: blazon.config.json, if it is there)')
  if (!names.includes('hosts')) return
  const all = (text: string, before: readonly string[] = []) => [...before, text]
  command.option('--set <key=value>', 'any option, such as fetch.maxImages=20; may be repeated', all)
}

/**
 * Gives a command that has `--config` what is configured: as the values of its flags, and whole as
 * `configured`. Later places win: defaults, file, environment, `--set`, flags. Throws `invalid_input` for
 * what a place may not say. A file that nobody named is announced.
 */
export function applyConfiguration(command: Command, env: NodeJS.ProcessEnv): void {
  if (!command.options.some(({ long }) => long === '--config')) return
  const flags = command.options.flatMap((option) => entriesOfFlag(command, option))
  const { config = env.BLAZON_CONFIG || undefined, set = [] } = command.opts<Given>()
  const entries = [
    ...flags.filter(({ source }) => source === BY_DEFAULT),
    ...entriesOfFile(config),
    ...('port' in command.opts() && env.PORT ? [entryOf('serve.port', env.PORT, 'PORT', 'environment')] : []),
    ...entriesOfEnvironment(env),
    ...entriesOfSets(set),
    ...flags.filter(({ source }) => source !== BY_DEFAULT),
  ]
  const configured: Configured = new Map(entries.map((entry) => [entry.path, entry]))
  checkTrust(configured)
  announceUnnamed(entries)
  for (const option of command.options) {
    const entry = configured.get(FLAGS[option.attributeName()] ?? '')
    if (entry) command.setOptionValueWithSource(option.attributeName(), entry.value, 'config')
  }
  command.setOptionValueWithSource('configured', configured, 'config')
}

interface Given {
  readonly config?: string
  readonly set?: readonly string[]
}

/** What a flag says, given or by default; nothing for a flag without a value. */
function entriesOfFlag(command: Command, option: Option): Entry[] {
  const name = option.attributeName()
  const path = FLAGS[name]
  const value: unknown = command.getOptionValue(name)
  if (path === undefined || value === undefined) return []
  const isGiven = command.getOptionValueSource(name) === 'cli'
  // A flag whose value was left out.
  const said = value === true ? 'true' : value
  return isGiven
    ? [{ path, value: said, source: option.long ?? name, place: 'command line' }]
    : [{ path, value: said, source: BY_DEFAULT, place: 'default' }]
}
