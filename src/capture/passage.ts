import type { Page } from 'playwright'
import type { Lease } from './gate/lease.ts'
import type { Client } from './http/client.ts'

/** How one capture meets the network, or what stands in for it. */
export interface Passage {
  /** ISO 8601, UTC. */
  readonly capturedAt: string
  readonly client: Client
  /** How the browser's requests leave, when there is a page. */
  readonly lease: Lease
  /** Is given the page before anything is opened in it, and resolves to what is to be done while it is still open, at the end. */
  readonly attend?: (page: Page) => Promise<() => Promise<void>>
  close(): Promise<void>
}
