import { JSON_FLAG } from '../../../calls/doors.ts'
import { isPostgres, shownDatabase } from '../../../model/database-name.ts'
import { noun } from '../../../model/noun.ts'
import type { StoreStatus, UsageOf } from '../../../model/store-status.ts'
import type { ListRun, Outcome } from '../../../model/stored.ts'
import { DAY, GIB, KIB, MIB } from '../../../model/units.ts'
import type { CliCommand } from '../command.ts'
import { onDatabase } from '../database.ts'
import { beside, wrapped } from '../layout.ts'
import { DATABASE } from '../options.ts'
import { deadLettersText, outcomesText, unrenderedText } from '../outcomes.ts'
import { print, printJson } from '../output.ts'
import { columnsOf, painterFor, safe } from '../terminal.ts'

interface StatusFlags {
  readonly db: string
  readonly list?: string
  readonly json?: boolean
}

/**
 * `blazon status FILE`: the content of a database, its bounds, and how its domains ended. It deletes nothing,
 * and can run while a batch works on the database.
 */
export const status: CliCommand = {
  name: 'status [file]',
  description:
    'how far the batches of a database are and what failed, what it holds, and the bounds it is kept within',
  examples: [
    ['blazon status brands.db', 'also while a batch works on it'],
    ['blazon status --json', 'for programs'],
  ],
  failure: 'the database cannot be read',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--list <list>', 'the failures of that list alone, as it was named to batch')
      .option(...JSON_FLAG),
  async run(file: string | undefined, flags: StatusFlags) {
    const { listIn } = await import('../known-list.ts')
    const { workText } = await import('../workers.ts')
    const db = file ?? flags.db
    return onDatabase(db, async (store) => {
      const list = flags.list === undefined ? undefined : await listIn(store, db, flags.list)
      const held = await store.status()
      const lists = (await store.runs()).filter((run) => list === undefined || run.list === list)
      const outcomes = await store.outcomes({ list })
      const deadLetters = await store.deadLetters({ list })
      if (flags.json) printJson({ ...held, lists, outcomes, deadLetters })
      else {
        const ends = endsText(outcomes) + deadLettersText(deadLetters, columnsOf(process.stdout))
        print(statusText(held, db) + workText(held.work, db) + listsText(lists) + ends)
      }
      return 0
    })
  },
}

function statusText(status: StoreStatus, db: string): string {
  const { bytes, blobs, kinds, bounds, shrinks, batch } = status
  const painter = painterFor(process.stdout)
  const rows: [string, UsageOf, string][] = [
    ['results', kinds.results, `kept ${days(bounds.resultMaxAgeMs)}`],
    ['in languages', kinds.languages, `kept ${days(bounds.resultMaxAgeMs)}`],
    ['snapshots', kinds.snapshots, `kept ${days(bounds.snapshotMaxAgeMs)}`],
    ['pages', kinds.pages, `kept ${days(bounds.scrapeMaxAgeMs)}, ${size(bounds.maxScrapesBytes)} at most`],
    [
      'pictures',
      kinds.pictures,
      `kept ${days(bounds.pictureMaxAgeMs)}, ${size(bounds.maxPicturesBytes)} at most`,
    ],
    ['logos', kinds.renditions, `kept with their results, ${size(bounds.maxRenditionsBytes)} at most`],
  ]
  const rowOf = (name: string, entries: string, used: number, text: string) => {
    const label = `  ${name.padEnd(12)} ${entries.padStart(9)} ${size(used).padStart(10)}   `
    return `${beside(label, text, painter.columns)}\n`
  }
  const lines = rows.map(([name, { entries, bytes: used, oldest, newest }, bound]) => {
    const span = oldest && newest ? `${oldest.slice(0, 10)} to ${newest.slice(0, 10)}` : 'none'
    return rowOf(name, String(entries), used, `${span.padEnd(24)} ${painter.dim(bound)}`)
  })
  const free = shrinks
    ? 'used again or given back to the disk'
    : 'used again; an earlier version made this file, and it does not shrink'
  const domains = kinds.results.entries
  const each = domains === 0 ? '' : ` (${size(bytes.used / domains)} a domain)`
  return [
    `${painter.bold(safe(shownDatabase(db)))}: ${size(bytes.used)} in use${each}, ${size(bounds.maxBytes)} at most\n`,
    ...lines,
    rowOf('answers', '', bytes.answers, 'kept with their results'),
    ...(blobs.place === null
      ? []
      : [rowOf('blobs', String(blobs.entries), blobs.bytes, `of these, in ${safe(blobs.place)}`)]),
    // PostgreSQL manages its own files, so free space and journal are not shown for it.
    ...(isPostgres(db)
      ? []
      : [rowOf('free', '', bytes.free, free), rowOf('journal', '', bytes.journal, 'beside the file')]),
    batch
      ? `a batch works on it: process ${batch.pid} on ${safe(batch.host)}, last heard of at ${batch.seenAt}\n`
      : 'no batch works on it\n',
  ].join('')
}

/** The lists of the database, the latest run first. */
function listsText(lists: readonly ListRun[]): string {
  return lists.map((run) => `${wrapped(listText(run), columnsOf(process.stdout))}\n`).join('')
}

function listText({ list, language, lines, invalid, pending, unread, startedAt, endedAt }: ListRun): string {
  const name = `${list === '-' ? 'standard input' : list}${language === null ? '' : ` in ${language}`}`
  const of = unread ? ` of ${count(lines + unread)}` : ''
  const rest = unread ? ` and ${count(unread)} not read yet` : ''
  const open = unread === null ? 'not finished: the list may have more lines' : 'not finished'
  const state = endedAt === null ? open : `finished ${iso(endedAt)}`
  const counts = `${count(lines)}${of} ${noun(lines + (unread ?? 0), 'line')} read, ${count(invalid)} invalid`
  return `list ${safe(name)}: ${counts}, ${count(pending)} to do${rest}; begun ${iso(startedAt)}, ${state}`
}

function endsText(outcomes: readonly Outcome[]): string {
  const described = outcomes.find(({ state }) => state === 'ok')?.domains ?? 0
  const unrendered = outcomes.reduce((sum, outcome) => sum + outcome.unrendered, 0)
  const lacking = wrapped(unrenderedText(unrendered), columnsOf(process.stdout))
  const ends = outcomesText(outcomes, painterFor(process.stdout))
  return `${count(described).padStart(9)} described\n${ends}${lacking && `${lacking}\n`}`
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}

/** A time in ISO 8601 without fractions of a second. */
function iso(date: Date): string {
  return date.toISOString().replace(/\.\d+/, '')
}

function days(ms: number): string {
  const count = ms / DAY
  return `${Number.isInteger(count) ? count : count.toFixed(1)} ${count === 1 ? 'day' : 'days'}`
}

const UNITS = [
  [GIB, 'GB'],
  [MIB, 'MB'],
  [KIB, 'kB'],
] as const

/** A number of bytes for people, such as `1.5 GB`. */
function size(bytes: number): string {
  const [unit, name] = UNITS.find(([least]) => bytes >= least) ?? [KIB, 'kB']
  const count = bytes / unit
  return `${count >= 100 ? count.toFixed(0) : count.toFixed(1)} ${name}`
}
