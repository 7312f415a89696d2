import { setMaxListeners } from 'node:events'

/** Ends a run early. At a request to stop, running lookups may finish; at a failure, they end at once. */
export class Shutdown {
  readonly #taking = new AbortController()
  readonly #working = new AbortController()
  #failure: unknown

  constructor() {
    // The work on each domain adds a listener to these signals, so their number is not limited.
    setMaxListeners(0, this.taking, this.working)
  }

  /** When this signal fires, no further lookup begins. */
  get taking(): AbortSignal {
    return this.#taking.signal
  }

  /** When this signal fires, running lookups have to end now, and their results are not stored. */
  get working(): AbortSignal {
    return this.#working.signal
  }

  readonly stop = (): void => this.#taking.abort()

  giveUp(): void {
    this.stop()
    this.#working.abort()
  }

  /** Ends the run. Only the first failure is reported, because later failures are consequences of it. */
  readonly fail = (failure: unknown): void => {
    this.#failure ??= failure
    this.giveUp()
  }

  /** Runs the step. A failure of the step ends the run. Never rejects. */
  async guard(step: () => Promise<void>): Promise<void> {
    try {
      await step()
    } catch (thrown) {
      this.fail(thrown)
    }
  }

  throwIfFailed(): void {
    if (this.#failure !== undefined) throw this.#failure
  }
}
