import type { BatchQueue } from '../batch/ports.ts'
import type { Blazon } from './engine.ts'
import { closedEngine } from './identification.ts'

/**
 * The groups of an engine's methods that give access to its database: each method returns a promise or an
 * async iterable.
 */
const GROUPS = [
  ...['background', 'corrections', 'results', 'keys', 'accounts', 'usage'],
  ...['answers', 'drawings', 'pictures', 'directory'],
] as const satisfies readonly (keyof Blazon)[]

/** Methods that visit no site and do not check by themselves whether the engine is closed. */
const METHODS = [
  'prefetch',
  'whenCrowded',
  'status',
  'forget',
  'metrics',
  'warm',
  'tryBrowser',
] as const satisfies readonly (keyof Blazon)[]

/** Methods that return an async iterable. */
const ITERATED: ReadonlySet<string> = new Set(['all', 'allLines', 'entries'])

type Members = Readonly<Record<string, unknown>>
type Method = (...given: unknown[]) => unknown

/**
 * The same engine, whose methods reject with `cancelled` once it is closed, whichever part would do the work.
 */
export function untilClosed(engine: Blazon, isClosed: () => boolean): Blazon {
  const guarded = (members: Members, names = Object.keys(members)): Members =>
    Object.fromEntries(names.map((name) => [name, guardedMember(name, members[name], isClosed)]))
  const of = (name: string) => (engine as unknown as Record<string, Members>)[name] ?? {}
  const { source, ...directory } = engine.directory
  return {
    ...engine,
    ...guarded(engine as unknown as Members, [...METHODS]),
    ...Object.fromEntries(GROUPS.map((name) => [name, guarded(of(name))])),
    directory: {
      ...guarded({ ...directory }),
      source: guarded({ ...source }),
    } as unknown as Blazon['directory'],
    queue(language) {
      const queue = engine.queue(language)
      const { now, ...rest } = queue
      return { now, ...guarded({ ...rest }) } as unknown as BatchQueue
    },
  }
}

function guardedMember(name: string, member: unknown, isClosed: () => boolean): unknown {
  if (typeof member !== 'function') return member
  const method = member as Method
  return (...given: unknown[]) => {
    if (!isClosed()) return method(...given)
    return ITERATED.has(name) ? closedIterable() : Promise.reject(closedEngine())
  }
}

function closedIterable(): AsyncIterable<never> {
  return { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(closedEngine()) }) }
}
