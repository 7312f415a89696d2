import type { Command } from 'commander'
import type { Call } from '../../../calls/call.ts'
import type { CommandDoor, Flag, Ok } from '../../../calls/doors.ts'
import type { CallMethods } from '../../../calls/index.ts'
import type { CompanyHandle } from '../../../model/company.ts'
import type { Result } from '../../../model/record.ts'
import type { Site } from '../../../model/site.ts'
import { oneOf, wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { CompanyFlags, EngineFlags } from '../flags.ts'
import { noBrandText } from '../no-brand.ts'
import { companyOptions, engineOptions, REFRESH } from '../options.ts'
import { print, printJson } from '../output.ts'
import { painterFor, safe } from '../terminal.ts'

interface CallFlags extends EngineFlags, CompanyFlags {
  readonly json?: boolean
  readonly refresh?: boolean
}

type Outcome = Exclude<Result, { readonly state: 'ok' }> | { readonly state: 'ok'; readonly domain: string }
type Method = (handle: Site | CompanyHandle, request: object) => Promise<Outcome>

/** `blazon NAME DOMAIN` for a call that has a command: its lines, or the result as JSON. */
export function commandOf<T extends Outcome>(
  name: keyof CallMethods,
  { command }: Pick<Call<never, T>, 'command'>,
): CliCommand[] {
  if (!command) return []
  const { description, examples, flags } = command
  return [
    {
      name: `${name} [domain]`,
      description,
      examples,
      failure: "the site could not be read, or the page is not a brand's",
      options: (added) =>
        flags
          .reduce(withFlag, companyOptions(engineOptions(added)))
          .option('--json', 'print the result as JSON')
          .option(...REFRESH),
      async run(domain: string | undefined, given: CallFlags) {
        const { withBrand } = await import('../engine.ts')
        return withBrand(domain, given, async (blazon, handle, signal) => {
          const { producer, refresh } = given
          const values = given as unknown as Readonly<Record<string, unknown>>
          const asked = Object.fromEntries(flags.map((flag) => [flag.name, values[flag.name]]))
          const method = blazon[name] as unknown as Method
          const result = await method(handle, { ...asked, producer, refresh, signal })
          if (given.json) printJson(result)
          else print(textOf(result, command as unknown as CommandDoor<Outcome>))
          return result.state === 'ok' ? 0 : 1
        })
      },
    },
  ]
}

function withFlag(command: Command, { flags, about, values }: Flag): Command {
  const [least, most] = values
  if (typeof least === 'number') return command.option(flags, about, wholeNumber(least, Number(most)))
  return command.option(flags, about, oneOf(...values.map(String)))
}

function textOf(result: Outcome, { lines }: CommandDoor<Outcome>): string {
  const painter = painterFor(process.stdout)
  if (result.state !== 'ok') return noBrandText(result, painter)
  const rows = lines(result as Ok<Outcome>)
  const width = Math.max(0, ...rows.map(([left]) => left.length))
  const shown = rows.map(([left, right]) => `    ${painter.bold(safe(left).padEnd(width))}  ${safe(right)}\n`)
  const nothing = `    ${painter.dim('nothing was found')}\n`
  return `${painter.bold(result.domain)}\n${rows.length === 0 ? nothing : shown.join('')}`
}
