import { type Element, isTag } from 'domhandler'
import type { Box } from '../../model/style.ts'
import { samplesOf } from '../packed-samples.ts'
import { sampleAt } from '../sample-at.ts'
import type { Snapshot } from '../snapshot.ts'
import { cascadeOf } from '../styles.ts'

/**
 * The number of boxes around an element that are examined. A box further up belongs to a section or a slider,
 * whose position changes, so the part that it hides now may be visible later.
 */
const MAX_LEVELS = 4
const CLIPS = /^(hidden|clip|auto|scroll)$/
/** Matches lengths that depend on nothing but fonts. */
const FIXED = /^[\d.]+(px|r?em|pt)$/

/**
 * Returns the part of an area that the boxes around an element leave visible, if they hide their overflow;
 * undefined when nothing is left. When no browser made the snapshot, a box counts only in directions in which
 * its size is declared, because an estimated size may be wrong.
 */
export function clippedBy(snapshot: Snapshot, element: Element, area: Box): Box | undefined {
  let seen = area
  let position = declared(snapshot, element, 'position')
  let box = element.parent
  for (let level = 0; level < MAX_LEVELS && box && isTag(box) && box.name !== 'body'; level++) {
    if (position === 'fixed') break
    const own = declared(snapshot, box, 'position')
    const around = position === 'absolute' && !own ? undefined : sampleAt(snapshot, box)?.box
    if (around) {
      seen = within(seen, around, clipsAlong(snapshot, box, 'x'), clipsAlong(snapshot, box, 'y'))
      position = own
    }
    box = box.parent
  }
  return seen.width > 0 && seen.height > 0 ? seen : undefined
}

function clipsAlong(snapshot: Snapshot, box: Element, axis: 'x' | 'y'): boolean {
  if (!CLIPS.test(declared(snapshot, box, `overflow-${axis}`) ?? '')) return false
  const side = axis === 'x' ? 'width' : 'height'
  const isFixed = [side, `max-${side}`].some((name) => FIXED.test(declared(snapshot, box, name) ?? ''))
  return samplesOf(snapshot) !== null || isFixed
}

function declared(snapshot: Snapshot, element: Element, longhand: string): string | undefined {
  const text = cascadeOf(snapshot).declaredOf(element, longhand)
  return text === undefined || /^(static|initial|unset|revert)$/.test(text) ? undefined : text
}

function within(area: Box, around: Box, across: boolean, down: boolean): Box {
  const x = across ? Math.max(area.x, around.x) : area.x
  const y = down ? Math.max(area.y, around.y) : area.y
  const right = area.x + area.width
  const bottom = area.y + area.height
  return {
    x,
    y,
    width: (across ? Math.min(right, around.x + around.width) : right) - x,
    height: (down ? Math.min(bottom, around.y + around.height) : bottom) - y,
  }
}
