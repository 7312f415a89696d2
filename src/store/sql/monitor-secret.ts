import type { OfOwner } from '../../model/webhooks.ts'
import type { Store } from '../store.ts'
import { MONITOR_COLUMNS, type MonitorRow, monitorFrom } from './monitor-rows.ts'
import { findingIn, LOCK } from './monitors.ts'
import type { Computed, Sql } from './sql.ts'

/** Replaces the secret of a monitor's webhook, and that of its events. */
export function monitorSecretIn(sql: Sql, nowMs: () => number): Computed<'setMonitorSecret', Store> {
  const one = findingIn(sql)
  const set = sql.prepare<[string, number, string], MonitorRow>(
    `UPDATE monitors SET webhook = ?, updated_at = ? WHERE id = ? RETURNING ${MONITOR_COLUMNS}`,
  )
  const sign = sql.prepare<[string, string]>(
    `UPDATE deliveries SET secret = ? WHERE source_id = ? AND source = 'monitor'`,
  )
  return {
    setMonitorSecret: sql.write(LOCK, function* (id: string, secret: string, of?: OfOwner) {
      const row = yield* one(id, of)
      if (!row) return undefined
      const { webhook } = monitorFrom(row)
      if (!webhook) return false
      yield* sign.run(secret, id)
      const changed = yield* set.get(JSON.stringify({ ...webhook, secret }), nowMs(), id)
      return changed && monitorFrom(changed)
    }),
  }
}
