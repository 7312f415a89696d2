/** Limits the number of simultaneous lookups at each host, and pauses after each lookup. */
export interface Turns {
  /**
   * Waits for a turn at the host, in the order of the calls, and not at all when the host is free. Resolves
   * to a function that ends the turn, or to undefined when the signal fires first. After the turn, the host
   * is not visited for the pause, or for `restMs` if that is longer.
   */
  take(host: string, signal: AbortSignal): EndTurn | Promise<EndTurn | undefined>
}

export type EndTurn = (restMs?: number) => void

interface Host {
  readonly waiting: Set<() => void>
  /** The number of turns that have not ended, or whose pause is not over yet. */
  busy: number
  /** The number of pauses that the host asked for and that are not over. No turn begins meanwhile. */
  resting: number
}

export interface TurnLimits {
  readonly perHostConcurrency: number
  readonly perHostPauseMs: number
}

/** Creates the turns. A host is removed when nobody waits for it and its last pause is over. */
export function createTurns({ perHostConcurrency, perHostPauseMs }: TurnLimits): Turns {
  const hosts = new Map<string, Host>()

  const isFree = ({ busy, resting }: Host) => resting === 0 && busy < perHostConcurrency
  const admit = (name: string, host: Host) => {
    for (const enter of host.waiting) {
      if (!isFree(host)) return
      enter()
    }
    if (host.busy + host.resting === 0) hosts.delete(name)
  }
  const end = (name: string, host: Host, restMs: number) => {
    const isRest = restMs > perHostPauseMs
    if (isRest) host.resting += 1
    const over = () => {
      host.busy -= 1
      if (isRest) host.resting -= 1
      admit(name, host)
    }
    // This timer must not keep the process alive; the run does so.
    setTimeout(over, Math.max(restMs, perHostPauseMs)).unref()
  }
  const begin = (name: string, host: Host): EndTurn => {
    host.busy += 1
    let isOver = false
    return (restMs = 0) => {
      if (!isOver) end(name, host, restMs)
      isOver = true
    }
  }
  const wait = (name: string, host: Host, signal: AbortSignal) =>
    new Promise<EndTurn | undefined>((resolve) => {
      const leave = (turn: EndTurn | undefined) => {
        host.waiting.delete(enter)
        signal.removeEventListener('abort', giveUp)
        resolve(turn)
      }
      const enter = () => leave(begin(name, host))
      const giveUp = () => leave(undefined)
      host.waiting.add(enter)
      signal.addEventListener('abort', giveUp)
      if (signal.aborted) giveUp()
    })
  return {
    take(name, signal) {
      const host = hosts.get(name) ?? { waiting: new Set(), busy: 0, resting: 0 }
      hosts.set(name, host)
      return isFree(host) ? begin(name, host) : wait(name, host, signal)
    },
  }
}
