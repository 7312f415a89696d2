import { DELIVERY_STATES } from '../../../model/webhooks.ts'
import type { CliCommand } from '../command.ts'
import { job, listing } from '../jobs.ts'
import { safe } from '../terminal.ts'

const UNKNOWN = 'there is no such delivery'
const EXAMPLE = 'whd_210b9798'

const list = listing({
  name: 'list',
  description: 'deliveries of all callers, the newest first',
  examples: [['blazon webhooks list --status failed', 'events that could not be delivered']],
  states: DELIVERY_STATES,
  headings: ['id', 'event', 'status', 'created', 'webhook'],
  find: (blazon, request) => blazon.webhooks.list(request),
  row: ({ id, event, status, createdAt, url }) => [id, event, status, createdAt, url],
})

const get = job({
  name: 'get <id>',
  description: 'a delivery with its latest attempt, as JSON',
  examples: [[`blazon webhooks get ${EXAMPLE}`, 'its state']],
  failure: UNKNOWN,
  act: async (blazon, id) => ({ json: await blazon.webhooks.get(id) }),
})

const attempts = listing({
  name: 'attempts <id>',
  description: 'the attempts of a delivery, the newest first',
  examples: [[`blazon webhooks attempts ${EXAMPLE}`, 'with the reason of each failure']],
  failure: UNKNOWN,
  headings: ['attempt', 'trigger', 'started', 'status', 'error'],
  find: (blazon, request, id) => blazon.webhooks.attempts(id, request),
  row: ({ attempt, trigger, startedAt, httpStatus, error }) => [
    ...[attempt, trigger, startedAt, httpStatus, error?.message ?? null],
  ],
})

const retry = job<{ readonly force?: boolean }>({
  name: 'retry <id>',
  description: 'have an event sent again by the service that works on the database',
  examples: [[`blazon webhooks retry ${EXAMPLE} --force`, 'although it was delivered']],
  failure: UNKNOWN,
  options: (command) => command.option('--force', 'also an event that was delivered'),
  async act({ webhooks: sent }, id, { force }) {
    return { json: await sent.retry(id, { force }), note: `${safe(id)} is sent again\n` }
  },
})

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
