import type { Database } from 'better-sqlite3'
import type { AccountStore } from '../../model/accounts.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Organisation } from '../../model/keys.ts'
import type { Plan } from '../../model/plans.ts'
import { checkCredits, checkOrganisationName, checkPlan } from '../plan-settings.ts'
import { newOrganisationId, type Random } from '../secrets.ts'
import type { Immediate } from './access.ts'
import { bucketsIn } from './buckets.ts'
import { creditsIn } from './credits.ts'
import { organisationsIn } from './organisations.ts'
import { usageIn } from './usage.ts'

interface Settings {
  readonly nowMs: () => number
  readonly random: Random
  readonly callMaxAgeMs: number
}

type PlanValues = Record<'name' | 'period', string> &
  Record<'quota' | 'perSecond' | 'overageCents', number | null> & { readonly prefetch: number }

/** Organisations with their plans, usage and calls. */
export function accountsIn(
  db: Database,
  { nowMs, random, callMaxAgeMs }: Settings,
): Immediate<keyof AccountStore, AccountStore> {
  const { organisationOf, listOrganisations, listPlans } = organisationsIn(db)
  const mustHave = (name: string): Organisation => {
    const found = organisationOf(name)
    if (found) return found
    throw new BlazonError(
      'not_found',
      `There is no organisation ${name}; blazon organisations list names them.`,
    )
  }
  return {
    ...bucketsIn(db, nowMs),
    ...creditsIn(db, nowMs, callMaxAgeMs),
    ...usageIn(db, mustHave),
    ...plansIn(db),
    ...changesIn(db, nowMs, random, mustHave),
    listPlans,
    listOrganisations,
  }
}

function plansIn(db: Database) {
  const put = db.prepare<[PlanValues]>(
    `INSERT INTO plans (name, quota, period, per_second, overage, prefetch)
     VALUES (:name, :quota, :period, :perSecond, :overageCents, :prefetch)
     ON CONFLICT (name) DO UPDATE SET quota = excluded.quota, period = excluded.period,
       per_second = excluded.per_second, overage = excluded.overage, prefetch = excluded.prefetch`,
  )
  const selectCredits = db.prepare<[], { endpoint: string; credits: number }>(
    'SELECT * FROM endpoint_credits ORDER BY endpoint',
  )
  const putCredits = db.prepare<[string, number]>(
    'INSERT OR REPLACE INTO endpoint_credits (endpoint, credits) VALUES (?, ?)',
  )
  return {
    putPlan(plan: Plan) {
      checkPlan(plan)
      put.run({ ...plan, prefetch: Number(plan.prefetch) })
    },
    endpointCredits: () => new Map(selectCredits.all().map((row) => [row.endpoint, row.credits])),
    putEndpointCredits(endpoint: string, credits: number) {
      checkCredits(endpoint, credits)
      putCredits.run(endpoint, credits)
    },
  }
}

function changesIn(
  db: Database,
  nowMs: () => number,
  random: Random,
  mustHave: (name: string) => Organisation,
) {
  const selectPlan = db.prepare<[string]>('SELECT 1 FROM plans WHERE name = ?')
  const insert = db.prepare<[string, string, string, number]>(
    'INSERT OR IGNORE INTO organisations (id, name, plan, created_at) VALUES (?, ?, ?, ?)',
  )
  const setPlan = db.prepare<[string, string]>('UPDATE organisations SET plan = ? WHERE id = ?')
  const setSuspended = db.prepare<[number | null, string]>(
    'UPDATE organisations SET suspended_at = ? WHERE id = ?',
  )
  const mustBePlan = (plan: string) => {
    if (!selectPlan.get(plan))
      throw new BlazonError('not_found', `There is no plan ${plan}; blazon plans list names them.`)
  }
  return {
    createOrganisation(name: string, plan: string) {
      checkOrganisationName(name)
      mustBePlan(plan)
      if (insert.run(newOrganisationId(random), name, plan, nowMs()).changes === 0)
        throw new BlazonError('invalid_input', `There is an organisation ${name} already.`)
      return mustHave(name)
    },
    setPlan(name: string, plan: string) {
      mustBePlan(plan)
      setPlan.run(plan, mustHave(name).id)
    },
    suspendOrganisation: (name: string) => void setSuspended.run(nowMs(), mustHave(name).id),
    resumeOrganisation: (name: string) => void setSuspended.run(null, mustHave(name).id),
  }
}
