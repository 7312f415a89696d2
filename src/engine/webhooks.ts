/** The methods of an engine about webhooks. */

import { createDeliveryWorker } from '../background/deliveries.ts'
import { BlazonError } from '../model/errors.ts'
import { type Delivery, type DeliveryRetry, type OfOwner, WEBHOOKS } from '../model/webhooks.ts'
import type { Parts } from './parts.ts'
import type { WebhookDeliveries } from './queues.ts'

export function createWebhooks(
  parts: Pick<Parts, 'store' | 'capturer' | 'now' | 'newId'>,
): WebhookDeliveries {
  const { store, capturer, now, newId } = parts
  const worker = createDeliveryWorker({ queue: store, send: capturer.send, now, newId })
  const found = async (id: string, of?: OfOwner): Promise<Delivery> => {
    const delivery = await store.deliveryOf(id, of)
    if (!delivery) throw unknown(id)
    return delivery
  }
  return {
    list: store.deliveries,
    async get(id, of) {
      const delivery = await found(id, of)
      return { ...delivery, lastAttempt: (await store.lastAttemptOf(id)) ?? null }
    },
    async attempts(id, { owner, ...page } = {}) {
      await found(id, { owner })
      return store.deliveryAttempts(id, page)
    },
    async retry(id: string, retry?: DeliveryRetry) {
      const outcome = await store.retryDelivery(id, retry)
      if (outcome === undefined) throw unknown(id)
      if (outcome !== 'queued') throw new BlazonError('invalid_input', `${id} ${WHY_NOT[outcome]}`)
      worker.wake()
      return found(id, retry && { owner: retry.owner })
    },
    work: (how) => worker.work(how),
  }
}

const unknown = (id: string) => new BlazonError('not_found', `There is no delivery "${id}".`)

const WHY_NOT = {
  expired: 'is older than seven days, so that it is not sent again.',
  dropped: 'is not sent again, because its batch or its page was deleted.',
  exhausted: `was sent ${WEBHOOKS.maxAttempts} times, so that it is not sent again.`,
  delivering: 'is being sent now.',
  delivered: 'was delivered; with force it is sent again all the same.',
}
