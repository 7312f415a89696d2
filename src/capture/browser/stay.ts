/** Waits on a page that has settled, and takes the actions of the caller. */

import {
  type AppliedAction,
  instructionOf,
  MAX_SCROLLS,
  MAX_WAIT_MS,
  type PageAction,
  type PageVisit,
} from '../../model/visit.ts'
import { lookInPage, type Scrolled, scrollByInPage } from './in-page/act.ts'
import { type Pace, type Settling, unlessLate } from './pace.ts'

/** The virtual time that a page gets in one step. The limit on real time starts again with each step. */
const STEP_MS = 1_000
/** Virtual time after each scroll. It does not pass while the page waits for the network. */
const SCROLLED_MS = 400
/** The largest number of steps in which animations may start again. */
const MAX_ANIMATED_ROUNDS = 5
/** Virtual time between two looks for an element. */
const LOOK_EACH_MS = 500

type Open = Pick<Settling, 'world'>

/** Returns the outcomes of the actions; undefined when the request has none. */
export async function stayOn(
  { waitForMs = 0, settleAnimations = false, actions }: PageVisit,
  open: Open,
  pace: Pace,
): Promise<readonly AppliedAction[] | undefined> {
  await give(pace, waitForMs)
  if (settleAnimations) await untilStill(pace)
  if (!actions) return undefined
  const done: AppliedAction[] = []
  for (const action of actions) done.push(await timed(action, () => act(action, open, pace)))
  return done
}

/** Gives a page virtual time, unless its scripts have been stopped. */
async function give(pace: Pace, ms: number): Promise<void> {
  for (let left = ms; left > 0 && !pace.isFrozen(); left -= STEP_MS) {
    pace.wait(false)
    await pace.pass(Math.min(STEP_MS, left))
  }
}

/** Gives a page time until no animation has to be ended any more. */
async function untilStill(pace: Pace): Promise<void> {
  for (let round = 0; round < MAX_ANIMATED_ROUNDS && !pace.isFrozen(); round++) {
    pace.wait(false)
    if ((await pace.pass(STEP_MS)).animations === 0) return
  }
}

type Outcome = Omit<AppliedAction, 'instruction' | 'durationMs'>

async function timed(action: PageAction, work: () => Promise<Outcome>): Promise<AppliedAction> {
  const begun = performance.now()
  const outcome = await work()
  const durationMs = Math.round(performance.now() - begun)
  return { instruction: instructionOf(action), ...outcome, durationMs }
}

async function act(action: PageAction, open: Open, pace: Pace): Promise<Outcome> {
  if (action.do === 'perform') return { status: 'skipped', error: NOT_UNDERSTOOD }
  if (pace.isFrozen()) return { status: 'failed', error: 'The scripts of the page were ended before.' }
  if (action.do === 'scroll') return scroll(action, open, pace)
  if (action.do === 'waitFor') return waitFor(action.selector, open, pace)
  await give(pace, action.timeMs)
  return { status: 'applied', method: 'wait', completionEvidence: `The page got ${action.timeMs} ms.` }
}

const NOT_UNDERSTOOD = 'An action in plain words needs a language model, and none takes part in visits.'

async function waitFor(selector: string, { world }: Open, pace: Pace): Promise<Outcome> {
  const about = { method: 'waitFor', targetDescription: selector }
  for (let waited = 0; waited <= MAX_WAIT_MS && !pace.isFrozen(); waited += LOOK_EACH_MS) {
    const seen = await unlessLate(world, world.run(lookInPage, { selector }))
    if (seen?.isVisible)
      return { status: 'applied', ...about, completionEvidence: `It was visible after ${waited} ms.` }
    if (seen && seen.isVisible === undefined)
      return { status: 'failed', ...about, error: `${selector} is no CSS selector.` }
    await give(pace, LOOK_EACH_MS)
  }
  return { status: 'failed', ...about, error: `No element that matches became visible in ${MAX_WAIT_MS} ms.` }
}

async function scroll(
  action: Extract<PageAction, { readonly do: 'scroll' }>,
  { world }: Open,
  pace: Pace,
): Promise<Outcome> {
  const { direction = 'down', amount = 'viewport', container = null, maxScrolls = 1 } = action
  let first: Scrolled | undefined
  let last: Scrolled | undefined
  for (let times = 0; times < Math.min(maxScrolls, MAX_SCROLLS) && !pace.isFrozen(); times++) {
    const seen = await unlessLate(world, world.run(scrollByInPage, { direction, amount, container }))
    if (seen?.error !== undefined) return { status: 'failed', method: 'scroll', error: seen.error }
    if (!seen) break
    first ??= seen
    last = seen
    if (!seen.hasMoved) break
    await give(pace, SCROLLED_MS)
  }
  const { target: targetDescription = '' } = last ?? {}
  if (!first?.hasMoved || !last)
    return { status: 'failed', method: 'scroll', targetDescription, error: `Nothing moves ${direction}.` }
  const completionEvidence = `It was at ${first.from} px and is at ${last.to} px of ${last.most} px.`
  return { status: 'applied', method: 'scroll', targetDescription, completionEvidence }
}
