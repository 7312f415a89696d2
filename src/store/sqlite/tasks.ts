import type { Database } from 'better-sqlite3'
import type { Added, AddRules, Task, TaskCounts, TaskEnd } from '../../model/background.ts'
import { DAY } from '../../model/units.ts'
import type { Immediate } from './access.ts'

interface Row {
  readonly id: number
  readonly name: string
  readonly failures: number
}

type State = keyof TaskCounts

/**
 * A task that was started this often and never ended counts as failed, because it may be the reason why the
 * processes crash.
 */
const MAX_TAKES = 10
const NEVER_ENDED = 'The processes that worked on it ended before it did.'

/** How long an ended task is still reported. */
export const ENDED_TASK_MAX_AGE_MS = 7 * DAY

type Methods = 'addTask' | 'takeTask' | 'endTask' | 'freeTasks' | 'taskCounts'

/** The queue of background tasks. `isHolding` returns whether the holder of a lease still has it. */
export function tasksIn(
  db: Database,
  nowMs: () => number,
  isHolding: (holder: string) => boolean,
): Immediate<Methods> {
  const due = db.prepare<[number], Row>(
    `SELECT id, name, failures FROM tasks WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at, id LIMIT 1`,
  )
  const begin = db.prepare<[string, number]>(
    `UPDATE tasks SET state = 'running', holder = ?, takes = takes + 1 WHERE id = ?`,
  )
  const count = db.prepare<[], { state: State; count: number }>(
    'SELECT state, count(*) AS count FROM tasks GROUP BY state',
  )
  const take = db.transaction((holder: string): Row | undefined => {
    const row = due.get(nowMs())
    if (row) begin.run(holder, row.id)
    return row
  })
  return {
    addTask: addingIn(db, nowMs),
    takeTask(holder) {
      // Most calls find no task. This look needs no lock for writing, so such calls do not delay other
      // processes that write.
      if (!due.get(nowMs())) return undefined
      const row = take.immediate(holder)
      return row && { ...taskOf(row.name), id: row.id, failures: row.failures, holder }
    },
    endTask: endingIn(db, nowMs),
    freeTasks: freeingIn(db, nowMs, isHolding),
    taskCounts() {
      const counts = new Map(count.all().map((row) => [row.state, row.count]))
      const of = (state: State) => counts.get(state) ?? 0
      return { waiting: of('waiting'), running: of('running'), done: of('done'), failed: of('failed') }
    },
  }
}

/** Equal tasks have the same name. */
function nameOf({ call, handle, request }: Task): string {
  return JSON.stringify([call, sorted(handle), sorted(request)])
}

function sorted(values: Readonly<Record<string, unknown>>): object {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function taskOf(name: string): Task {
  const [call, handle, request] = JSON.parse(name)
  return { call, handle, request }
}

function addingIn(db: Database, nowMs: () => number): Immediate<'addTask'>['addTask'] {
  const select = db.prepare<[string], { state: State; ended_at: number | null }>(
    'SELECT state, ended_at FROM tasks WHERE name = ?',
  )
  const waiting = db.prepare<[], number>(`SELECT count(*) FROM tasks WHERE state = 'waiting'`).pluck()
  const insert = db.prepare<[string, number, number]>(
    `INSERT INTO tasks (name, state, due_at, added_at) VALUES (?, 'waiting', ?, ?)
     ON CONFLICT (name) DO UPDATE SET state = 'waiting', due_at = excluded.due_at, added_at = excluded.added_at,
       takes = 0, failures = 0, ended_at = NULL, note = ''`,
  )
  const add = db.transaction((task: Task, { maxWaiting, restMs }: AddRules): Added => {
    const name = nameOf(task)
    const now = nowMs()
    const known = select.get(name)
    if (known && (known.state === 'waiting' || known.state === 'running')) return 'waiting'
    if (known?.ended_at && now - known.ended_at < restMs) return 'rested'
    if ((waiting.get() ?? 0) >= maxWaiting) return 'full'
    insert.run(name, now, now)
    return 'queued'
  })
  return (task, rules) => add.immediate(task, rules)
}

function endingIn(db: Database, nowMs: () => number): Immediate<'endTask'>['endTask'] {
  const end = db.prepare<[string, number, string, number, number, string]>(
    `UPDATE tasks SET state = ?, ended_at = ?, note = ?, holder = NULL, completed = completed + ?
     WHERE id = ? AND holder = ?`,
  )
  const again = db.prepare<[number, number, number, string, number, string]>(
    `UPDATE tasks SET state = 'waiting', due_at = ?, failures = failures + ?, takes = takes - ?, note = ?,
       holder = NULL WHERE id = ? AND holder = ?`,
  )
  return ({ id, holder }, ended: TaskEnd) => {
    if (ended.state !== 'waiting') {
      const completed = ended.state === 'done' ? 1 : 0
      return end.run(ended.state, nowMs(), ended.note, completed, id, holder).changes > 0
    }
    const { afterMs, hasFailed, note } = ended
    const failed = hasFailed ? 1 : 0
    return again.run(nowMs() + afterMs, failed, 1 - failed, note, id, holder).changes > 0
  }
}

function freeingIn(
  db: Database,
  nowMs: () => number,
  isHolding: (holder: string) => boolean,
): Immediate<'freeTasks'>['freeTasks'] {
  const holders = db.prepare<[], string>(`SELECT DISTINCT holder FROM tasks WHERE state = 'running'`).pluck()
  const fail = db.prepare<[number, string, string, number]>(
    `UPDATE tasks SET state = 'failed', ended_at = ?, note = ?, holder = NULL
     WHERE state = 'running' AND holder = ? AND takes >= ?`,
  )
  const free = db.prepare<[string]>(
    `UPDATE tasks SET state = 'waiting', holder = NULL WHERE state = 'running' AND holder = ?`,
  )
  const forget = db.prepare<[string]>('DELETE FROM leases WHERE holder = ?')
  const gone = () => holders.all().filter((holder) => !isHolding(holder))
  const freeAll = db.transaction(() => {
    let changes = 0
    for (const holder of gone()) {
      changes += fail.run(nowMs(), NEVER_ENDED, holder, MAX_TAKES).changes + free.run(holder).changes
      forget.run(holder)
    }
    return changes
  })
  return () => (gone().length === 0 ? 0 : freeAll.immediate())
}
