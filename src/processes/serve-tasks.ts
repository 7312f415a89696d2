import { BlazonError } from '../model/errors.ts'
import { errorFrom, failureOf } from './failure.ts'
import { receiveNow, sendNow } from './frames.ts'
import type { FromProcess, ToProcess } from './messages.ts'

/**
 * Asks the owner of the process a question, which the `answer` of the current task understands. Rejects when
 * the owner cannot answer.
 */
export type Ask = (question: unknown) => Promise<unknown>

/**
 * Task functions by name. Inputs, outputs, questions and answers must be values for structured clone; the
 * only byte arrays are `Uint8Array`.
 */
export type TaskTable = Readonly<Record<string, (input: never) => unknown>>

/** File descriptor of the connection to the owner. */
const CHANNEL = 3

/**
 * Runs a worker process until its owner has ended: reports that it is ready, then does one task after the
 * other. It waits for tasks without an event loop, so it needs neither listeners nor timers.
 */
export async function serveTasks<Settings>(
  tasksFor: (settings: Settings, ask: Ask) => TaskTable,
): Promise<void> {
  // A terminal sends these signals to all processes of a command. Only the owner reacts to them.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  const settings = receiveNow(CHANNEL)
  if (!settings) return
  // The type of the settings is known from the type of the pool.
  const tasks = tasksFor(settings.value as Settings, ask)
  tell({ kind: 'ready' })
  for (let order = next(); order; order = next()) tell(await outcomeOf(tasks, order))
  // `exit` skips the end of the event loop. Nothing has to be flushed or released here.
  process.exit()
}

async function ask(question: unknown): Promise<unknown> {
  tell({ kind: 'question', question })
  const answer = next()
  if (answer?.kind === 'reply') return answer.value
  throw answer?.kind === 'refusal' ? errorFrom(answer.failure) : new Error('The owner has ended.')
}

async function outcomeOf(tasks: TaskTable, order: ToProcess): Promise<FromProcess> {
  try {
    if (order.kind !== 'task') throw new TypeError('A reply arrived without a question.')
    const task = tasks[order.name]
    if (!task) throw new TypeError(`There is no task ${order.name}.`)
    return { kind: 'done', value: await task(order.input as never) }
  } catch (thrown) {
    return { kind: 'failed', failure: failureOf(tooLong(thrown)) }
  }
}

/** A string or byte array that is too large for V8 is caused by the input, just like a full heap. */
function tooLong(thrown: unknown): unknown {
  const isSize = thrown instanceof RangeError && /string length|allocation failed/i.test(thrown.message)
  return isSize ? new BlazonError('too_large', `More than Node can hold: ${thrown.message}`) : thrown
}

function tell(message: FromProcess): void {
  sendNow(CHANNEL, message)
}

function next(): ToProcess | undefined {
  // Only the pool writes to the channel.
  return receiveNow(CHANNEL)?.value as ToProcess | undefined
}
