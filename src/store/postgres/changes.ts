import pg from 'pg'
import { SLOTS, slotOf, type TrackedChanges } from '../sql/changes.ts'
import type { TaskBell } from '../store.ts'
import { TASK_ADDED } from './migrations/0007-shared-work.ts'
import type { Servers } from './servers.ts'

export interface AnnouncedChanges extends TrackedChanges {
  readonly taskBell: TaskBell
  close(): Promise<void>
}

interface Listening {
  /** The servers of the connection that listens. Default: no connection listens, and no cache is used. */
  readonly servers?: Servers
  /** The channel of the schema, see `migrations/0004-triggers.ts`. */
  readonly channel: string
  /** The name of this store. Announcements with this name come from this store itself. */
  readonly name: string
}

/** The pause before a lost connection is replaced. */
const PAUSE_MS = 1_000
/** How often the connection, which may be lost without an error, is tested, and the timeout of the test. */
const HEARTBEAT_MS = 5_000

/**
 * Counts the changes of this process, and those that others announce, some milliseconds after they were
 * committed. While the listening connection is lost, everything counts as changed.
 */
export async function listenForChanges(listening: Listening): Promise<AnnouncedChanges> {
  const lastOf = new Float64Array(SLOTS)
  let [count, lastOfAll, lastElsewhere] = [0, 0, 0]
  let isClosed = false
  const onTask = new Set<() => void>()
  const ring = () => {
    for (const each of onTask) each()
  }
  const onChange = () => (lastElsewhere = ++count)
  const ears = listening.servers && createEars(listening.servers, listening, { onChange, onTask: ring })
  await ears?.listen().catch(async (thrown: unknown) => {
    await ears.close()
    throw thrown
  })
  return {
    taskBell: {
      isHeard: () => ears?.isListening() ?? false,
      onTask: (listener) => void onTask.add(listener),
    },
    count: () => count,
    isSame: (since, domain) =>
      !isClosed && lastOfAll <= since && (domain === undefined || (lastOf[slotOf(domain)] ?? 0) <= since),
    isSameElsewhere: (since) => (ears?.isListening() ?? false) && lastElsewhere <= since,
    begin: (concern) => (hasWritten) => {
      if (concern === undefined) {
        if (hasWritten) lastOfAll = ++count
      } else if (concern !== 'nothing') lastOf[slotOf(concern.domain)] = ++count
    },
    async close() {
      isClosed = true
      await ears?.close()
    },
  }
}

interface Heard {
  readonly onChange: () => void
  readonly onTask: () => void
}

/** The connection that listens. When it is lost it is replaced, and both functions are called, too. */
function createEars(servers: Servers, { channel, name }: Listening, { onChange, onTask }: Heard) {
  let [isListening, isClosed] = [false, false]
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  const lose = (lost: pg.Client) => {
    if (lost !== client) return
    isListening = false
    client = undefined
    clearTimeout(timer)
    // A connection that was lost without an error does not confirm its end either, so nobody waits for it.
    lost.end().catch(() => undefined)
    if (!isClosed) timer = setTimeout(() => void listen().catch(() => undefined), PAUSE_MS).unref()
  }
  const beat = (made: pg.Client) => {
    timer = setTimeout(
      () =>
        made.query('SELECT 1').then(
          () => made === client && beat(made),
          () => lose(made),
        ),
      HEARTBEAT_MS,
    ).unref()
  }
  const listen = async () => {
    const made = new pg.Client({ ...servers.settings(true), query_timeout: HEARTBEAT_MS })
    client = made
    made.on('notification', ({ payload }) => {
      if (payload === TASK_ADDED) onTask()
      else if (payload !== name) onChange()
    })
    made.on('error', () => lose(made))
    made.on('end', () => lose(made))
    try {
      await servers.connect(made)
      await made.query(`LISTEN ${made.escapeIdentifier(channel)}`)
    } catch (thrown) {
      lose(made)
      throw thrown
    }
    if (isClosed) return void made.end()
    // Something may have changed while nobody listened.
    onChange()
    onTask()
    isListening = true
    beat(made)
  }
  return {
    listen,
    isListening: () => isListening,
    async close() {
      isClosed = true
      isListening = false
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}
