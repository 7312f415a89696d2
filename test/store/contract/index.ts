import { describe } from 'vitest'
import { accountsContract } from './accounts.ts'
import { callsContract } from './calls.ts'
import { correctionsContract } from './corrections.ts'
import { deliveriesContract } from './deliveries.ts'
import { directoryContract } from './directory.ts'
import { hostTurnsContract } from './host-turns.ts'
import { jobEventsContract } from './job-events.ts'
import { keysContract } from './keys.ts'
import { listsContract } from './lists.ts'
import { monitorsContract } from './monitors.ts'
import { pageBatchesContract } from './page-batches.ts'
import { pagesContract } from './pages.ts'
import { renditionsContract } from './renditions.ts'
import { resultsContract } from './results.ts'
import { screenshotsContract } from './screenshots.ts'
import { siteNotesContract } from './site-notes.ts'
import { type StoreMaker, storesOf } from './stores.ts'
import { tasksContract } from './tasks.ts'

/** The tests that every implementation of the store has to pass. */
export function storeContract(name: string, maker: StoreMaker): void {
  const stores = storesOf(maker)
  describe(`a store in ${name}`, () => {
    callsContract(stores)
    resultsContract(stores)
    pagesContract(stores)
    screenshotsContract(stores)
    renditionsContract(stores)
    keysContract(stores)
    accountsContract(stores)
    listsContract(stores)
    directoryContract(stores)
    correctionsContract(stores)
    tasksContract(stores)
    hostTurnsContract(stores)
    siteNotesContract(stores)
    deliveriesContract(stores)
    jobEventsContract(stores)
    pageBatchesContract(stores)
    monitorsContract(stores)
  })
}
