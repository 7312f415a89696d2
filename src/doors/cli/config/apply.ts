/** Combines the sources of a configuration, and passes the settings to a command as its flags. */

import type { Command, Option } from 'commander'
import { type Entry, entriesOfEnvironment, entriesOfFile, entriesOfSets, entryOf } from './entries.ts'
import { announceUnnamed, checkTrust } from './trust.ts'

/** The configured settings by their paths. */
export type Configured = ReadonlyMap<string, Entry>

/** The source of a default value. */
export const BY_DEFAULT = 'default'

/** Flags that stand for settings: the name of the flag's value, and the path of the setting. */
const FLAGS: Readonly<Record<string, string>> = {
  db: 'db',
  blobs: 'blobs',
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
  keepPages: 'store.keep',
  logLevel: 'logLevel',
  ownFields: 'fields',
}

/** Adds `--config` to a command with flags that stand for settings, and `--set` when it visits sites. */
export function addConfiguration(command: Command): void {
  const names = command.options.map((option) => option.attributeName())
  if (!names.some((name) => name in FLAGS)) return
  command.option('--config <file>', 'settings as JSON (default: blazon.config.json, if it is there)')
  if (!names.includes('hosts')) return
  const all = (text: string, before: readonly string[] = []) => [...before, text]
  command.option('--set <key=value>', 'any option, such as fetch.maxRequests=20; may be repeated', all)
}

/**
 * Passes the configuration to a command with `--config`: as the values of its flags, and completely as
 * `configured`. Later sources take precedence: defaults, file, environment, `--set`, flags. Throws
 * `invalid_input` for a setting that its source may not set. Reports on stderr when a file is used that the
 * command line does not name.
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

/** The setting of a flag, from the command line or by default; none for a flag without a value. */
function entriesOfFlag(command: Command, option: Option): Entry[] {
  const name = option.attributeName()
  const path = FLAGS[name]
  const value: unknown = command.getOptionValue(name)
  if (path === undefined || value === undefined) return []
  const isGiven = command.getOptionValueSource(name) === 'cli'
  // The value is true for a flag without a value, and for a flag that `--no-` would switch off.
  const said = value === true && !option.negate ? 'true' : value
  return isGiven
    ? [{ path, value: said, source: option.long ?? name, place: 'command line' }]
    : [{ path, value: said, source: BY_DEFAULT, place: 'default' }]
}
