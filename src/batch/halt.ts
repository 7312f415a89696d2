import { setMaxListeners } from 'node:events'

/** How a run ends before its list does: politely, on request; or at once, by a failure. */
export class Halt {
  readonly #taking = new AbortController()
  readonly #working = new AbortController()
  #failure: unknown

  constructor() {
    // Every domain in hand waits on them.
    setMaxListeners(0, this.taking, this.working)
  }

  /** Aborted: no further domain is begun. */
  get taking(): AbortSignal {
    return this.#taking.signal
  }

  /** Aborted: lookups that run are to end now, and what they give is not kept. */
  get working(): AbortSignal {
    return this.#working.signal
  }

  readonly stop = (): void => this.#taking.abort()

  giveUp(): void {
    this.stop()
    this.#working.abort()
  }

  /** The first failure counts; what follows is its consequence. */
  readonly fail = (failure: unknown): void => {
    this.#failure ??= failure
    this.giveUp()
  }

  guard(step: () => void): void {
    try {
      step()
    } catch (thrown) {
      this.fail(thrown)
    }
  }

  throwIfFailed(): void {
    if (this.#failure !== undefined) throw this.#failure
  }
}
