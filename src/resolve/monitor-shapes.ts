/** The schemas for arguments of the methods about monitors. */

import * as z from 'zod/mini'
import {
  DETECTION_TYPES,
  INTERVAL_UNITS,
  MONITOR_EVENTS,
  MONITOR_STATES,
  RUN_STATES,
  SEARCHED_FIELDS,
  TARGET_TYPES,
} from '../model/monitors.ts'
import {
  aFunction,
  choice,
  DATE,
  described,
  flag,
  object,
  optional,
  signal,
  text,
  whole,
} from '../model/options/schema.ts'

const texts = described(z.array(text), 'a list of texts')
const oneOrMore = whole('', {})
const url = { url: text }

const PAGE_WATCH = z.strictObject({
  ...{ type: z.literal('page'), ...url },
  ...optional({ includeSelectors: texts, excludeSelectors: texts, instructions: text }),
  ...optional({ normalizeWhitespace: flag }),
})
const SITEMAP_WATCH = z.strictObject({
  ...{ type: z.literal('sitemap'), ...url },
  ...optional({ include: texts, exclude: texts, maxUrls: oneOrMore }),
})
const EXTRACT_WATCH = z.strictObject({
  ...{ type: z.literal('extract'), ...url, instructions: text },
  ...optional({ schema: object(), maxPages: oneOrMore, maxDepth: whole('', { min: 0 }) }),
  ...optional({ followSubdomains: flag }),
})
const TARGET = described(
  z.discriminatedUnion('type', [PAGE_WATCH, SITEMAP_WATCH, EXTRACT_WATCH]),
  'an object with type (page, sitemap or extract), url, and what belongs to the type',
)
const DETECTION = described(
  z.strictObject({ type: z.enum(DETECTION_TYPES), ...optional({ confidenceThreshold: z.number() }) }),
  'an object with type, which is exact or semantic',
)
const SCHEDULE = described(
  z.strictObject({ frequency: z.number(), unit: z.enum(INTERVAL_UNITS) }),
  'an object with frequency and unit',
)
const RETRY = z.strictObject(optional({ delaysSeconds: z.array(z.number()) }))
const WEBHOOK = described(
  z.nullable(
    z.strictObject({ ...url, ...optional({ events: z.array(z.enum(MONITOR_EVENTS)), retry: RETRY }) }),
  ),
  'an object with url, events and retry, or null',
)
const SETTINGS = { changeDetection: DETECTION, schedule: SCHEDULE, tags: texts, webhook: WEBHOOK }
const PAGE = { owner: text, limit: whole('', { min: 1, max: 100 }), cursor: text }
const WINDOW = { since: DATE, until: DATE }
const maybe = (members: Parameters<typeof optional>[0]) => z.optional(z.strictObject(optional(members)))

export const NEW_MONITOR = z.strictObject({ name: text, target: TARGET, ...optional(SETTINGS) })
export const MONITOR_UPDATE = z.strictObject(
  optional({ ...SETTINGS, name: text, target: TARGET, status: choice(['active', 'paused']), owner: text }),
)
export const MONITOR_FILTER = maybe({
  ...{ ...PAGE, status: choice(MONITOR_STATES), targetType: choice(TARGET_TYPES) },
  ...{
    detectionType: choice(DETECTION_TYPES),
    tags: texts,
    q: text,
    searchType: choice(['exact', 'prefix']),
  },
  searchBy: described(z.array(z.enum(SEARCHED_FIELDS)), `a list of ${SEARCHED_FIELDS.join(', ')}`),
})
export const RUN_FILTER = maybe({ ...PAGE, monitorId: text, status: choice(RUN_STATES) })
export const CHANGE_FILTER = maybe({
  ...{ ...PAGE, ...WINDOW, monitorId: text, tag: text },
  ...{ targetType: choice(TARGET_TYPES), detectionType: choice(DETECTION_TYPES) },
})
export const CREDIT_FILTER = maybe({ ...WINDOW, owner: text })
export const MONITOR_WORK = z.strictObject({ signal, ...optional({ onError: aFunction, charge: aFunction }) })
