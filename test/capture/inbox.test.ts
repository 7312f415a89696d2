import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { type EventCounts, readInbox } from '../../src/capture/browser/inbox.ts'

const LIMITS = { requests: 1, pieces: 2, events: 4 }

/** Messages as Chromium writes them: `session` is the one that a message comes from. */
const message = (method: string, params: object, session?: string) =>
  `${JSON.stringify({ method, params, ...(session && { sessionId: session }) })}\0`
const attached = (type: string, child: string, context: string, session?: string) => {
  const targetInfo = { targetId: child, type, title: '', url: 'about:blank', browserContextId: context }
  const params = { sessionId: child, targetInfo, waitingForDebugger: true }
  return message('Target.attachedToTarget', params, session)
}
const detached = (child: string, session?: string) =>
  message('Target.detachedFromTarget', { sessionId: child }, session)
const asks = (session: string) => message('Fetch.requestPaused', { url: 'x'.repeat(600) }, session)
const piece = (session: string) => message('Network.dataReceived', { dataLength: 1_400 }, session)
const line = (session: string) => message('Runtime.consoleAPICalled', { args: [] }, session)

/** An inbox whose messages come in chunks of so many characters. */
function inboxOf(chunk: number) {
  const pipe = new PassThrough()
  const inbox = readInbox(pipe)
  const hear = async (...messages: string[]) => {
    const text = messages.join('')
    for (let at = 0; at < text.length; at += chunk) pipe.write(text.slice(at, at + chunk))
    await new Promise(setImmediate)
  }
  /** What the page that was opened last has sent when it exceeds the limits. */
  const watch = () => {
    const found: EventCounts[] = []
    inbox.newest().limit(LIMITS, (counts) => found.push(counts))
    return found
  }
  return { hear, watch }
}

test.each([7, 300, 100_000])(
  'messages in chunks of %i characters count for their own page',
  async (chunk) => {
    const { hear, watch } = inboxOf(chunk)
    await hear(attached('page', 'A1', 'C1'))
    const first = watch()
    await hear(attached('page', 'A2', 'C2'), attached('worker', 'W1', 'C1', 'A1'))
    const second = watch()
    await hear(asks('A1'), asks('A2'), '{"id":7,"result":{},"sessionId":"A1"}\0', piece('A2'), piece('A2'))
    expect([first, second]).toEqual([[], []])
    // The requests of a worker are those of its page.
    await hear(asks('W1'))
    expect([first, second]).toEqual([[{ requests: 2, pieces: 0, events: 3 }], []])
    await hear(detached('W1', 'A1'), detached('A1'), piece('A2'), line('A2'))
    expect(first).toHaveLength(1)
    expect(second).toEqual([{ requests: 1, pieces: 3, events: 1 }])
  },
)

test('a page that was closed is forgotten: what it still sends counts for no other', async () => {
  const { hear, watch } = inboxOf(1_000)
  await hear(attached('page', 'A1', 'C1'), attached('page', 'A2', 'C2'))
  const second = watch()
  await hear(detached('A2'), ...Array.from({ length: 9 }, () => line('A2')))
  const first = watch()
  await hear(...Array.from({ length: 5 }, () => line('A1')))
  expect([first, second]).toEqual([[{ requests: 0, pieces: 0, events: 5 }], []])
})

test('without a pipe no message is counted', async () => {
  readInbox(undefined)
    .newest()
    .limit(LIMITS, () => expect.unreachable())
  await new Promise(setImmediate)
})
