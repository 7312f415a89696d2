import { connect } from 'node:net'
import { createSlots } from '../../../src/concurrency/slots.ts'
import { KINDS, type Kind, type Target } from './kinds.ts'

/** How the clients of one kind ended. */
export interface Ends {
  readonly kind: Kind
  readonly count: number
  /** How many ended in which way. */
  readonly ways: Readonly<Record<string, number>>
  /** Ways in which none of them should end. */
  readonly wrong: readonly string[]
  readonly slowestMs: number
}

/** A client that has waited for so long is stuck. */
const STUCK_MS = 60_000

/**
 * Sends so many clients, of all kinds in turn, to a service; `concurrency` at once, beside those that stall,
 * which take no place.
 */
export async function storm(target: Target, count: number, concurrency = 64): Promise<readonly Ends[]> {
  const slots = createSlots(concurrency)
  const stalling = createSlots(2 * concurrency)
  const told = new Map(KINDS.map((kind) => [kind, { ways: new Map<string, number>(), slowestMs: 0 }]))
  await Promise.all(
    kindsInTurn(count).map((kind) =>
      (kind.act === 'stall' ? stalling : slots).run(async () => {
        const begun = performance.now()
        const way = await play(kind, target)
        const of = told.get(kind)
        if (!of) return
        of.ways.set(way, (of.ways.get(way) ?? 0) + 1)
        of.slowestMs = Math.max(of.slowestMs, performance.now() - begun)
      }),
    ),
  )
  return [...told].map(([kind, { ways, slowestMs }]) => ({
    kind,
    count: [...ways.values()].reduce((sum, each) => sum + each, 0),
    ways: Object.fromEntries(ways),
    wrong: [...ways.keys()].filter((way) => !kind.ends.includes(way)),
    slowestMs: Math.round(slowestMs),
  }))
}

/** Each kind by its share, evenly mixed. */
function kindsInTurn(count: number): readonly Kind[] {
  const all = KINDS.reduce((sum, { share }) => sum + share, 0)
  const owed = new Map(KINDS.map((kind) => [kind, 0]))
  return Array.from({ length: count }, () => {
    for (const [kind, debt] of owed) owed.set(kind, debt + kind.share / all)
    const [most] = [...owed].reduce((best, each) => (each[1] > best[1] ? each : best))
    owed.set(most, (owed.get(most) ?? 0) - 1)
    return most
  })
}

/**
 * Whether the first answer is here with its body. One to HEAD has a length and no body, and ends with its
 * connection.
 */
function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n')
  const [, length] = /^content-length: *(\d+)/im.exec(received.slice(0, Math.max(0, end))) ?? []
  return end >= 0 && received.length - end - 4 >= Number(length ?? 0)
}

function play({ bytes, act }: Kind, target: Target): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port: target.port, host: '127.0.0.1' })
    let received = ''
    const stuck = setTimeout(() => end('stuck'), STUCK_MS)
    const end = (way: string) => {
      clearTimeout(stuck)
      socket.destroy()
      resolve(way)
    }
    const ended = () => end(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'closed')
    socket.on('connect', () => {
      socket.write(bytes(target), () => {
        if (act === 'leave') end('left')
      })
    })
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (act === undefined && isWhole(received)) ended()
    })
    // A service that closes what it did not read resets the connection.
    socket.on('error', ended)
    socket.on('close', ended)
  })
}
