import { parsedUrl, withoutFragment } from '../../formats/url.ts'
import { byName } from '../../model/by-name.ts'
import { BlazonError } from '../../model/errors.ts'
import { type Cleared, clearInPage, type Obstacle, restoreInPage } from './in-page/clear.ts'
import { OBSTACLE_RULES, type ObstacleRules } from './obstacle-rules.ts'
import type { PageFrame, World } from './world.ts'

export interface Clearing {
  readonly world: World
  /** Default: the rules for all obstacles. */
  readonly rules?: ObstacleRules
  /** Gives the page time to react to a pressed button. */
  wait(): Promise<void>
  /** Opens the page again when a pressed button led to another page. */
  reopen(url: string): Promise<void>
}

/** Maximum number of frames over a page that are searched for obstacles. */
const MAX_FRAMES = 10

/** Presses what refuses or closes each obstacle, and hides the rest. Returns a sentence for each. */
export async function clearObstacles({
  world,
  wait,
  reopen,
  rules = OBSTACLE_RULES,
}: Clearing): Promise<string[]> {
  const clear = (by: 'press' | 'hide', frames: readonly string[]): Promise<Cleared> =>
    world.run(clearInPage, { rules, by, isFrame: false, frames })

  const pressed = await clear('press', [])
  const framed =
    pressed.frames.length > 0
      ? await clearFrames(world, rules, pressed.frames)
      : new Map<string, Obstacle[]>()
  const answered = [...pressed.obstacles, ...[...framed.values()].flat()]
  if (answered.length > 0) {
    await wait()
    const [after] = await world.frames()
    const before = withoutFragment(pressed.url)
    if (withoutFragment(after.url) !== before) await reopen(before)
  } else if (!pressed.isBlocked) return []
  const { obstacles: hidden } = await clear('hide', [...framed.keys()])
  if (answered.length + hidden.length > 0) await world.run(restoreInPage, null)
  return [...answered, ...hidden].map(sentenceOf)
}

/** Returns obstacles in frames over the page, by the URLs of the frame elements (`addresses`). */
async function clearFrames(
  world: World,
  rules: ObstacleRules,
  addresses: readonly string[],
): Promise<Map<string, Obstacle[]>> {
  const found = new Map<string, Obstacle[]>()
  const [, ...frames] = await world.frames()
  for (const address of addresses.slice(0, MAX_FRAMES)) {
    const frame =
      frames.find(({ url }) => url === address) ?? frames.find(({ url }) => isSameHost(url, address))
    if (!frame) continue
    const obstacles = await pressIn(world, rules, frame)
    if (obstacles.length > 0) found.set(address, obstacles)
  }
  return found
}

/** Returns nothing when the frame disappears meanwhile, as frames of advertisements do. */
async function pressIn(world: World, rules: ObstacleRules, frame: PageFrame): Promise<Obstacle[]> {
  const request = { rules, by: 'press', isFrame: true, frames: [] } as const
  try {
    return [...(await world.run(clearInPage, request, frame)).obstacles]
  } catch (thrown) {
    if (thrown instanceof BlazonError) return []
    throw thrown
  }
}

function isSameHost(url: string, other: string): boolean {
  const host = parsedUrl(url)?.host
  return host !== undefined && host === parsedUrl(other)?.host
}

const NAMES = byName<string>({
  consent: 'A consent layer',
  newsletter: 'A newsletter popup',
  age: 'An age gate',
})

function sentenceOf({ name, pressed }: Obstacle): string {
  const what = NAMES[name] ?? `The consent layer of ${name}`
  return pressed === null ? `${what} was hidden.` : `${what} was answered with "${pressed.slice(0, 60)}".`
}
