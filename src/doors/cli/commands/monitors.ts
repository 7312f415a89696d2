import { BlazonError } from '../../../model/errors.ts'
import { INTERVAL_UNITS, MONITOR_STATES, type Schedule, TARGET_TYPES } from '../../../model/monitors.ts'
import { oneOf, wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { job, listing } from '../jobs.ts'
import { HOSTS } from '../options.ts'
import { safe } from '../terminal.ts'

interface WatchFlags {
  readonly type: (typeof TARGET_TYPES)[number]
  readonly include?: string[]
  readonly exclude?: string[]
  readonly instructions?: string
}

interface AddFlags extends WatchFlags {
  readonly name?: string
  readonly every: number
  readonly unit: Schedule['unit']
  readonly webhook?: string
}

const UNKNOWN = 'there is no such monitor'
const EXAMPLE = 'mon_210b9798'

const list = listing({
  name: 'list',
  description: 'monitors of all callers, the newest first',
  examples: [['blazon monitors list --status failed', 'those whose last run failed']],
  states: MONITOR_STATES,
  headings: ['id', 'status', 'last run', 'last change', 'url', 'name'],
  find: (blazon, request) => blazon.monitors.list(request),
  row: ({ id, status, lastRunAt, lastChangeAt, target, name }) => [
    ...[id, status, lastRunAt, lastChangeAt, target.url, name],
  ],
})

const add = job<AddFlags>({
  name: 'add <url>',
  description: 'watch a page, the URLs of a sitemap, or data; the service that works on the database does it',
  examples: [
    ['blazon monitors add https://example.com/pricing --every 6', 'a page'],
    ['blazon monitors add https://a.com/sitemap.xml --type sitemap', 'a sitemap'],
  ],
  failure: 'the monitor cannot be made',
  options: (command) =>
    command
      .option('--name <name>', 'what people call it (default: the URL)')
      .option('--type <type>', 'what is watched', oneOf(...TARGET_TYPES), 'page')
      .option('--every <n>', 'units of time between two runs', wholeNumber(1, 525_600), 1)
      .option('--unit <unit>', 'the unit of time', oneOf(...INTERVAL_UNITS), 'days')
      .option('--include <what...>', 'CSS selectors of a page, or expressions (RE2) for paths of a sitemap')
      .option('--exclude <what...>', 'the same, for what is left out')
      .option('--instructions <text>', 'what data is watched, or which changes of a page matter, in words')
      .option('--webhook <url>', 'where changes are sent')
      .option(...HOSTS),
  async act({ monitors: all }, url, { name = url, every, unit, webhook, ...flags }) {
    const made = await all.create({
      ...{ name: name.slice(0, 200), target: targetOf(url, flags), schedule: { frequency: every, unit } },
      ...(webhook !== undefined && { webhook: { url: webhook, retry: {} } }),
    })
    const signed = made.webhook ? `the events are signed with ${made.webhook.secret}\n` : ''
    return { json: made, data: `${made.id}\n`, note: `it watches ${safe(made.target.url)}\n${signed}` }
  },
})

function targetOf(url: string, { type, include, exclude, instructions }: WatchFlags) {
  const unused = type === 'sitemap' ? { instructions } : type === 'extract' ? { include, exclude } : {}
  for (const [flag, value] of Object.entries(unused))
    if (value !== undefined) throw new BlazonError('invalid_input', `--${flag} is not for --type ${type}.`)
  if (type === 'extract') return { type, url, instructions: instructions ?? '' }
  if (type === 'sitemap') return { type, url, include, exclude }
  return { type, url, includeSelectors: include, excludeSelectors: exclude, instructions }
}

const show = job({
  name: 'show <id>',
  description: 'a monitor with what it last saw, as JSON',
  examples: [[`blazon monitors show ${EXAMPLE}`, 'its state and its baseline']],
  failure: UNKNOWN,
  act: async (blazon, id) => ({ json: await blazon.monitors.get(id) }),
})

const run = job({
  name: 'run <id>',
  description: 'have a monitor run now by the service that works on the database',
  examples: [[`blazon monitors run ${EXAMPLE}`, 'queues a run']],
  failure: UNKNOWN,
  async act(blazon, monitorId) {
    const runId = await blazon.monitors.run(monitorId)
    return { json: { monitorId, runId }, data: `${runId}\n`, note: 'it is queued\n' }
  },
})

const changes = listing({
  name: 'changes [id]',
  description: 'the changes that a monitor, or all of them, found, the newest first',
  examples: [['blazon monitors changes', 'the latest changes of all monitors']],
  failure: UNKNOWN,
  headings: ['id', 'detected', 'url', 'summary'],
  async find(blazon, request, id) {
    const monitor = id === '' ? undefined : await blazon.monitors.get(id)
    return blazon.monitors.changes({ ...request, monitorId: monitor?.id })
  },
  row: ({ id, detectedAt, url, summary }) => [id, detectedAt, url, summary],
})

const remove = job({
  name: 'remove <id>',
  description: 'delete a monitor with its changes',
  examples: [[`blazon monitors remove ${EXAMPLE}`, 'nothing is watched any more']],
  failure: UNKNOWN,
  async act(blazon, id) {
    await blazon.monitors.delete(id)
    return { json: { id }, note: `${safe(id)} is deleted\n` }
  },
})

const rotateSecret = job({
  name: 'rotate-secret <id>',
  description: 'replace the secret with which the events of a monitor are signed',
  examples: [[`blazon monitors rotate-secret ${EXAMPLE}`, 'a new secret for its events']],
  failure: UNKNOWN,
  async act(blazon, id) {
    const changed = await blazon.monitors.rotateSecret(id)
    return { json: changed, data: `${changed.webhook?.secret}\n` }
  },
})

/** `blazon monitors`: shows the operator the monitors of a service. */
export const monitors: CliCommand = {
  name: 'monitors',
  description: 'pages, sitemaps and data that a service watches for changes',
  examples: [
    ['blazon monitors list', 'the monitors of all callers'],
    ['blazon monitors changes', 'the changes that they found'],
  ],
  failure: 'the database cannot be used',
  commands: [list, add, show, run, changes, rotateSecret, remove],
}
