import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '../fuzz/random.ts'
import { doneIn, doubledIn, exportedRows, lostIn, retriedIn } from './audit.ts'
import { outputOf, type Program } from './processes.ts'
import type { Scenario } from './scenarios.ts'
import { type Sites, serveSites } from './sites.ts'
import { createWorld, type Patience, until, type World } from './world.ts'

export interface Size {
  readonly program: string
  readonly domains: number
  readonly kills: number
  readonly seed: number
}

/** What came of a scenario. */
export interface Outcome {
  /** How often harm was done while there was work, and how often it was to be done. */
  readonly blows: number
  readonly wanted: number
  /** Domains and lines of the list that have no result in the export, or one that failed, as sentences. */
  readonly lost: readonly string[]
  /** Results that were stored more than once, and domains with two of them in the export. */
  readonly doubled: number
  /** Landing pages that were visited again, and how many may have been. */
  readonly again: number
  readonly allowed: number
  /** Lookups that failed and were made again, as a busy machine makes some time out. */
  readonly retried: number
  readonly slowestMs: number
  readonly seconds: number
  readonly faults: readonly string[]
}

/** After so long without a new result, a run has stopped. */
const PATIENCE_MS = 180_000
/**
 * Most blows come at a random moment after their share of the work is done, so that all of the work is hit
 * however slow the machine is. This part of them does not wait for it, and hits processes that start, too.
 */
const HASTY_SHARE = 0.3
const LIST = 'list.txt'
/** Every so many lines, one repeats the first domain of the list. */
const REPEATED_EVERY = 50

/** Runs a scenario. When the signal fires, it ends all that it has started, and rejects. */
export async function torment(scenario: Scenario, size: Size, signal: AbortSignal): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), `blazon-kills-${scenario.name}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const random = randomFrom(size.seed)
  const sites = await serveSites(size.domains, random)
  try {
    const database = await scenario.open(folder)
    const hosts = join(folder, 'hosts')
    writeFileSync(hosts, sites.hostMap)
    const program = { path: size.program, folder, db: database.address, hosts }
    const world = createWorld(database, program, random)
    try {
      return await tormented({ scenario, size, program, sites, world, random, signal })
    } finally {
      await world.close()
      await database.close()
    }
  } finally {
    await sites.close()
    remove()
    process.off('exit', remove)
  }
}

interface Parts {
  readonly scenario: Scenario
  readonly size: Size
  readonly program: Program
  readonly sites: Sites
  readonly world: World
  readonly random: () => number
  readonly signal: AbortSignal
}

async function tormented(parts: Parts): Promise<Outcome> {
  const { scenario, program, sites, world, signal } = parts
  const { database } = world
  const began = performance.now()
  const lines = await queueWork(parts)
  for (const command of scenario.commands) world.start(command)
  const done = () => doneIn(database)
  const patience = { signal, progress: done, ms: PATIENCE_MS }
  const struck = await strike(parts, patience)
  const isOver = async () => {
    world.look()
    return (await done()) === sites.domains.length && world.isOver()
  }
  const isEnded = await until(isOver, patience)
  await world.close()
  const rows = exportedRows(await outputOf(program, ['export', '--format', 'ndjson']))
  return {
    ...{ ...struck, again: sites.again(), slowestMs: world.slowestMs },
    retried: await retriedIn(database),
    lost: lostIn(rows, lines, sites.domains),
    doubled: await doubledIn(database, rows),
    seconds: (performance.now() - began) / 1_000,
    faults: [...world.faults, ...(isEnded ? [] : [`No result came for ${PATIENCE_MS / 1_000} s.`])],
  }
}

/** Writes the list, makes the database, and queues what is not on the list. Resolves to the lines of it. */
async function queueWork({ scenario, program, sites, world }: Parts): Promise<readonly string[]> {
  const { domains } = sites
  const queued = domains.slice(0, Math.round(domains.length * (scenario.prefetched ?? 0)))
  const [first = '', ...others] = domains.slice(queued.length)
  const lines = others.flatMap((domain, at) => (at % REPEATED_EVERY === 0 ? [first, domain] : [domain]))
  writeFileSync(join(program.folder, LIST), lines.map((line) => `${line}\n`).join(''))
  await outputOf(program, ['keys', 'create', 'kills'])
  await world.database.run(world.database.watching)
  if (queued.length > 0) await outputOf(program, ['prefetch', ...queued])
  return lines
}

/** Does what the scenario says, as often as it says. */
async function strike(
  { scenario, size, sites, world, random, signal }: Parts,
  patience: Patience,
): Promise<Pick<Outcome, 'blows' | 'wanted' | 'allowed'>> {
  const { name, rhythm = 'spread', pauseMs, blow, times } = scenario
  const [least, most] = pauseMs
  const wanted = times?.(size.kills) ?? size.kills
  const done = () => doneIn(world.database)
  let [blows, allowed] = [0, 0]
  for (; rhythm === 'steady' || blows < wanted; blows++) {
    sites.pace(blows / wanted)
    const isReached = async () => {
      world.look()
      return (await done()) >= (blows / wanted) * size.domains
    }
    if (rhythm === 'spread' && random() >= HASTY_SHARE) await until(isReached, patience)
    await sleep(least + random() * (most - least), undefined, { signal })
    if (rhythm !== 'after an end') world.look()
    if ((await done()) >= size.domains) break
    allowed += await blow(world, blows === wanted - 1)
    if (blows % Math.ceil(wanted / 10) === 0)
      process.stderr.write(`${name}: ${blows + 1} times, ${await done()} of ${size.domains} done\n`)
  }
  sites.pace(1)
  return { blows, wanted, allowed }
}
