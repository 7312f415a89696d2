import pg from 'pg'
import { SLOTS, slotOf, type TrackedChanges } from '../sql/changes.ts'

export interface AnnouncedChanges extends TrackedChanges {
  close(): Promise<void>
}

/** The pause before a lost connection is made again. */
const PAUSE_MS = 1_000

/**
 * Counts the changes of this process, and listens for those that others announce. An announcement arrives some
 * milliseconds after the transaction was committed. While the connection for them is lost, everything counts as
 * changed, so that no cache is used.
 */
export async function listenForChanges(settings: pg.ClientConfig, name: string): Promise<AnnouncedChanges> {
  const lastOf = new Float64Array(SLOTS)
  let [count, lastOfAll, lastElsewhere] = [0, 0, 0]
  let [isListening, isClosed] = [false, false]
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const listen = async () => {
    const made = new pg.Client(settings)
    client = made
    made.on('notification', ({ payload }) => {
      if (payload !== name) lastElsewhere = ++count
    })
    made.on('error', () => again(made))
    made.on('end', () => again(made))
    await made.connect()
    await made.query('LISTEN blazon')
    // Something may have changed while nobody listened.
    lastElsewhere = ++count
    isListening = true
  }
  const again = (lost: pg.Client) => {
    if (lost !== client) return
    isListening = false
    client = undefined
    lost.end().catch(() => undefined)
    if (!isClosed) timer = setTimeout(() => listen().catch(() => again(client ?? lost)), PAUSE_MS).unref()
  }
  await listen()
  return {
    count: () => count,
    isSame: (since, domain) =>
      !isClosed && lastOfAll <= since && (domain === undefined || (lastOf[slotOf(domain)] ?? 0) <= since),
    isSameElsewhere: (since) => isListening && lastElsewhere <= since,
    begin: (concern) => (hasWritten) => {
      if (concern === undefined) {
        if (hasWritten) lastOfAll = ++count
      } else if (concern !== 'nothing') lastOf[slotOf(concern.domain)] = ++count
    },
    async close() {
      isClosed = true
      isListening = false
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
