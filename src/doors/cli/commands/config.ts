import { JSON_FLAG } from '../../../calls/doors.ts'
import { shownDatabase } from '../../../model/database-name.ts'
import { DEFAULTS } from '../../../model/options.ts'
import type { CliCommand } from '../command.ts'
import { BY_DEFAULT } from '../config/apply.ts'
import { SETTINGS } from '../config/names.ts'
import type { EngineFlags } from '../flags.ts'
import { print, printJson } from '../output.ts'
import { painterFor, safe } from '../terminal.ts'
import { serveOptions } from './serve.ts'

interface ConfigFlags extends EngineFlags {
  readonly json?: boolean
}

/** A setting in the form in which it is printed. */
interface Shown {
  readonly value: unknown
  readonly source: string
}

/** `blazon config`: the settings that `blazon serve` with the same flags would use. */
export const config: CliCommand = {
  name: 'config',
  description: 'what serve would work with: every setting with its value, and where that comes from',
  examples: [
    ['blazon config', 'what this folder and this environment give'],
    ['blazon config --set concurrency=4', 'what a flag changes'],
  ],
  failure: 'a setting is not valid',
  options: (command) => serveOptions(command).option(...JSON_FLAG),
  async run({ configured, json }: ConfigFlags) {
    const shown = [...SETTINGS.keys()].map((path): [string, Shown] => {
      const { value: set = defaultAt(path), source = BY_DEFAULT } = configured.get(path) ?? {}
      return [path, { value: set === undefined ? null : writable(withoutSecret(path, set)), source }]
    })
    if (process.env.BLAZON_API_KEY) shown.push(['apiKey', { value: 'not shown', source: 'BLAZON_API_KEY' }])
    if (json) printJson(Object.fromEntries(shown))
    else print(tableOf(shown))
    return 0
  },
}

function defaultAt(path: string): unknown {
  const [name = '', inner] = path.split('.')
  const value: unknown = DEFAULTS[name as keyof typeof DEFAULTS]
  return inner === undefined ? value : (value as Readonly<Record<string, unknown>>)[inner]
}

function withoutSecret(path: string, value: unknown): unknown {
  if (path === 'llm.key') return 'not shown'
  return path === 'db' ? shownDatabase(String(value)) : value
}

/** Converts infinity to a text, as in a configuration file, because JSON has no infinity. */
const writable = (value: unknown): unknown => (value === Number.POSITIVE_INFINITY ? 'Infinity' : value)

function tableOf(shown: readonly (readonly [string, Shown])[]): string {
  const { bold, dim } = painterFor(process.stdout)
  const width = Math.max(...shown.map(([path]) => path.length))
  const lines = shown.map(([path, { value, source }]) => {
    const text = value === null ? 'none' : typeof value === 'string' ? value : JSON.stringify(value)
    const shownText = source === BY_DEFAULT ? safe(text) : bold(safe(text))
    return `${path.padEnd(width)}  ${shownText}  ${dim(safe(source))}\n`
  })
  return lines.join('')
}
