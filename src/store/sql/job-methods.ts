import type { OpenOptions } from '../options.ts'
import { newBatchId, newDeliveryId, newMonitorId, newPictureToken } from '../secrets.ts'
import type { Store } from '../store.ts'
import type { Access } from './access.ts'
import { appendingIn } from './batch-append.ts'
import { batchWorkIn } from './batch-work.ts'
import { deliveriesIn, enqueuingIn } from './deliveries.ts'
import { deliveryWorkIn } from './delivery-work.ts'
import { NOTHING } from './methods.ts'
import { monitorFeedsIn } from './monitor-feeds.ts'
import { monitorSecretIn } from './monitor-secret.ts'
import { monitorWorkIn } from './monitor-work.ts'
import { monitorsIn } from './monitors.ts'
import { pageBatchesIn } from './page-batches.ts'
import type { Sql, Steps } from './sql.ts'

/** The methods about batches of pages, monitors, and their events. */
export function jobMethods(
  call: Access,
  sql: Sql,
  { nowMs, random, isHolding }: Pick<OpenOptions, 'random'> & Work,
) {
  const newId = () => newDeliveryId(random)
  const newIdOf = (kind: Parameters<typeof newMonitorId>[0]) => newMonitorId(kind, random)
  const enqueue = enqueuingIn(sql, nowMs, newId)
  const newToken = () => newPictureToken(random)
  return {
    ...deliveryMethods(call, {
      ...deliveriesIn(sql, nowMs, newId),
      ...deliveryWorkIn(sql, nowMs, isHolding),
    }),
    ...pageBatchMethods(call, random, {
      ...pageBatchesIn(sql, { nowMs, enqueue, newToken }),
      ...appendingIn(sql, nowMs),
      ...batchWorkIn(sql, nowMs, isHolding, enqueue),
    }),
    ...monitorMethods(call, {
      ...monitorsIn(sql, nowMs, newIdOf),
      ...monitorFeedsIn(sql),
      ...monitorSecretIn(sql, nowMs),
      ...monitorWorkIn(sql, { nowMs, newId: newIdOf, isHolding, enqueue }),
    }),
  }
}

interface Work {
  readonly nowMs: () => number
  readonly isHolding: (holder: string) => Steps<boolean>
}

function deliveryMethods(
  call: Access,
  deliveries: ReturnType<typeof deliveriesIn> & ReturnType<typeof deliveryWorkIn>,
) {
  return {
    enqueueDelivery: call('enqueueDelivery', deliveries.enqueueDelivery, { ...NOTHING, isTidied: true }),
    deliveryOf: call('deliveryOf', deliveries.deliveryOf),
    deliveries: call('deliveries', deliveries.deliveries),
    deliveryAttempts: call('deliveryAttempts', deliveries.deliveryAttempts),
    lastAttemptOf: call('lastAttemptOf', deliveries.lastAttemptOf),
    cancelDeliveries: call('cancelDeliveries', deliveries.cancelDeliveries, NOTHING),
    takeDelivery: call('takeDelivery', deliveries.takeDelivery, NOTHING),
    endDelivery: call('endDelivery', deliveries.endDelivery, NOTHING),
    freeDeliveries: call('freeDeliveries', deliveries.freeDeliveries, NOTHING),
    retryDelivery: call('retryDelivery', deliveries.retryDelivery, NOTHING),
  } satisfies Partial<Store>
}

function pageBatchMethods(
  call: Access,
  random: OpenOptions['random'],
  batches: ReturnType<typeof pageBatchesIn> & ReturnType<typeof appendingIn> & ReturnType<typeof batchWorkIn>,
) {
  const add = call('addPageBatch', batches.addPageBatch, { ...NOTHING, isTidied: true })
  const append = call('appendPages', batches.appendPages, NOTHING)
  return {
    addPageBatch: (batch, secret) => add(batch, secret, newBatchId(random)),
    appendPages: (id, batch, of) => append(id, batch, of, newBatchId(random)),
    pageBatchAsked: call('pageBatchAsked', batches.pageBatchAsked),
    pageBatchOf: call('pageBatchOf', batches.pageBatchOf),
    pageBatches: call('pageBatches', batches.pageBatches),
    openPageBatches: call('openPageBatches', batches.openPageBatches),
    batchRecords: call('batchRecords', batches.batchRecords),
    batchFileRecords: call('batchFileRecords', batches.batchFileRecords),
    cancelPageBatch: call('cancelPageBatch', batches.cancelPageBatch, NOTHING),
    deletePageBatch: call('deletePageBatch', batches.deletePageBatch, { ...NOTHING, isTidied: true }),
    takePage: call('takePage', batches.takePage, NOTHING),
    endPage: call('endPage', batches.endPage, { ...NOTHING, isTidied: true }),
    giveBackPage: call('giveBackPage', batches.giveBackPage, NOTHING),
    freePages: call('freePages', batches.freePages, NOTHING),
  } satisfies Partial<Store>
}

function monitorMethods(
  call: Access,
  monitors: ReturnType<typeof monitorsIn> &
    ReturnType<typeof monitorFeedsIn> &
    ReturnType<typeof monitorSecretIn> &
    ReturnType<typeof monitorWorkIn>,
) {
  return {
    createMonitor: call('createMonitor', monitors.createMonitor, NOTHING),
    updateMonitor: call('updateMonitor', monitors.updateMonitor, NOTHING),
    monitorOf: call('monitorOf', monitors.monitorOf),
    monitors: call('monitors', monitors.monitors),
    countMonitors: call('countMonitors', monitors.countMonitors),
    deleteMonitor: call('deleteMonitor', monitors.deleteMonitor, NOTHING),
    queueMonitorRun: call('queueMonitorRun', monitors.queueMonitorRun, NOTHING),
    setMonitorSecret: call('setMonitorSecret', monitors.setMonitorSecret, NOTHING),
    monitorRunOf: call('monitorRunOf', monitors.monitorRunOf),
    monitorRuns: call('monitorRuns', monitors.monitorRuns),
    deliveriesOfRuns: call('deliveriesOfRuns', monitors.deliveriesOfRuns),
    monitorChanges: call('monitorChanges', monitors.monitorChanges),
    monitorChangeOf: call('monitorChangeOf', monitors.monitorChangeOf),
    monitorCredits: call('monitorCredits', monitors.monitorCredits),
    takeMonitorRun: call('takeMonitorRun', monitors.takeMonitorRun, NOTHING),
    endMonitorRun: call('endMonitorRun', monitors.endMonitorRun, { ...NOTHING, isTidied: true }),
    freeMonitorRuns: call('freeMonitorRuns', monitors.freeMonitorRuns, NOTHING),
  } satisfies Partial<Store>
}
