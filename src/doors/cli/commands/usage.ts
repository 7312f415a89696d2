import { InvalidArgumentError } from 'commander'
import { BlazonError } from '../../../model/errors.ts'
import { noun } from '../../../model/noun.ts'
import { MONTH_FORM, type Usage } from '../../../model/usage.ts'
import { wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { onDatabase } from '../database.ts'
import { DATABASE } from '../options.ts'
import { print } from '../output.ts'
import { safe } from '../terminal.ts'

interface Flags {
  readonly db: string
  readonly month?: string
  readonly calls?: number
  readonly before?: number
  readonly json?: true
}

/**
 * `blazon usage [ORGANISATION]`: prints a line for each organisation, or for each endpoint or call of one
 * organisation.
 */
export const usage: CliCommand = {
  name: 'usage [organisation]',
  description: 'what organisations used of the HTTP service',
  examples: [
    ['blazon usage', 'this month, all of them'],
    ['blazon usage acme --month 2026-10', 'one, by endpoint'],
    ['blazon usage acme --calls 50', 'its last calls'],
  ],
  failure: 'there is no such organisation, or the database cannot be used',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--month <month>', 'such as 2026-11, UTC; this month unless it is named', month)
      .option('--calls <n>', 'the last calls of an organisation', wholeNumber(1, 100_000))
      .option('--before <seq>', 'only calls before this one', wholeNumber(1, Number.MAX_SAFE_INTEGER))
      .option('--json', 'one JSON object a line'),
  async run(organisation: string | undefined, flags: Flags) {
    if (flags.calls === undefined ? flags.before !== undefined : organisation === undefined)
      throw new BlazonError(
        'invalid_input',
        '--calls is for one organisation, and --before stands beside it.',
      )
    const { monthOf } = await import('../../../model/usage.ts')
    return onDatabase(flags.db, async ({ accounts }) => {
      const of = flags.month ?? monthOf(new Date())
      if (organisation === undefined) {
        for (const { id } of await accounts.listOrganisations()) {
          const used = await accounts.usageOf(id, of)
          print(`${flags.json ? JSON.stringify(used) : summaryOf(used)}\n`)
        }
      } else if (flags.calls !== undefined) {
        const { before, calls: limit } = flags
        for (const call of await accounts.callsOf(organisation, { before, limit })) {
          const { seq, at, keyId, method, endpoint, status, credits, elapsedMs } = call
          const facts = [seq, new Date(at).toISOString(), keyId, method, endpoint, status]
          print(
            `${flags.json ? JSON.stringify(call) : [...facts, `${credits} ${noun(credits, 'credit')}`, `${elapsedMs} ms`].join('\t')}\n`,
          )
        }
      } else {
        const used = await accounts.usageOf(organisation, of)
        print(`${flags.json ? JSON.stringify(used) : detailsOf(used)}\n`)
      }
      return 0
    })
  },
}

function summaryOf({ organisation, plan, month, quota, used, overage, calls }: Usage): string {
  const of = quota === null ? '' : ` of ${quota}`
  const beyond = overage > 0 ? [`${overage} beyond the quota`] : []
  return [
    safe(organisation),
    plan,
    month,
    `${used}${of} ${noun(quota ?? used, 'credit')}`,
    `${calls} ${noun(calls, 'call')}`,
    ...beyond,
  ].join('\t')
}

function detailsOf(used: Usage): string {
  const rows = used.endpoints.map(({ endpoint, calls, answered, credits }) =>
    [
      endpoint,
      `${calls} ${noun(calls, 'call')}`,
      `${answered} answered`,
      `${credits} ${noun(credits, 'credit')}`,
    ].join('\t'),
  )
  return [summaryOf(used), ...rows].join('\n')
}

function month(text: string): string {
  if (MONTH_FORM.test(text)) return text
  throw new InvalidArgumentError('It is a month such as 2026-11.')
}
