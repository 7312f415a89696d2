/** Turns at hosts: so many lookups at once of each, and a pause after every one. */
export interface Turns {
  /**
   * This caller's turn, in the order of the calls: at once when the host is free, else when it is, and undefined when the
   * signal fires first. It lasts until it is called; the host is left alone for the pause after that, or for `restMs` if longer.
   */
  take(host: string, signal: AbortSignal): EndTurn | Promise<EndTurn | undefined>
}

export type EndTurn = (restMs?: number) => void

interface Host {
  readonly waiting: Set<() => void>
  /** Turns that are taken or not paused out yet. */
  busy: number
  /** Rests that the host asked for: nobody's turn before they are over. */
  resting: number
}

export interface TurnLimits {
  readonly perHostConcurrency: number
  readonly perHostPauseMs: number
}

/** Knows a host for as long as somebody waits for it, is there, or was there a pause ago. */
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
    // Not what keeps the process alive: that is the run itself.
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
