/**
 * The current work of an engine, and counts of its work since it was made. Reading these numbers costs
 * nothing, because each part of the engine counts its own work.
 */
export interface Activity {
  readonly lookups: Readonly<Record<LookupKind, Line>>
  readonly gate: GateDecisions
  readonly browsers: BrowserActivity
  /** Child processes by their task. */
  readonly processes: Readonly<Record<ProcessKind, ProcessActivity>>
}

/** Captures (including the search for sitemaps) and screenshots have separate queues. */
export type LookupKind = 'capture' | 'screenshot'

export type ProcessKind = 'reader' | 'decoder'

/** Work that is running, and work that waits for a slot. */
export interface Line {
  readonly running: number
  readonly waiting: number
}

export const GATE_REASONS = ['scheme', 'credentials', 'port', 'host', 'address'] as const
/** Why the gate refuses a connection. `address`: the address is not on the public internet. */
export type GateReason = (typeof GATE_REASONS)[number]

/** Counts of the gate's decisions about connections. An allowed connection may still fail. */
export interface GateDecisions {
  readonly allowed: number
  readonly refused: Readonly<Record<GateReason, number>>
}

export interface Population {
  /** How many exist now, including those that are starting. */
  readonly running: number
  readonly started: number
  readonly ended: number
}

/**
 * The user of child processes. `own`: the user of this process, who is not root; `unused`: this process is
 * root, and the child processes run as a user that no other process has; `root`: they run as root, because
 * this system does not allow another user; `untried`: this process is root, and no child process has started
 * yet.
 */
export type ProcessUser = 'own' | 'unused' | 'root' | 'untried'

export interface ProcessActivity extends Population {
  readonly user: ProcessUser
  /** How many processes have a task. */
  readonly busy: number
}

export interface BrowserActivity extends Population {
  readonly pages: number
  /** How the last start ended; `untried` before the first start. */
  readonly lastStart: 'untried' | 'worked' | 'failed'
}
