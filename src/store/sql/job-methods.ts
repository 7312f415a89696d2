import type { OpenOptions } from '../options.ts'
import { newBatchId, newDeliveryId, newPictureToken } from '../secrets.ts'
import type { Store } from '../store.ts'
import type { Access } from './access.ts'
import { batchWorkIn } from './batch-work.ts'
import { deliveriesIn, enqueuingIn } from './deliveries.ts'
import { deliveryWorkIn } from './delivery-work.ts'
import { NOTHING, ONCE } from './methods.ts'
import { pageBatchesIn } from './page-batches.ts'
import type { Sql, Steps } from './sql.ts'

/** Batches of pages, and the events that they and others send. */
export function jobMethods(
  call: Access,
  sql: Sql,
  { nowMs, random, isHolding }: Pick<OpenOptions, 'random'> & Work,
) {
  const newId = () => newDeliveryId(random)
  const enqueue = enqueuingIn(sql, nowMs, newId)
  const made = { newBatchId: () => newBatchId(random), newToken: () => newPictureToken(random) }
  return {
    ...deliveryMethods(call, {
      ...deliveriesIn(sql, nowMs, newId),
      ...deliveryWorkIn(sql, nowMs, isHolding),
    }),
    ...pageBatchMethods(call, {
      ...pageBatchesIn(sql, { nowMs, enqueue, ...made }),
      ...batchWorkIn(sql, nowMs, isHolding, enqueue),
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
  batches: ReturnType<typeof pageBatchesIn> & ReturnType<typeof batchWorkIn>,
) {
  return {
    addPageBatch: call('addPageBatch', batches.addPageBatch, { ...NOTHING, ...ONCE, isTidied: true }),
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
