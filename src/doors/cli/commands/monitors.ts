import { INTERVAL_UNITS, MONITOR_STATES, type MonitorState, type Schedule } from '../../../model/monitors.ts'
import { oneOf, wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { printPage, withEngine } from '../jobs.ts'
import { DATABASE } from '../options.ts'
import { printJson, tell } from '../output.ts'
import { safe } from '../terminal.ts'

interface MonitorFlags {
  readonly db: string
  readonly json?: boolean
}

interface ListFlags extends MonitorFlags {
  readonly status?: MonitorState
  readonly limit: number
  readonly cursor?: string
}

interface AddFlags extends MonitorFlags {
  readonly name?: string
  readonly type: 'page' | 'sitemap' | 'extract'
  readonly every: number
  readonly unit: Schedule['unit']
  readonly include?: string[]
  readonly exclude?: string[]
  readonly instructions?: string
  readonly webhook?: string
}

const UNKNOWN = 'there is no such monitor'
const JSON_FLAG = ['--json', 'print as JSON'] as const
const LIMIT = ['--limit <n>', 'the most entries', wholeNumber(1, 100), 25] as const
const CURSOR = ['--cursor <cursor>', 'where the list goes on'] as const
const EXAMPLE = 'mon_210b9798'
const timeOf = (date: Date | null) => date?.toISOString() ?? ''

const list: CliCommand = {
  name: 'list',
  description: 'monitors of all callers, the newest first',
  examples: [['blazon monitors list --status failed', 'those whose last run failed']],
  failure: 'the database cannot be used',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--status <status>', 'those with one status', oneOf(...MONITOR_STATES))
      .option(...LIMIT)
      .option(...CURSOR)
      .option(...JSON_FLAG),
  async run({ db, status, limit, cursor, json }: ListFlags) {
    const found = await withEngine(db, ({ monitors: all }) => all.list({ status, limit, cursor }))
    const rows = found.items.map(({ id, status: state, lastRunAt, lastChangeAt, target, name }) => [
      ...[id, state, timeOf(lastRunAt), timeOf(lastChangeAt), target.url, name],
    ])
    if (json) printJson(found)
    else printPage(['id', 'status', 'last run', 'last change', 'url', 'name'], rows, found.nextCursor)
    return 0
  },
}

const add: CliCommand = {
  name: 'add <url>',
  description: 'watch a page, the URLs of a sitemap, or data; the service that works on the database does it',
  examples: [
    ['blazon monitors add https://example.com/pricing --every 6', 'a page'],
    ['blazon monitors add https://a.com/sitemap.xml --type sitemap', 'a sitemap'],
  ],
  failure: 'the monitor cannot be made',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--name <name>', 'what people call it (default: the URL)')
      .option('--type <type>', 'what is watched', oneOf('page', 'sitemap', 'extract'), 'page')
      .option('--every <n>', 'units of time between two runs', wholeNumber(1, 525_600), 1)
      .option('--unit <unit>', 'the unit of time', oneOf(...INTERVAL_UNITS), 'days')
      .option('--include <what...>', 'CSS selectors of a page, or expressions (RE2) for paths of a sitemap')
      .option('--exclude <what...>', 'the same, for what is left out')
      .option('--instructions <text>', 'what data is watched, in words')
      .option('--webhook <url>', 'where changes are sent')
      .option(...JSON_FLAG),
  async run(url: string, { db, name = url, every, unit, webhook, json, ...flags }: AddFlags) {
    const made = await withEngine(db, ({ monitors: all }) =>
      all.create({
        ...{ name: name.slice(0, 200), target: targetOf(url, flags) },
        changeDetection: { type: 'exact' },
        schedule: { frequency: every, unit },
        ...(webhook !== undefined && { webhook: { url: webhook, retry: {} } }),
      }),
    )
    if (json) printJson(made)
    else tell(`${made.id} watches ${safe(made.target.url)}\n`)
    return 0
  },
}

function targetOf(
  url: string,
  {
    type,
    include,
    exclude,
    instructions = '',
  }: Pick<AddFlags, 'type' | 'include' | 'exclude' | 'instructions'>,
) {
  if (type === 'extract') return { type, url, instructions }
  if (type === 'sitemap') return { type, url, include, exclude }
  return { type, url, includeSelectors: include, excludeSelectors: exclude }
}

const show: CliCommand = {
  name: 'show <id>',
  description: 'a monitor with what it last saw, as JSON',
  examples: [[`blazon monitors show ${EXAMPLE}`, 'its state and its baseline']],
  failure: UNKNOWN,
  options: (command) => command.option(...DATABASE),
  async run(id: string, { db }: MonitorFlags) {
    printJson(await withEngine(db, ({ monitors: all }) => all.get(id)))
    return 0
  },
}

const run: CliCommand = {
  name: 'run <id>',
  description: 'have a monitor run now by the service that works on the database',
  examples: [[`blazon monitors run ${EXAMPLE}`, 'queues a run']],
  failure: UNKNOWN,
  options: (command) => command.option(...DATABASE).option(...JSON_FLAG),
  async run(id: string, { db, json }: MonitorFlags) {
    const runId = await withEngine(db, ({ monitors: all }) => all.run(id))
    if (json) printJson({ monitorId: id, runId })
    else tell(`${safe(runId)} is queued\n`)
    return 0
  },
}

const changes: CliCommand = {
  name: 'changes [id]',
  description: 'the changes that a monitor, or all of them, found, the newest first',
  examples: [['blazon monitors changes', 'the latest changes of all monitors']],
  failure: 'the database cannot be used',
  options: (command) =>
    command
      .option(...DATABASE)
      .option(...LIMIT)
      .option(...CURSOR)
      .option(...JSON_FLAG),
  async run(monitorId: string | undefined, { db, limit, cursor, json }: ListFlags) {
    const found = await withEngine(db, ({ monitors: all }) => all.changes({ monitorId, limit, cursor }))
    const rows = found.items.map(({ id, detectedAt, url, summary }) => [id, timeOf(detectedAt), url, summary])
    if (json) printJson(found)
    else printPage(['id', 'detected', 'url', 'summary'], rows, found.nextCursor)
    return 0
  },
}

const remove: CliCommand = {
  name: 'remove <id>',
  description: 'delete a monitor with its changes',
  examples: [[`blazon monitors remove ${EXAMPLE}`, 'nothing is watched any more']],
  failure: UNKNOWN,
  options: (command) => command.option(...DATABASE),
  async run(id: string, { db }: MonitorFlags) {
    await withEngine(db, ({ monitors: all }) => all.delete(id))
    tell(`${safe(id)} is deleted\n`)
    return 0
  },
}

/** `blazon monitors`: shows the operator the monitors of a service. */
export const monitors: CliCommand = {
  name: 'monitors',
  description: 'pages, sitemaps and data that a service watches for changes',
  examples: [
    ['blazon monitors list', 'the monitors of all callers'],
    ['blazon monitors changes', 'the changes that they found'],
  ],
  failure: 'the database cannot be used',
  commands: [list, add, show, run, changes, remove],
}
