import type { AccountStore } from '../../model/accounts.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Organisation } from '../../model/keys.ts'
import type { Plan } from '../../model/plans.ts'
import { type EndpointUsage, periodOf } from '../../model/usage.ts'
import { checkCredits, checkOrganisationName, checkPlan } from '../plan-settings.ts'
import { newOrganisationId, type Random } from '../secrets.ts'
import { bucketsIn } from './buckets.ts'
import { callsIn } from './calls.ts'
import { creditsIn } from './credits.ts'
import { organisationsIn } from './organisations.ts'
import type { Computed, Sql, Steps } from './sql.ts'

interface Settings {
  readonly nowMs: () => number
  readonly random: Random
  readonly callMaxAgeMs: number
}

type PlanValues = Record<'name' | 'period', string> &
  Record<'quota' | 'perSecond' | 'overageCents', number | null> & { readonly prefetch: number }

/** Organisations with their plans, usage and calls. */
export function accountsIn(
  sql: Sql,
  { nowMs, random, callMaxAgeMs }: Settings,
): Computed<keyof AccountStore, AccountStore> {
  const { organisationOf, listOrganisations, listPlans } = organisationsIn(sql)
  const mustHave = function* (name: string): Steps<Organisation> {
    const found = yield* organisationOf(name)
    if (found) return found
    throw new BlazonError(
      'not_found',
      `There is no organisation ${name}; blazon organisations list names them.`,
    )
  }
  return {
    ...bucketsIn(sql, nowMs),
    ...creditsIn(sql, nowMs, callMaxAgeMs),
    ...usageIn(sql, mustHave),
    ...plansIn(sql),
    ...changesIn(sql, nowMs, random, mustHave),
    listPlans,
    listOrganisations,
  }
}

function plansIn(sql: Sql) {
  const put = sql.prepare<[PlanValues]>(
    `INSERT INTO plans (name, quota, period, per_second, overage, prefetch)
     VALUES (:name, :quota, :period, :perSecond, :overageCents, :prefetch)
     ON CONFLICT (name) DO UPDATE SET quota = excluded.quota, period = excluded.period,
       per_second = excluded.per_second, overage = excluded.overage, prefetch = excluded.prefetch`,
  )
  const selectCredits = sql.prepare<[], { endpoint: string; credits: number }>(
    'SELECT * FROM endpoint_credits ORDER BY endpoint',
  )
  const putCredits = sql.prepare<[string, number]>(
    `INSERT INTO endpoint_credits (endpoint, credits) VALUES (?, ?)
     ON CONFLICT (endpoint) DO UPDATE SET credits = excluded.credits`,
  )
  return {
    *putPlan(plan: Plan) {
      checkPlan(plan)
      yield* put.run({ ...plan, prefetch: Number(plan.prefetch) })
    },
    *endpointCredits() {
      return new Map((yield* selectCredits.all()).map((row) => [row.endpoint, row.credits]))
    },
    *putEndpointCredits(endpoint: string, credits: number) {
      checkCredits(endpoint, credits)
      yield* putCredits.run(endpoint, credits)
    },
  }
}

function changesIn(
  sql: Sql,
  nowMs: () => number,
  random: Random,
  mustHave: (name: string) => Steps<Organisation>,
) {
  const selectPlan = sql.prepare<[string]>('SELECT 1 FROM plans WHERE name = ?')
  const insert = sql.prepare<[string, string, string, number]>(
    'INSERT INTO organisations (id, name, plan, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const setPlan = sql.prepare<[string, string]>('UPDATE organisations SET plan = ? WHERE id = ?')
  const setSuspended = sql.prepare<[number | null, string]>(
    'UPDATE organisations SET suspended_at = ? WHERE id = ?',
  )
  const mustBePlan = function* (plan: string): Steps<void> {
    if (!(yield* selectPlan.get(plan)))
      throw new BlazonError('not_found', `There is no plan ${plan}; blazon plans list names them.`)
  }
  return {
    *createOrganisation(name: string, plan: string) {
      checkOrganisationName(name)
      yield* mustBePlan(plan)
      if ((yield* insert.run(newOrganisationId(random), name, plan, nowMs())) === 0)
        throw new BlazonError('invalid_input', `There is an organisation ${name} already.`)
      return yield* mustHave(name)
    },
    *setPlan(name: string, plan: string) {
      yield* mustBePlan(plan)
      yield* setPlan.run(plan, (yield* mustHave(name)).id)
    },
    *suspendOrganisation(name: string) {
      yield* setSuspended.run(nowMs(), (yield* mustHave(name)).id)
    },
    *resumeOrganisation(name: string) {
      yield* setSuspended.run(null, (yield* mustHave(name)).id)
    },
  }
}

type Methods = 'usageOf' | 'callsOf'

/** The usage of organisations. `mustHave` finds an organisation by name or id, or throws `not_found`. */
function usageIn(
  sql: Sql,
  mustHave: (organisation: string) => Steps<Organisation>,
): Computed<Methods, AccountStore> {
  const selectUsed = sql.value<[string, string], number>(
    'SELECT used FROM quotas WHERE organisation = ? AND period = ?',
  )
  const selectEndpoints = sql.prepare<[string, string, string], EndpointUsage>(
    `SELECT endpoint, sum(calls) AS calls, sum(CASE WHEN status = 200 THEN calls ELSE 0 END) AS answered,
       sum(credits) AS credits
     FROM daily_usage WHERE organisation = ? AND day BETWEEN ? AND ?
     GROUP BY endpoint ORDER BY calls DESC, endpoint`,
  )
  const history = callsIn(sql)
  return {
    *usageOf(name, month) {
      const { id, name: organisation, plan } = yield* mustHave(name)
      const used = (yield* selectUsed.get(id, periodOf(plan.period, new Date(`${month}-01`)))) ?? 0
      const endpoints = yield* selectEndpoints.all(id, `${month}-01`, `${month}-31`)
      const overage = plan.quota === null ? 0 : Math.max(0, used - plan.quota)
      return {
        ...{ organisation, plan: plan.name, month, quota: plan.quota, used, overage },
        left: plan.quota === null ? null : Math.max(0, plan.quota - used),
        overageCents: plan.overageCents === null ? null : Math.round((overage * plan.overageCents) / 1_000),
        calls: endpoints.reduce((sum, { calls }) => sum + calls, 0),
        endpoints,
      }
    },
    *callsOf(name, { before = Number.MAX_SAFE_INTEGER, limit = 100 } = {}) {
      return yield* history.of((yield* mustHave(name)).id, before, limit)
    },
  }
}
