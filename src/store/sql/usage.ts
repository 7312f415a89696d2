import type { Database } from 'better-sqlite3'
import type { AccountStore } from '../../model/accounts.ts'
import type { Organisation } from '../../model/keys.ts'
import { type EndpointUsage, periodOf } from '../../model/usage.ts'
import type { Immediate } from './access.ts'
import { callsIn } from './calls.ts'

type Methods = 'usageOf' | 'callsOf'

/** The usage of organisations. `mustHave` finds one by its name or id, or throws `not_found`. */
export function usageIn(
  db: Database,
  mustHave: (organisation: string) => Organisation,
): Immediate<Methods, AccountStore> {
  const selectUsed = db
    .prepare<[string, string], number>('SELECT used FROM quotas WHERE organisation = ? AND period = ?')
    .pluck()
  const selectEndpoints = db.prepare<[string, string], EndpointUsage>(
    `SELECT endpoint, sum(calls) AS calls, sum(iif(status = 200, calls, 0)) AS answered, sum(credits) AS credits
     FROM daily_usage WHERE organisation = ? AND day GLOB ? || '-*' GROUP BY endpoint ORDER BY calls DESC, endpoint`,
  )
  const history = callsIn(db)
  return {
    usageOf(name, month) {
      const { id, name: organisation, plan } = mustHave(name)
      const used = selectUsed.get(id, periodOf(plan.period, new Date(`${month}-01`))) ?? 0
      const endpoints = selectEndpoints.all(id, month)
      const overage = plan.quota === null ? 0 : Math.max(0, used - plan.quota)
      return {
        ...{ organisation, plan: plan.name, month, quota: plan.quota, used, overage },
        left: plan.quota === null ? null : Math.max(0, plan.quota - used),
        overageCents: plan.overageCents === null ? null : Math.round((overage * plan.overageCents) / 1_000),
        calls: endpoints.reduce((sum, { calls }) => sum + calls, 0),
        endpoints,
      }
    },
    callsOf(name, { before = Number.MAX_SAFE_INTEGER, limit = 100 } = {}) {
      return history.of(mustHave(name).id, before, limit)
    },
  }
}
