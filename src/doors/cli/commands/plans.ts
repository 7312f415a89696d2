import { InvalidArgumentError } from 'commander'
import { BlazonError } from '../../../model/errors.ts'
import { noun } from '../../../model/noun.ts'
import type { Plan } from '../../../model/plans.ts'
import { oneOf, wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { onDatabase, onNewDatabase } from '../database.ts'
import { DATABASE } from '../options.ts'
import { print, tell } from '../output.ts'

interface Flags {
  readonly db: string
}

interface PlanFlags extends Flags {
  readonly quota?: number | 'none'
  readonly period?: Plan['period']
  readonly perSecond?: number | 'none'
  readonly overage?: number | 'none'
  readonly prefetch?: 'yes' | 'no'
}

const NOT_DONE = 'the database cannot be used'
const MOST = 1_000_000_000

const list: CliCommand = {
  name: 'list',
  description: 'plans, and endpoints that do not cost 1 credit',
  examples: [['blazon plans list --db brands.db', 'one a line']],
  failure: NOT_DONE,
  options: (command) => command.option(...DATABASE),
  async run({ db }: Flags) {
    return onDatabase(db, async ({ accounts }) => {
      for (const plan of await accounts.listPlans()) print(`${lineOf(plan)}\n`)
      for (const [endpoint, credits] of await accounts.endpointCredits())
        print(`${endpoint}\t${credits} ${noun(credits, 'credit')} a call\n`)
      return 0
    })
  },
}

function lineOf({ name, quota, period, perSecond, overageCents, prefetch }: Plan): string {
  return [
    name,
    quota === null ? 'no quota' : `${quota} ${period === 'once' ? 'once' : 'a month'}`,
    perSecond === null ? 'no rate' : `${perSecond} a second`,
    overageCents === null ? 'no overage' : `overage ${(overageCents / 100).toFixed(2)} for 1000`,
    prefetch ? 'prefetch' : 'no prefetch',
  ].join('\t')
}

/**
 * Reads a whole number, or `none`. It returns the text `none`, because commander replaces null by an empty
 * text.
 */
function countOrNone(least: number) {
  const number = wholeNumber(least, MOST)
  return (text: string): number | 'none' => {
    if (text === 'none') return text
    try {
      return number(text)
    } catch {
      throw new InvalidArgumentError(`It is a whole number from ${least} to ${MOST}, or none.`)
    }
  }
}

const orNull = (count: number | 'none' | undefined) => (count === 'none' ? null : count)

/** `blazon plans set NAME …`: settings that are left out do not change. */
const set: CliCommand = {
  name: 'set <plan>',
  description: 'change a plan, or make one; it counts from the next request on',
  examples: [
    ['blazon plans set pro --quota 30000 --per-second 10', 'the rest stays'],
    ['blazon plans set own --quota none --per-second none', 'without limits'],
  ],
  failure: NOT_DONE,
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--quota <credits>', 'credits of a period, or none', countOrNone(0))
      .option('--period <which>', 'month, or once', oneOf('month', 'once'))
      .option('--per-second <n>', 'requests a second and key, or none', countOrNone(1))
      .option(
        '--overage <cents>',
        'price of 1,000 credits beyond the quota, in cents; none refuses',
        countOrNone(0),
      )
      .option('--prefetch <which>', 'yes or no', oneOf('yes', 'no')),
  async run(name: string, { db, quota, period, perSecond, overage, prefetch }: PlanFlags) {
    return onNewDatabase(db, async ({ accounts }) => {
      const before = (await accounts.listPlans()).find((plan) => plan.name === name)
      const given = {
        ...{ quota: orNull(quota), period, perSecond: orNull(perSecond), overageCents: orNull(overage) },
        prefetch: prefetch && prefetch === 'yes',
      }
      const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      const plan: Plan = { ...(before ?? newPlan(name, given)), ...named }
      await accounts.putPlan(plan)
      print(`${lineOf(plan)}\n`)
      return 0
    })
  },
}

function newPlan(name: string, { quota, perSecond }: Partial<Record<keyof Plan, unknown>>): Plan {
  if (quota === undefined || perSecond === undefined)
    throw new BlazonError(
      'invalid_input',
      `There is no plan ${name} yet; a new one needs --quota and --per-second.`,
    )
  return { name, quota: null, period: 'month', perSecond: null, overageCents: null, prefetch: true }
}

/** `blazon plans cost ENDPOINT CREDITS` sets how many credits an answered call of an endpoint costs. */
const cost: CliCommand = {
  name: 'cost <endpoint> <credits>',
  description: 'set what a call of an endpoint costs that is answered; 1 unless it is set',
  examples: [['blazon plans cost brand/screenshot 5', 'for all plans']],
  failure: NOT_DONE,
  options: (command) => command.option(...DATABASE),
  async run(endpoint: string, credits: string, { db }: Flags) {
    const count = /^\d+$/.test(credits) ? Number(credits) : Number.NaN
    await onDatabase(db, ({ accounts }) => accounts.putEndpointCredits(endpoint, count))
    tell(`a call of ${endpoint} costs ${credits} from now on\n`)
    return 0
  },
}

export const plans: CliCommand = {
  name: 'plans',
  description: 'what organisations may use of the HTTP service',
  examples: [['blazon plans list', 'all of them']],
  failure: NOT_DONE,
  commands: [list, set, cost],
}
