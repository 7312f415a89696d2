/** Scrolls through a page before a picture of its full height is taken. */

import { SHOT } from '../bounds.ts'
import { scrollOnInPage } from './in-page/scroll.ts'
import { unrollInPage } from './in-page/unroll.ts'
import { type OpenPage, type Pace, unlessLate } from './pace.ts'

/**
 * Scrolls through the page and back, so that parts appear that a visitor has to reach. An element that
 * scrolls is then shown at its full height, with a note. `screenPx`: the window's height.
 */
export async function showWhole(
  { world, clock }: Pick<OpenPage, 'world' | 'clock'>,
  { deadline, isFrozen, wait }: Pace,
  screenPx: number,
): Promise<string[]> {
  const notes: string[] = []
  // While it is scrolled, the page has only the usual time, which starts now.
  if (!isFrozen()) wait(false)
  // The last stop is made twice, because elements that appear at one stop are noticed at the next one.
  let [isEnd, wasEnd] = [false, false]
  const maxStops = 2 * Math.ceil(SHOT.maxHeightPx / screenPx)
  for (let stop = 0; !isFrozen() && !isEnd && stop <= maxStops; stop++) {
    const isMore = await unlessLate(world, world.run(scrollOnInPage, { stop }))
    if (isMore === undefined || !(await clock.pass(WHOLE_STOP_MS, deadline))) {
      notes.push(HURRIED)
      break
    }
    isEnd = !isMore && wasEnd
    wasEnd = !isMore
  }
  const inner = await unlessLate(world, world.run(unrollInPage, null))
  if (inner) {
    const how = inner.isWhole
      ? 'which is shown at its full height'
      : 'of which only the visible part is shown'
    notes.push(`The page scrolls inside an element, ${inner.name}, ${how}.`)
  }
  // Observers report the new place in one frame, and the changes that they make appear in the next one.
  if (!isFrozen()) await clock.pass(WHOLE_STOP_MS, deadline)
  return notes
}

const HURRIED =
  'There was no time to scroll through the whole page. What appears when it is scrolled to may be missing.'

/** Virtual time at each stop. Scripts check at most every 100 ms what is in sight (99 in AOS), twice. */
const WHOLE_STOP_MS = 150
