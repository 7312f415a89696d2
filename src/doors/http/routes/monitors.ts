/** The routes of monitors. Callers see only their own monitors. */

import { z } from 'zod'
import {
  DETECTION_TYPES,
  MONITOR_STATES,
  MONITORS,
  SEARCHED_FIELDS,
  TARGET_TYPES,
} from '../../../model/monitors.ts'
import {
  MONITOR_ANSWER,
  MONITOR_DELETED,
  MONITOR_DETAILS,
  MONITOR_MADE,
  MONITOR_RUN,
  MONITORS_ANSWER,
} from '../answers/monitors.ts'
import { list as listOf } from '../params.ts'
import { type Route, route } from '../route.ts'
import {
  DETECTION,
  detailsBody,
  detectionOf,
  monitorBody,
  SCHEDULE,
  scheduleOf,
  TAGS,
  TARGET,
  targetOf,
  WEBHOOK,
  webhookOf,
} from './monitor-body.ts'
import { ownerOf } from './owner.ts'
import { PAGING, pageBody } from './webhooks.ts'

export const MONITOR_ID = z
  .string()
  .max(100)
  .describe('The id of a monitor.')
  .meta({ examples: ['mon_210b9798eb53baa4e69d31c1071cf03d'] })

const NAME = z
  .string()
  .max(MONITORS.maxNameChars)
  .describe('What people call the monitor.')
  .meta({ examples: ['Prices of Acme'] })
const OWN_TAGS = TAGS.optional().describe('Words by which monitors and changes are found.')

const create = route({
  method: 'POST',
  path: '/v1/monitors',
  summary: 'a new monitor of a page, a sitemap or data, free of charge; its runs cost',
  answer: MONITOR_MADE,
  params: {
    name: NAME,
    target: TARGET,
    change_detection: DETECTION.optional(),
    mode: z.literal('web').optional().describe('Every monitor has this mode.'),
    schedule: SCHEDULE.optional(),
    tags: OWN_TAGS,
    webhook: WEBHOOK.nullable().optional(),
  },
  async run({ name, target, change_detection, schedule, tags, webhook }, { key }, { engine }) {
    const made = await engine.monitors.create(
      {
        ...{ name, target: targetOf(target), tags, schedule: schedule && scheduleOf(schedule) },
        changeDetection: change_detection && detectionOf(change_detection),
        webhook: webhook && webhookOf(webhook),
      },
      { owner: ownerOf(key) },
    )
    return JSON.stringify({ ...monitorBody(made), initial_run_id: made.initialRunId })
  },
})

const list = route({
  method: 'GET',
  path: '/v1/monitors',
  summary: 'your monitors, the newest first, free of charge',
  answer: MONITORS_ANSWER,
  params: {
    ...PAGING,
    status: z.enum(MONITOR_STATES).optional().describe('Those with this status.'),
    target_type: z.enum(TARGET_TYPES).optional().describe('Those of this type.'),
    change_detection_type: z.enum(DETECTION_TYPES).optional().describe('Those with this detection.'),
    tag: z.string().max(MONITORS.maxTagChars).optional().describe('Those with this tag.'),
    tags: listOf(z.string().min(1).max(MONITORS.maxTagChars), 20)
      .optional()
      .describe('Those with one of these tags.'),
    q: z.string().max(200).optional().describe('Those with these words.'),
    search_by: listOf(z.enum(SEARCHED_FIELDS), 4).optional().describe('Where the words are looked for.'),
    search_type: z
      .enum(['exact', 'prefix'])
      .default('prefix')
      .describe('Whether whole words are looked for, or their beginnings.'),
  },
  async run({ limit, cursor, status, target_type, change_detection_type, ...words }, { key }, { engine }) {
    const { tag, tags = [], q, search_by, search_type } = words
    const wanted = [...tags, ...(tag === undefined ? [] : [tag])]
    const types = { status, targetType: target_type, detectionType: change_detection_type }
    const search = { tags: wanted, q, searchBy: search_by, searchType: search_type }
    const of = { limit, cursor, owner: ownerOf(key) }
    return pageBody(await engine.monitors.list({ ...of, ...types, ...search }), monitorBody)
  },
})

const one = route({
  method: 'GET',
  path: '/v1/monitors/{monitor_id}',
  summary: 'a monitor with what it last saw, free of charge',
  answer: MONITOR_DETAILS,
  params: { monitor_id: MONITOR_ID },
  run: async ({ monitor_id }, { key }, { engine }) =>
    JSON.stringify(detailsBody(await engine.monitors.get(monitor_id, { owner: ownerOf(key) }))),
})

const update = route({
  method: 'PATCH',
  path: '/v1/monitors/{monitor_id}',
  summary: 'changes a monitor; another target or detection makes a new baseline; free of charge',
  answer: MONITOR_ANSWER,
  params: {
    monitor_id: MONITOR_ID,
    name: NAME.optional(),
    target: TARGET.optional(),
    change_detection: DETECTION.optional(),
    schedule: SCHEDULE.optional(),
    status: z.enum(['active', 'paused']).optional().describe('Whether runs follow.'),
    tags: OWN_TAGS,
    webhook: WEBHOOK.nullable().optional(),
  },
  async run({ monitor_id, target, change_detection, schedule, webhook, ...rest }, { key }, { engine }) {
    const changed = await engine.monitors.update(monitor_id, {
      ...{ ...rest, target: target && targetOf(target), schedule: schedule && scheduleOf(schedule) },
      changeDetection: change_detection && detectionOf(change_detection),
      webhook: webhook && webhookOf(webhook),
      owner: ownerOf(key),
    })
    return JSON.stringify(monitorBody(changed))
  },
})

const remove = route({
  method: 'DELETE',
  path: '/v1/monitors/{monitor_id}',
  summary: 'deletes a monitor with its changes, free of charge',
  answer: MONITOR_DELETED,
  params: { monitor_id: MONITOR_ID },
  async run({ monitor_id }, { key }, { engine }) {
    await engine.monitors.delete(monitor_id, { owner: ownerOf(key) })
    return JSON.stringify({ id: monitor_id, deleted: true })
  },
})

const run = route({
  method: 'POST',
  path: '/v1/monitors/{monitor_id}/run',
  summary: 'queues a run of a monitor',
  answer: MONITOR_RUN,
  params: { monitor_id: MONITOR_ID },
  async run({ monitor_id }, { key }, { engine }) {
    const id = await engine.monitors.run(monitor_id, { owner: ownerOf(key) })
    return JSON.stringify({ monitor_id, queued: true, run_id: id })
  },
})

const rotateSecret = route({
  method: 'POST',
  path: '/v1/monitors/{monitor_id}/webhook/rotate-secret',
  summary: 'replaces the secret of a monitor’s webhook, free of charge',
  answer: MONITOR_ANSWER,
  params: { monitor_id: MONITOR_ID },
  run: async ({ monitor_id }, { key }, { engine }) =>
    JSON.stringify(monitorBody(await engine.monitors.rotateSecret(monitor_id, { owner: ownerOf(key) }))),
})

export const monitorRoutes: readonly Route[] = [create, list, one, update, remove, run, rotateSecret]
