import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '../fuzz/random.ts'
import { doneIn, doubledIn, exportedRows, lostIn } from './audit.ts'
import { outputOf, type Program } from './processes.ts'
import type { Scenario } from './scenarios.ts'
import { type Sites, serveSites } from './sites.ts'
import { createWorld, until, type World } from './world.ts'

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
  /** Domains and lines of the list that have no result in the export, or one that failed. */
  readonly lost: number
  /** Results that were stored more than once, and domains with two of them in the export. */
  readonly doubled: number
  /** Landing pages that were visited again, and how many may have been. */
  readonly again: number
  readonly allowed: number
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

export async function torment(scenario: Scenario, size: Size): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), `blazon-kills-${scenario.name}-`))
  const random = randomFrom(size.seed)
  const sites = await serveSites(size.domains, random)
  try {
    const database = await scenario.open(folder)
    const hosts = join(folder, 'hosts')
    writeFileSync(hosts, sites.hostMap)
    const program = { path: size.program, folder, db: database.address, hosts }
    const world = createWorld(database, program, random)
    try {
      return await tormented({ scenario, size, program, sites, world, random })
    } finally {
      await world.close()
      await database.close()
    }
  } finally {
    await sites.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Parts {
  readonly scenario: Scenario
  readonly size: Size
  readonly program: Program
  readonly sites: Sites
  readonly world: World
  readonly random: () => number
}

async function tormented({ scenario, size, program, sites, world, random }: Parts): Promise<Outcome> {
  const began = performance.now()
  const { database } = world
  const { domains } = sites
  const onList = domains.slice(Math.round(domains.length * (scenario.prefetched ?? 0)))
  const lines = onList.flatMap((domain, at) => (at % REPEATED_EVERY === 1 ? [domain, onList[0]] : [domain]))
  writeFileSync(join(program.folder, LIST), `${lines.join('\n')}\n`)
  await outputOf(program, ['keys', 'create', 'kills'])
  await database.run(database.watching)
  const queued = domains.slice(0, domains.length - onList.length)
  if (queued.length > 0) await outputOf(program, ['prefetch', ...queued])

  const done = () => doneIn(database)
  const wanted = scenario.times?.(size.kills) ?? size.kills
  let [blows, allowed] = [0, 0]
  sites.pace(0)
  for (const command of scenario.commands) world.start(command)
  const { rhythm = 'spread' } = scenario
  for (; rhythm === 'steady' || blows < wanted; blows++) {
    const share = (blows / wanted) * domains.length
    const isAwaited = rhythm === 'spread' && random() >= HASTY_SHARE
    if (isAwaited) await until(async () => (await done()) >= share, done, PATIENCE_MS)
    const [least, most] = scenario.pauseMs
    await sleep(least + random() * (most - least))
    world.look()
    if ((await done()) >= domains.length) break
    allowed += await scenario.blow(world, blows >= wanted - 1)
    sites.pace((blows + 1) / wanted)
    if ((blows + 1) % Math.ceil(wanted / 10) === 0)
      process.stderr.write(
        `${scenario.name}: ${blows + 1} times, ${await done()} of ${domains.length} done\n`,
      )
  }
  sites.pace(1)
  const isOver = async () => {
    world.look()
    return (await done()) === domains.length && world.isOver()
  }
  const ended = await until(isOver, done, PATIENCE_MS)
  await world.close()
  const rows = exportedRows(await outputOf(program, ['export', '--format', 'ndjson']))
  return {
    ...{ blows, wanted, allowed, again: sites.again(), slowestMs: world.slowestMs },
    lost: lostIn(rows, lines, domains),
    doubled: await doubledIn(database, rows),
    seconds: (performance.now() - began) / 1_000,
    faults: [...world.faults, ...(ended ? [] : [`No result came for ${PATIENCE_MS / 1_000} s.`])],
  }
}
