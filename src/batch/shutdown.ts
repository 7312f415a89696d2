import { setMaxListeners } from 'node:events'

/** How a run ends before its list does: on request, when lookups may finish; or at once, by a failure. */
export class Shutdown {
  readonly #taking = new AbortController()
  readonly #working = new AbortController()
  #failure: unknown

  constructor() {
    // Every domain whose work has begun listens to these signals.
    setMaxListeners(0, this.taking, this.working)
  }

  /** When this signal fires, no further domain is started. */
  get taking(): AbortSignal {
    return this.#taking.signal
  }

  /** When this signal fires, lookups under way have to end now, and their results are not stored. */
  get working(): AbortSignal {
    return this.#working.signal
  }

  readonly stop = (): void => this.#taking.abort()

  giveUp(): void {
    this.stop()
    this.#working.abort()
  }

  /** The first failure counts; those that follow are its consequences. */
  readonly fail = (failure: unknown): void => {
    this.#failure ??= failure
    this.giveUp()
  }

  /** Does the step; a failure of it ends the run. Never rejects. */
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
