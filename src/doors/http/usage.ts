/** One answered call, for usage reports. */
export interface UsageRecord {
  readonly requestId: string
  readonly keyId: string
  readonly method: string
  /** Path without the query. */
  readonly path: string
  readonly status: number
  /** When the answer was sent, in milliseconds, UTC. */
  readonly at: number
  /** How long the answer took, in milliseconds. */
  readonly elapsedMs: number
}
