/** Makes the commands about the work of a service: batches of pages, events for webhooks, and monitors. */

import type { Command } from 'commander'
import { JSON_FLAG } from '../../calls/doors.ts'
import type { Blazon } from '../../engine/engine.ts'
import type { Page, PageRequest } from '../../model/webhooks.ts'
import { oneOf, wholeNumber } from './arguments.ts'
import type { CliCommand } from './command.ts'
import type { EngineFlags } from './flags.ts'
import { DATABASE } from './options.ts'
import { print, printJson, tell } from './output.ts'
import { tableText } from './table.ts'
import { painterFor, safe } from './terminal.ts'

/** What a command has done. */
interface Done {
  /** What `--json` prints, and the command without `--json` when it has nothing else to say. */
  readonly json: unknown
  /** Data on stdout. */
  readonly data?: string
  /** Text for people on stderr. */
  readonly note?: string
  /** The exit code. Default: 0. */
  readonly code?: number
}

type About = Omit<CliCommand, 'options' | 'run'>

interface Job<F> extends About {
  readonly options?: (command: Command) => Command
  /** Does the work. `id` is the argument of the command, and is empty when there is none. */
  act(blazon: Blazon, id: string, flags: F, signal: AbortSignal): Promise<Done>
}

/** Makes a command that does one thing with an existing database. Its name has at most one argument. */
export function job<F>({ options = (command) => command, act, ...about }: Job<F>): CliCommand {
  const run = async (id: string | undefined, flags: F & EngineFlags & { readonly json?: boolean }) => {
    const { onJobs } = await import('./engine.ts')
    const { json, data, note, code } = await onJobs(flags, (blazon, signal) =>
      act(blazon, id ?? '', flags, signal),
    )
    if (flags.json || (data ?? note) === undefined) printJson(json)
    else {
      print(data ?? '')
      tell(note ?? '')
    }
    return code ?? 0
  }
  return {
    ...about,
    options: (command) => options(command.option(...DATABASE)).option(...JSON_FLAG),
    run: about.name.includes(' ') ? run : (flags: Parameters<typeof run>[1]) => run(undefined, flags),
  }
}

interface Listing<T, S extends string> extends About {
  /** The values of `--status`. Default: the command has no such option. */
  readonly states?: readonly S[]
  readonly headings: readonly string[]
  find(
    blazon: Blazon,
    request: PageRequest & { readonly status?: S | undefined },
    id: string,
  ): Promise<Page<T>>
  /** Returns the cells of an entry. */
  row(entry: T): readonly (string | number | Date | null)[]
}

/** Makes a command that prints one page of a list as a table, and the command for the next page. */
export function listing<T, S extends string>(list: Listing<T, S>): CliCommand {
  const { states = [], headings, find, row, ...about } = list
  return job<PageRequest & { readonly status?: S }>({
    failure: 'the database cannot be used',
    ...about,
    options(command) {
      if (states.length > 0) command.option('--status <status>', 'those with one status', oneOf(...states))
      return command
        .option('--limit <n>', 'the most entries', wholeNumber(1, 100), 25)
        .option('--cursor <cursor>', 'where the list goes on')
    },
    async act(blazon, id, { status, limit, cursor }) {
      const found = await find(blazon, { ...(status !== undefined && { status }), limit, cursor }, id)
      const rows = found.items.map((entry) => row(entry).map(cellOf))
      return {
        json: found,
        data: rows.length === 0 ? '' : tableText(headings, rows, [], painterFor(process.stdout)),
        note: `${rows.length === 0 ? 'there is none\n' : ''}${moreText(found.nextCursor)}`,
      }
    },
  })
}

const moreText = (cursor: string | null) => (cursor === null ? '' : `more: --cursor ${safe(cursor)}\n`)

function cellOf(value: string | number | Date | null): string {
  return safe(value instanceof Date ? value.toISOString() : String(value ?? ''))
}
