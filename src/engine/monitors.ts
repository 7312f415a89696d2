/** The methods of an engine about monitors. */

import { createMonitorWorker } from '../background/monitors.ts'
import { BlazonError } from '../model/errors.ts'
import {
  MONITOR_EVENTS,
  MONITORS,
  type MonitorTarget,
  type MonitorUpdate,
  type MonitorWebhook,
  type StoredWebhook,
} from '../model/monitors.ts'
import type { Ports } from '../paths/ports.ts'
import {
  checkedDetection,
  checkedName,
  checkedSchedule,
  checkedTags,
  checkedTarget,
  partsOf,
  usualDetection,
} from '../resolve/monitor.ts'
import { checkedWebhook } from '../resolve/webhook.ts'
import { newWebhookSecret } from '../store/secrets.ts'
import type { Parts } from './parts.ts'
import type { PageMonitors } from './queues.ts'

type Around = Pick<Parts, 'store' | 'capturer' | 'readers' | 'model' | 'newId'>

export function createMonitors(parts: Around, ports: Ports): PageMonitors {
  const { store, capturer, model, newId } = parts
  const hasModel = model !== undefined
  const webhookOf = (webhook: MonitorWebhook, known?: StoredWebhook | null): StoredWebhook => {
    const { events = ['change.detected'] } = webhook
    const { url, retry } = checkedWebhook(webhook, capturer.checkTarget)
    const own = MONITOR_EVENTS.filter((event) => events.includes(event))
    if (own.length === 0) throw new BlazonError('invalid_input', 'A webhook has at least one event.')
    return { url, retry, events: own, secret: known?.secret ?? newWebhookSecret() }
  }
  const targetOf = (target: MonitorTarget) => checkedParts(target, parts)
  const wakers = new Set<() => void>()
  const wake = () => {
    for (const each of wakers) each()
  }
  return {
    async create(monitor, { owner = '' } = {}) {
      const target = await targetOf(monitor.target)
      const { changeDetection = usualDetection(target), webhook } = monitor
      const made = await store.createMonitor({
        ...{ ...partsOf(monitor), owner, target, webhook: webhook ? webhookOf(webhook) : null },
        changeDetection: checkedDetection(changeDetection, target, hasModel),
      })
      wake()
      return { ...made.monitor, initialRunId: made.runId }
    },
    ...readingOf(store),
    async update(id, update) {
      const old = await found(id, store.monitorOf(id, update))
      const changed = await changesOf(update, targetOf)
      const detection = update.changeDetection ?? (update.target ? old.changeDetection : undefined)
      const changeDetection = detection && checkedDetection(detection, changed.target ?? old.target, hasModel)
      const webhook = update.webhook && webhookOf(update.webhook, old.webhook)
      const asked = { ...changed, changeDetection, webhook, status: update.status, owner: update.owner }
      const next = await found(id, store.updateMonitor(id, asked))
      wake()
      return next
    },
    async delete(id, of) {
      if (!(await store.deleteMonitor(id, of))) await found(id, Promise.resolve(undefined))
    },
    async rotateSecret(id, of) {
      const changed = await found(id, store.setMonitorSecret(id, newWebhookSecret(), of))
      if (!changed) throw new BlazonError('invalid_input', `The monitor "${id}" has no webhook.`)
      return changed
    },
    async run(id, of) {
      const run = await found(id, store.queueMonitorRun(id, of))
      wake()
      return run
    },
    async work({ charge = FREE, ...how }) {
      const { whenFree } = capturer
      const observe: Parameters<typeof createMonitorWorker>[0]['observe'] = async (run, signal) =>
        (await import('../paths/monitor/index.ts')).observe(ports, run, signal)
      const worker = createMonitorWorker({ queue: store, observe, whenFree, charge, newId })
      wakers.add(worker.wake)
      await worker.work(how).finally(() => wakers.delete(worker.wake))
    },
  }
}

/** Resolves to the found value. Rejects with `not_found` when there is none. */
async function found<T>(id: string, asked: Promise<T | undefined>): Promise<T> {
  const one = await asked
  if (one === undefined) throw new BlazonError('not_found', `There is no monitor "${id}".`)
  return one
}

type Reading = 'list' | 'get' | 'runs' | 'runOf' | 'deliveries' | 'changes' | 'change' | 'credits' | 'limits'

/** The methods that only read from the database. */
function readingOf(store: Parts['store']): Pick<PageMonitors, Reading> {
  return {
    list: store.monitors,
    get: (id, of) => found(id, store.monitorOf(id, of)),
    async runs(filter = {}) {
      const { monitorId: id } = filter
      if (id !== undefined) await found(id, store.monitorOf(id, filter))
      return store.monitorRuns(filter)
    },
    async runOf(monitorId, runId, of) {
      const run = await store.monitorRunOf(runId, of)
      if (run?.monitorId !== monitorId)
        throw new BlazonError('not_found', `The monitor "${monitorId}" has no run "${runId}".`)
      return run
    },
    deliveries: store.deliveriesOfRuns,
    changes: store.monitorChanges,
    async change(id, of) {
      const change = await store.monitorChangeOf(id, of)
      if (!change) throw new BlazonError('not_found', `There is no change "${id}".`)
      return change
    },
    credits: store.monitorCredits,
    limits: async ({ owner = '' } = {}) => ({ used: await store.countMonitors(owner), limit: MONITORS.most }),
  }
}

const FREE = async () => ({ credits: 0, settle: () => undefined })

/** Checks the target of a monitor, with its selectors, expressions and schema. */
async function checkedParts(
  given: MonitorTarget,
  { capturer, readers }: Pick<Parts, 'capturer' | 'readers'>,
): Promise<MonitorTarget> {
  const target = checkedTarget(given, capturer.isMapped)
  const { signal } = new AbortController()
  if (target.type === 'page' && (target.includeSelectors?.length || target.excludeSelectors?.length)) {
    const { checkSelectors } = await import('../snapshot/selectors.ts')
    checkSelectors(target)
  }
  if (target.type === 'sitemap')
    for (const expression of [...(target.include ?? []), ...(target.exclude ?? [])])
      await readers.reader.match({ expression, urls: [] }, signal)
  if (target.type === 'extract' && target.schema)
    await readers.fill({ pages: [], known: [], schema: target.schema }, signal)
  return target
}

async function changesOf(
  { name, schedule, tags, target }: MonitorUpdate,
  targetOf: (target: MonitorTarget) => Promise<MonitorTarget>,
) {
  return {
    name: name === undefined ? undefined : checkedName(name),
    schedule: schedule && checkedSchedule(schedule),
    tags: tags && checkedTags(tags),
    target: target && (await targetOf(target)),
  }
}
