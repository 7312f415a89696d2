import { writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { failures } from '../../diagnostics/index.ts'
import { about } from '../../model/about.ts'
import { asBlazonError } from '../../model/errors.ts'
import { OWNER_ONLY } from '../../model/units.ts'
import { stackOf } from './debug.ts'
import { endNow } from './ending.ts'
import { tell } from './output.ts'
import { escaped } from './terminal.ts'

/** Names of the environment variables that may have to do with a failure. Their values are not reported. */
const OURS = /^(?:BLAZON_|CHROMIUM_PATH$|NODE_OPTIONS$)/

/** Patterns of possible secrets in a command line or a message, with their replacements. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\bpostgres(?:ql)?:\S*/gi, 'postgres:…'],
  [/\/\/[^/\s@]*@/g, '//…@'],
  [/\?[^\s'"`)]*/g, '?…'],
  [/\bblz_[\w-]+/g, 'blz_…'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 …'],
  [/\b((?:api[-_]?)?key|token|secret|password|authorization)(["']?\s*[=:]\s*)\S+/gi, '$1$2…'],
]

/** The text without possible secrets, and without the name of the user. */
export function withoutSecrets(text: string): string {
  const home = homedir()
  const short = home.length > 1 ? text.replaceAll(home, '~') : text
  return SECRETS.reduce((left, [secret, instead]) => left.replace(secret, instead), short)
}

/**
 * Writes a file about an unexpected failure, and returns the sentence that names the file, with a line end.
 * Only the owner may read the file.
 */
export function reportOf(error: Error, args: readonly string[] = process.argv.slice(2)): string {
  const { pid, versions, platform, arch, env } = process
  const now = new Date().toISOString()
  const lines = [
    `blazon ${about().version}, Node ${versions.node}, ${platform} ${arch}, ${now}`,
    `command: blazon ${args.join(' ')}`,
    `environment: ${
      Object.keys(env)
        .filter((name) => OURS.test(name))
        .join(' ') || 'nothing of ours'
    }`,
    '',
    inspect(error, { depth: 4 }),
  ]
  const file = join(tmpdir(), `blazon-report-${now.replace(/[:.]/g, '-')}-${pid}.txt`)
  try {
    const text = escaped(withoutSecrets(lines.join('\n')))
    writeFileSync(file, `${text}\n`, { mode: OWNER_ONLY, flag: 'wx' })
  } catch {
    return 'A report cannot be written. BLAZON_DEBUG=1 shows the stack of the failure.\n'
  }
  return `This should not happen. A report without secrets is in ${file}; please send it with what you did.\n`
}

/** Writes a report of the first unexpected failure of a lookup. Returns the function that stops watching. */
export function watchUnforeseen(): () => void {
  let isTold = false
  return failures.watch(({ domain, error }) => {
    if (isTold || asBlazonError(error).code !== 'internal') return
    isTold = true
    tell(`${domain}: ${asBlazonError(error).message}\n${reportOf(error)}`)
  })
}

/** Reports uncaught errors, and then ends the process and its child processes. */
export function watchUncaught(): void {
  process.on('uncaughtException', (thrown: unknown) => {
    const error = asBlazonError(thrown)
    tell(`blazon: ${error.message}\n${stackOf(error)}${reportOf(error)}`)
    endNow(1)
  })
}
