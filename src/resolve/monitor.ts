/** Checks the arguments of the methods about monitors. */

import { BlazonError } from '../model/errors.ts'
import {
  type ChangeDetection,
  intervalOf,
  MONITORS,
  type MonitorTarget,
  type NewMonitor,
  type Schedule,
} from '../model/monitors.ts'
import { parsePage } from './page.ts'

const wrong = (message: string) => new BlazonError('invalid_input', message)

const DAILY: Schedule = { frequency: 1, unit: 'days' }

/** Returns the default detection. A page with instructions needs a model that understands them. */
export function usualDetection(target: MonitorTarget): ChangeDetection {
  return { type: target.type === 'page' && target.instructions ? 'semantic' : 'exact' }
}

export function checkedName(name: string): string {
  const text = name.trim()
  if (text === '' || text.length > MONITORS.maxNameChars)
    throw wrong(`The name of a monitor has 1 to ${MONITORS.maxNameChars} characters.`)
  return text
}

export function checkedTags(tags: readonly string[]): readonly string[] {
  const own = [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]
  if (own.length > MONITORS.maxTags || own.some((tag) => tag.length > MONITORS.maxTagChars))
    throw wrong(`A monitor has ${MONITORS.maxTags} tags of ${MONITORS.maxTagChars} characters at most.`)
  return own
}

export function checkedSchedule(schedule: Schedule): Schedule {
  const { frequency, unit } = schedule
  const ms = intervalOf(schedule)
  const isWhole = Number.isSafeInteger(frequency) && frequency > 0
  if (!isWhole || ms < MONITORS.minIntervalMs || ms > MONITORS.maxIntervalMs)
    throw wrong('A monitor runs every 10 minutes to 365 days: a whole number of minutes, hours or days.')
  return { frequency, unit }
}

/** Checks the target of a monitor, except for its selectors and expressions, which need a parser. */
export function checkedTarget(target: MonitorTarget, isMapped: (host: string) => boolean): MonitorTarget {
  const { page: url } = parsePage(target.url, { isMapped })
  const instructions = 'instructions' in target ? target.instructions?.trim() : undefined
  if ((instructions ?? '').length > MONITORS.maxInstructionsChars)
    throw wrong(`The instructions of a monitor have ${MONITORS.maxInstructionsChars} characters at most.`)
  if (target.type === 'extract' && !instructions) throw wrong('A monitor of data needs instructions.')
  if (target.type === 'sitemap') {
    const { include = [], exclude = [], maxUrls = MONITORS.maxUrls } = target
    if (include.length > MONITORS.maxPatterns || exclude.length > MONITORS.maxPatterns)
      throw wrong(`A sitemap has ${MONITORS.maxPatterns} patterns at most to include, and to exclude.`)
    if (!Number.isSafeInteger(maxUrls) || maxUrls < 1 || maxUrls > MONITORS.maxUrls)
      throw wrong(`A monitor tracks 1 to ${MONITORS.maxUrls} URLs of a sitemap.`)
  }
  return { ...target, url }
}

/** Checks whether the target can have this detection, and whether there is a model for it. */
export function checkedDetection(
  detection: ChangeDetection,
  target: MonitorTarget,
  hasModel: boolean,
): ChangeDetection {
  if (detection.type === 'exact') return { type: 'exact' }
  if (target.type === 'sitemap') throw wrong('The URLs of a sitemap are compared exactly, not by meaning.')
  if (!hasModel)
    throw wrong('Semantic detection needs a language model, and none is set: ask for change_detection exact.')
  if (!('instructions' in target && target.instructions))
    throw wrong('Semantic detection needs instructions that say which changes matter.')
  if (detection.confidenceThreshold !== undefined)
    throw wrong('The language model states no confidence, so that confidence_threshold must be left out.')
  return { type: 'semantic' }
}

/** Returns the parts of a new monitor that need no further checks. */
export const partsOf = ({ name, schedule = DAILY, tags = [] }: NewMonitor) => ({
  name: checkedName(name),
  schedule: checkedSchedule(schedule),
  tags: checkedTags(tags),
})
