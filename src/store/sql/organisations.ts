import type { Organisation } from '../../model/keys.ts'
import type { Plan } from '../../model/plans.ts'
import type { Sql, Steps } from './sql.ts'

interface PlanRow {
  readonly plan: string
  readonly quota: number | null
  readonly period: Plan['period']
  readonly per_second: number | null
  readonly overage: number | null
  readonly prefetch: number
}

interface Row extends PlanRow {
  readonly id: string
  readonly name: string
  readonly created_at: number
  readonly suspended_at: number | null
}

const PLAN = 'plans.name AS plan, quota, period, per_second, overage, prefetch'
const SELECT = `SELECT organisations.id, organisations.name, created_at, suspended_at, ${PLAN}
  FROM organisations JOIN plans ON plans.name = organisations.plan`

export function organisationsIn(sql: Sql) {
  const select = sql.prepare<[string, string], Row>(
    `${SELECT} WHERE organisations.id = ? OR organisations.name = ?`,
  )
  const selectAll = sql.prepare<[], Row>(`${SELECT} ORDER BY organisations.created_at, organisations.rowid`)
  const selectPlans = sql.prepare<[], PlanRow>(`SELECT ${PLAN} FROM plans ORDER BY rowid`)
  return {
    /** The organisation by its id or name. */
    *organisationOf(name: string): Steps<Organisation | undefined> {
      const row = yield* select.get(name, name)
      return row && organisationFrom(row)
    },
    *listOrganisations(): Steps<readonly Organisation[]> {
      return (yield* selectAll.all()).map(organisationFrom)
    },
    *listPlans(): Steps<readonly Plan[]> {
      return (yield* selectPlans.all()).map(planFrom)
    },
  }
}

function organisationFrom(row: Row): Organisation {
  const { id, name, created_at, suspended_at } = row
  const state = suspended_at === null ? 'active' : 'suspended'
  return { id, name, state, plan: planFrom(row), createdAt: new Date(created_at) }
}

function planFrom({ plan, quota, period, per_second, overage, prefetch }: PlanRow): Plan {
  return {
    ...{ name: plan, quota, period },
    perSecond: per_second,
    overageCents: overage,
    prefetch: prefetch !== 0,
  }
}
