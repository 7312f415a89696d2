import { BATCHES } from '../../../src/batch/bounds.ts'
import { type Database, postgres, sqliteFile, sqliteOnSmallDisk } from './database.ts'
import type { Command } from './processes.ts'
import type { World } from './world.ts'

/** What is done to processes that work on a database. */
export interface Scenario {
  readonly name: string
  /** What is done, as the table says it. */
  readonly what: string
  readonly open: (folder: string) => Promise<Database>
  /** The commands that run at the same time. */
  readonly commands: readonly Command[]
  /** Which part of the domains is queued by `blazon prefetch`, and not on the list. Default: none. */
  readonly prefetched?: number
  /** How often it is done if the run asks for so many kills. Default: as often. */
  readonly times?: (kills: number) => number
  /**
   * When it is done: spread over the work, steadily until the work is done, or each time that a process has
   * ended because of it. Default: spread.
   */
  readonly rhythm?: 'spread' | 'steady' | 'after an end'
  /** The shortest and the longest pause before it, in milliseconds. */
  readonly pauseMs: readonly [number, number]
  /** Does it once. Resolves to how many lookups may begin again because of it. */
  readonly blow: (world: World, isLast: boolean) => Promise<number>
}

const CONCURRENCY = 4
/** One reader each, because every start begins with those of the process. */
const ALONE = ['--producer', 'cascade', '--set', 'readers.max=1']
const LOOKS = [...ALONE, '--concurrency', String(CONCURRENCY)]
const BATCH: Command = { args: ['batch', 'list.txt', ...LOOKS], inHand: CONCURRENCY, isBatch: true }
const WORK: Command = { args: ['work', ...LOOKS], inHand: CONCURRENCY }
/** A service works on two prefetches at once. */
const SERVE: Command = { args: ['serve', '--port', '0', ...ALONE], inHand: 2 }
const FOUR_WORKERS = [BATCH, WORK, WORK, WORK]
const OFTEN = [0, 2_500] as const

async function kill(world: World): Promise<number> {
  const one = world.any()
  await world.end(one, 'SIGKILL')
  return one.command.inHand
}

/**
 * One that is told to end finishes its lookups, so that none begins again, unless they take longer than this.
 */
const { shutdownTimeoutMs } = BATCHES
async function tell(world: World): Promise<number> {
  const one = world.any()
  return (await world.end(one, 'SIGTERM')) < shutdownTimeoutMs ? 0 : one.command.inHand
}

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'one',
    what: 'one batch on SQLite, SIGKILL',
    ...{ open: sqliteFile, commands: [BATCH], pauseMs: OFTEN, blow: kill },
  },
  {
    name: 'two',
    what: 'a batch and a service on one SQLite file, SIGKILL of either',
    ...{ open: sqliteFile, commands: [BATCH, SERVE], prefetched: 0.3, pauseMs: OFTEN, blow: kill },
  },
  {
    name: 'workers',
    what: 'four workers on PostgreSQL, SIGKILL of one',
    ...{ open: postgres, commands: FOUR_WORKERS, pauseMs: OFTEN, blow: kill },
  },
  {
    name: 'server',
    what: 'PostgreSQL itself killed and started again, four workers',
    ...{ open: postgres, commands: FOUR_WORKERS, pauseMs: [0, 5_000] },
    times: (kills) => Math.ceil(kills / 5),
    async blow({ database }) {
      await database.restart?.()
      return 0
    },
  },
  {
    name: 'cuts',
    what: 'all connections to PostgreSQL cut, four workers',
    ...{ open: postgres, commands: FOUR_WORKERS, pauseMs: [150, 500], rhythm: 'steady' },
    times: (kills) => kills * 4,
    async blow({ database }) {
      await database.cut?.()
      return 0
    },
  },
  {
    name: 'term',
    what: 'one batch on SQLite, SIGTERM',
    ...{ open: sqliteFile, commands: [BATCH], pauseMs: OFTEN, blow: tell },
  },
  {
    name: 'term-workers',
    what: 'four workers on PostgreSQL, SIGTERM of one',
    ...{ open: postgres, commands: FOUR_WORKERS, pauseMs: OFTEN, blow: tell },
  },
  {
    name: 'disk',
    what: 'a full disk below SQLite, again and again',
    ...{ open: sqliteOnSmallDisk, commands: [BATCH], pauseMs: [0, 0], rhythm: 'after an end' },
    times: (kills) => Math.ceil(kills / 5),
    async blow(world, isLast) {
      const { command } = await world.untilEnd(
        world.any(),
        /^blazon: The database \S+ (?:cannot grow|cannot be written)[^\n]*\.$/m,
      )
      world.database.grow?.(isLast ? 65_536 : 256)
      world.start(command)
      return command.inHand
    },
  },
]
