import type { Added, AddRules, TakenTask, Task, TaskCounts, TaskEnd } from '../../model/background.ts'
import { DAY } from '../../model/units.ts'
import type { Store } from '../store.ts'
import type { Computed, Sql, Steps } from './sql.ts'
import { freeingIn, lostHoldersIn, takingIn } from './taking.ts'

interface Row {
  readonly id: number
  readonly name: string
  readonly failures: number
}

type State = keyof TaskCounts

/** Ending a task needs the lock, too: a running task whose end is noted already would look lost. */
const LOCK = 'tasks'

/** A task that was started this often and never ended has failed: it may crash the processes. */
const MAX_TAKES = 10
const NEVER_ENDED = 'The processes that worked on it ended before it did.'

/** How long an ended task is still reported. */
export const ENDED_TASK_MAX_AGE_MS = 7 * DAY

type Methods = 'addTask' | 'takeTask' | 'endTask' | 'freeTasks' | 'taskCounts'

/** The queue of background tasks. `isHolding` returns whether the holder of a lease still has it. */
export function tasksIn(
  sql: Sql,
  nowMs: () => number,
  isHolding: (holder: string) => Steps<boolean>,
): Computed<Methods, Store> {
  const due = sql.prepare<[number], Row>(
    `SELECT id, name, failures FROM tasks WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at, id LIMIT 1`,
  )
  const ofHolder = sql.prepare<[string], Row>(
    `SELECT id, name, failures FROM tasks WHERE state = 'running' AND holder = ?`,
  )
  const begin = sql.prepare<[string, number]>(
    `UPDATE tasks SET state = 'running', holder = ?, takes = takes + 1 WHERE id = ?`,
  )
  const count = sql.prepare<[], { state: State; count: number }>(
    'SELECT state, count(*) AS count FROM tasks GROUP BY state',
  )
  const queue = takingIn(sql, {
    ...{ lock: LOCK, held: ofHolder.all, nameOf: ({ id }: Row) => `${id}` },
    next: () => due.get(nowMs()),
    begin: ({ id }, holder) => begin.run(holder, id),
  })
  const end = endingIn(sql, nowMs)
  return {
    addTask: addingIn(sql, nowMs),
    *takeTask(holder) {
      const row = yield* queue.take(holder)
      return row && { ...taskOf(row.name), id: row.id, failures: row.failures, holder }
    },
    *endTask(task, ended) {
      const isEnded = yield* end(task, ended)
      queue.end(`${task.id}`, task.holder)
      return isEnded
    },
    freeTasks: freeingTasksIn(sql, nowMs, isHolding),
    *taskCounts() {
      const counts = new Map((yield* count.all()).map((row) => [row.state, row.count]))
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

/** PostgreSQL has no index over long texts, so it finds a task by the SHA-256 of its name. */
const IS_NAMED = { sqlite: 'name = ?', postgres: 'digest = digest_of(?)' } as const

function addingIn(sql: Sql, nowMs: () => number): Computed<'addTask', Store>['addTask'] {
  const select = sql.prepare<[string], { state: State; ended_at: number | null }>(
    `SELECT state, ended_at FROM tasks WHERE ${IS_NAMED[sql.kind]}`,
  )
  const waiting = sql.value<[], number>(`SELECT count(*) FROM tasks WHERE state = 'waiting'`)
  const insert = sql.prepare<[string, number, number]>(
    `INSERT INTO tasks (name, state, due_at, added_at) VALUES (?, 'waiting', ?, ?)
     ON CONFLICT (${sql.kind === 'sqlite' ? 'name' : 'digest'}) DO UPDATE SET state = 'waiting', due_at = excluded.due_at, added_at = excluded.added_at,
       takes = 0, failures = 0, ended_at = NULL, note = ''`,
  )
  return sql.write(LOCK, function* (task: Task, { maxWaiting, restMs }: AddRules): Steps<Added> {
    const name = nameOf(task)
    const now = nowMs()
    const known = yield* select.get(name)
    if (known && (known.state === 'waiting' || known.state === 'running')) return 'waiting'
    if (known?.ended_at && now - known.ended_at < restMs) return 'rested'
    if (((yield* waiting.get()) ?? 0) >= maxWaiting) return 'full'
    yield* insert.run(name, now, now)
    return 'queued'
  })
}

function endingIn(sql: Sql, nowMs: () => number): Computed<'endTask', Store>['endTask'] {
  const end = sql.prepare<[string, number, string, number, number, string]>(
    `UPDATE tasks SET state = ?, ended_at = ?, note = ?, holder = NULL, completed = completed + ?
     WHERE id = ? AND holder = ?`,
  )
  const again = sql.prepare<[number, number, number, string, number, string]>(
    `UPDATE tasks SET state = 'waiting', due_at = ?, failures = failures + ?, takes = takes - ?, note = ?,
       holder = NULL WHERE id = ? AND holder = ?`,
  )
  return sql.write(LOCK, function* ({ id, holder }: Pick<TakenTask, 'id' | 'holder'>, ended: TaskEnd) {
    if (ended.state !== 'waiting') {
      const completed = ended.state === 'done' ? 1 : 0
      return (yield* end.run(ended.state, nowMs(), ended.note, completed, id, holder)) > 0
    }
    const { afterMs, hasFailed, note } = ended
    const failed = hasFailed ? 1 : 0
    return (yield* again.run(nowMs() + afterMs, failed, 1 - failed, note, id, holder)) > 0
  })
}

function freeingTasksIn(
  sql: Sql,
  nowMs: () => number,
  isHolding: (holder: string) => Steps<boolean>,
): Computed<'freeTasks', Store>['freeTasks'] {
  const fail = sql.prepare<[number, string, string, number]>(
    `UPDATE tasks SET state = 'failed', ended_at = ?, note = ?, holder = NULL
     WHERE state = 'running' AND holder = ? AND takes >= ?`,
  )
  const free = sql.prepare<[string]>(
    `UPDATE tasks SET state = 'waiting', holder = NULL WHERE state = 'running' AND holder = ?`,
  )
  const lost = lostHoldersIn(sql, 'tasks', `state = 'running'`, isHolding)
  return freeingIn(sql, LOCK, lost, function* (holder) {
    const failed = yield* fail.run(nowMs(), NEVER_ENDED, holder, MAX_TAKES)
    return failed + (yield* free.run(holder))
  })
}
