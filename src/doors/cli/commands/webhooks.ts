import { DELIVERY_STATES, type DeliveryState } from '../../../model/webhooks.ts'
import { oneOf } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { CURSOR, JSON_FLAG, LIMIT, printPage, withEngine } from '../jobs.ts'
import { DATABASE } from '../options.ts'
import { printJson, tell } from '../output.ts'
import { safe } from '../terminal.ts'

interface WebhookFlags {
  readonly db: string
  readonly json?: boolean
}

interface ListFlags extends WebhookFlags {
  readonly status?: DeliveryState
  readonly limit: number
  readonly cursor?: string
}

const UNKNOWN = 'there is no such delivery'
const EXAMPLE = 'whd_210b9798'

const list: CliCommand = {
  name: 'list',
  description: 'deliveries of all callers, the newest first',
  examples: [['blazon webhooks list --status failed', 'events that could not be delivered']],
  failure: 'the database cannot be used',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--status <status>', 'those with one status', oneOf(...DELIVERY_STATES))
      .option(...LIMIT)
      .option(...CURSOR)
      .option(...JSON_FLAG),
  async run({ db, status, limit, cursor, json }: ListFlags) {
    const found = await withEngine(db, ({ webhooks }) => webhooks.list({ status, limit, cursor }))
    const rows = found.items.map((one) => [
      one.id,
      one.event,
      one.status,
      one.createdAt.toISOString(),
      one.url,
    ])
    if (json) printJson(found)
    else printPage(['id', 'event', 'status', 'created', 'webhook'], rows, found.nextCursor)
    return 0
  },
}

const get: CliCommand = {
  name: 'get <id>',
  description: 'a delivery with its latest attempt, as JSON',
  examples: [[`blazon webhooks get ${EXAMPLE}`, 'its state']],
  failure: UNKNOWN,
  options: (command) => command.option(...DATABASE),
  async run(id: string, { db }: WebhookFlags) {
    printJson(await withEngine(db, ({ webhooks }) => webhooks.get(id)))
    return 0
  },
}

const attempts: CliCommand = {
  name: 'attempts <id>',
  description: 'the attempts of a delivery, the newest first',
  examples: [[`blazon webhooks attempts ${EXAMPLE}`, 'with the reason of each failure']],
  failure: UNKNOWN,
  options: (command) =>
    command
      .option(...DATABASE)
      .option(...LIMIT)
      .option(...CURSOR)
      .option(...JSON_FLAG),
  async run(id: string, { db, limit, cursor, json }: ListFlags) {
    const found = await withEngine(db, ({ webhooks }) => webhooks.attempts(id, { limit, cursor }))
    const rows = found.items.map(({ attempt, trigger, startedAt, httpStatus, error }) => [
      ...[String(attempt), trigger, startedAt.toISOString(), String(httpStatus ?? '')],
      error?.message ?? '',
    ])
    if (json) printJson(found)
    else printPage(['attempt', 'trigger', 'started', 'status', 'error'], rows, found.nextCursor)
    return 0
  },
}

const retry: CliCommand = {
  name: 'retry <id>',
  description: 'have an event sent again by the service that works on the database',
  examples: [[`blazon webhooks retry ${EXAMPLE} --force`, 'although it was delivered']],
  failure: 'there is no such delivery, or it is not sent again',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--force', 'also an event that was delivered')
      .option(...JSON_FLAG),
  async run(id: string, { db, force, json }: WebhookFlags & { readonly force?: boolean }) {
    const sent = await withEngine(db, ({ webhooks }) => webhooks.retry(id, { force }))
    if (json) printJson(sent)
    else tell(`${safe(sent.id)} is sent again\n`)
    return 0
  },
}

/** `blazon webhooks`: shows the operator the events that were sent to webhooks. */
export const webhooks: CliCommand = {
  name: 'webhooks',
  description: 'events that a service has sent to webhooks: the log, and sending again',
  examples: [
    ['blazon webhooks list', 'the latest deliveries'],
    [`blazon webhooks retry ${EXAMPLE}`, 'sends an event again'],
  ],
  failure: 'the database cannot be used',
  commands: [list, get, attempts, retry],
}
