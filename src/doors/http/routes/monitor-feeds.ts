/** The routes of runs, changes and credits of monitors. Callers see only those of their own monitors. */

import { z } from 'zod'
import { changeBody, changeSummaryBody, runBody } from '../../../model/monitor-bodies.ts'
import type { RunFilter } from '../../../model/monitor-lists.ts'
import { DETECTION_TYPES, type MonitorRun, RUN_STATES, TARGET_TYPES } from '../../../model/monitors.ts'
import {
  CHANGE_ANSWER,
  CHANGES_ANSWER,
  CREDITS_ANSWER,
  LIMITS_ANSWER,
  RUN_ANSWER,
  RUNS_ANSWER,
} from '../answers/monitors.ts'
import type { ServeEngine } from '../engine.ts'
import { type Route, route } from '../route.ts'
import { deliveriesBody } from './monitor-body.ts'
import { MONITOR_ID } from './monitors.ts'
import { ownerOf } from './owner.ts'
import { PAGING, pageBody } from './webhooks.ts'

const TIME = z.iso.datetime({ offset: true, error: 'must be a time as ISO 8601' })
const WINDOW = {
  since: TIME.optional().describe('Only from this time on, ISO 8601.'),
  until: TIME.optional().describe('Only before this time, ISO 8601.'),
}
const windowOf = ({ since, until }: { since?: string | undefined; until?: string | undefined }) => ({
  since: since === undefined ? undefined : new Date(since),
  until: until === undefined ? undefined : new Date(until),
})
const TAG = z.string().max(100).optional().describe('Only those with this tag.')
const RUN_STATUS = z.enum(RUN_STATES).optional().describe('Only those with this status.')

const account = route({
  method: 'GET',
  path: '/v1/monitors/changes',
  summary: 'the changes that your monitors found, the newest first, free of charge',
  answer: CHANGES_ANSWER,
  params: {
    ...PAGING,
    monitor_id: z.string().max(100).optional().describe('Only those of one monitor.'),
    target_type: z.enum(TARGET_TYPES).optional().describe('Only those of this type.'),
    change_detection_type: z.enum(DETECTION_TYPES).optional().describe('Only those with this detection.'),
    tag: TAG,
    ...WINDOW,
  },
  async run({ monitor_id, target_type, change_detection_type, tag, ...rest }, { key }, { engine }) {
    const types = {
      monitorId: monitor_id,
      targetType: target_type,
      detectionType: change_detection_type,
      tag,
    }
    const of = { limit: rest.limit, cursor: rest.cursor, ...windowOf(rest), owner: ownerOf(key) }
    return pageBody(await engine.monitors.changes({ ...types, ...of }), changeSummaryBody)
  },
})

const ofOne = route({
  method: 'GET',
  path: '/v1/monitors/{monitor_id}/changes',
  summary: 'the changes that a monitor found, the newest first, free of charge',
  answer: CHANGES_ANSWER,
  params: { monitor_id: MONITOR_ID, ...PAGING, tag: TAG, ...WINDOW },
  async run({ monitor_id, tag, ...rest }, { key }, { engine }) {
    const owner = ownerOf(key)
    await engine.monitors.get(monitor_id, { owner })
    const of = { limit: rest.limit, cursor: rest.cursor, ...windowOf(rest), owner }
    return pageBody(await engine.monitors.changes({ monitorId: monitor_id, tag, ...of }), changeSummaryBody)
  },
})

const change = route({
  method: 'GET',
  path: '/v1/monitors/changes/{change_id}',
  summary: 'a change with what was before and after it, free of charge',
  answer: CHANGE_ANSWER,
  params: {
    change_id: z
      .string()
      .max(100)
      .describe('The id of a change.')
      .meta({ examples: ['chg_210b9798eb53baa4e69d31c1071cf03d'] }),
  },
  run: async ({ change_id }, { key }, { engine }) =>
    JSON.stringify(changeBody(await engine.monitors.change(change_id, { owner: ownerOf(key) }))),
})

/** A page of runs with their deliveries. */
async function runsBody(engine: ServeEngine, filter: RunFilter): Promise<string> {
  const page = await engine.monitors.runs(filter)
  return pageBody(page, await bodiesIn(engine, page.items))
}

/** Returns what writes a run, with its deliveries. */
async function bodiesIn(engine: ServeEngine, runs: readonly MonitorRun[]) {
  const all = await engine.monitors.deliveries(runs.map(({ id }) => id))
  return (one: MonitorRun) => ({
    ...runBody(one),
    ...deliveriesBody(all.filter(({ runId }) => runId === one.id)),
  })
}

const runs = route({
  method: 'GET',
  path: '/v1/monitors/runs',
  summary: 'the runs of your monitors, the newest first, free of charge',
  answer: RUNS_ANSWER,
  params: { ...PAGING, status: RUN_STATUS },
  run: async (given, { key }, { engine }) => runsBody(engine, { ...given, owner: ownerOf(key) }),
})

const runsOfOne = route({
  method: 'GET',
  path: '/v1/monitors/{monitor_id}/runs',
  summary: 'the runs of a monitor, the newest first, free of charge',
  answer: RUNS_ANSWER,
  params: { monitor_id: MONITOR_ID, ...PAGING, status: RUN_STATUS },
  run: async ({ monitor_id, ...given }, { key }, { engine }) =>
    runsBody(engine, { ...given, monitorId: monitor_id, owner: ownerOf(key) }),
})

const runOfOne = route({
  method: 'GET',
  path: '/v1/monitors/{monitor_id}/runs/{run_id}',
  summary: 'one run of a monitor, free of charge',
  answer: RUN_ANSWER,
  params: {
    monitor_id: MONITOR_ID,
    run_id: z
      .string()
      .max(100)
      .describe('The id of a run.')
      .meta({ examples: ['run_210b9798eb53baa4e69d31c1071cf03d'] }),
  },
  async run({ monitor_id, run_id }, { key }, { engine }) {
    const found = await engine.monitors.runOf(monitor_id, run_id, { owner: ownerOf(key) })
    return JSON.stringify((await bodiesIn(engine, [found]))(found))
  },
})

/**
 * The plans that clients know, by our names of plans. An organisation with any other plan may have as many
 * monitors.
 */
const PLANS: ReadonlyMap<string, string> = new Map([
  ['trial', 'free'],
  ['basic', 'starter'],
  ['pro', 'pro'],
])

const limits = route({
  method: 'GET',
  path: '/v1/monitors/limits',
  summary: 'how many monitors you have and may have, free of charge',
  answer: LIMITS_ANSWER,
  params: {},
  async run(_, { key }, { engine }) {
    const { used, limit } = await engine.monitors.limits({ owner: ownerOf(key) })
    const plan = PLANS.get(key?.account?.plan.name ?? '') ?? 'scale'
    return JSON.stringify({ monitors_limit: limit, monitors_used: used, plan })
  },
})

const credits = route({
  method: 'GET',
  path: '/v1/monitors/credit-usage',
  summary: 'the credits that the runs of your monitors cost in the last 90 days, free of charge',
  answer: CREDITS_ANSWER,
  params: WINDOW,
  async run(given, { key }, { engine }) {
    const found = await engine.monitors.credits({ ...windowOf(given), owner: ownerOf(key) })
    const data = found.map(({ monitorId, name, credits: spent, runs: count }) => ({
      ...{ monitor_id: monitorId, name, credits: spent, runs: count },
    }))
    return JSON.stringify({ data, total_credits: data.reduce((sum, one) => sum + one.credits, 0) })
  },
})

/** Paths without an id come first, because a path with an id also matches them. */
export const monitorFeedRoutes: readonly Route[] = [
  ...[account, change, runs, limits, credits],
  ...[ofOne, runsOfOne, runOfOne],
]
