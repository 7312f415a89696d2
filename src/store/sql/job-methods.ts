/** The methods of a store about jobs that go on without a caller. */

import type { Store } from '../store.ts'
import type { Access } from './access.ts'
import type { deliveriesIn } from './deliveries.ts'
import type { deliveryWorkIn } from './delivery-work.ts'
import { NOTHING } from './methods.ts'
import type { monitorFeedsIn } from './monitor-feeds.ts'
import type { monitorWorkIn } from './monitor-work.ts'
import type { monitorsIn } from './monitors.ts'

export function deliveryMethods(
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

export function monitorMethods(
  call: Access,
  monitors: ReturnType<typeof monitorsIn> &
    ReturnType<typeof monitorFeedsIn> &
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
