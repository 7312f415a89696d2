import type { AccountStore } from '../../model/accounts.ts'
import type { Organisation } from '../../model/keys.ts'
import { type EndpointUsage, periodOf } from '../../model/usage.ts'
import { callsIn } from './calls.ts'
import type { Computed, Sql, Steps } from './sql.ts'

type Methods = 'usageOf' | 'callsOf'

/** The usage of organisations. `mustHave` finds an organisation by name or id, or throws `not_found`. */
export function usageIn(
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
