/**
 * The current work of an engine, and counts of its work since it was made: plain numbers, which each part
 * counts itself, and which cost nothing to read.
 */
export interface Activity {
  readonly lookups: Readonly<Record<LookupKind, Line>>
  readonly gate: GateDecisions
  readonly browsers: BrowserActivity
  /** Child processes by their task. */
  readonly processes: Readonly<Record<ProcessKind, ProcessActivity>>
}

/** Captures (including the search of sitemaps) and screenshots have separate queues. */
export type LookupKind = 'capture' | 'screenshot'

export type ProcessKind = 'reader' | 'decoder'

/** Work that is running, and work that waits for a slot. */
export interface Line {
  readonly running: number
  readonly waiting: number
}

export const GATE_REASONS = ['scheme', 'credentials', 'port', 'host', 'address'] as const
/** Why the gate refuses a connection: `address` means an address that is not on the public internet. */
export type GateReason = (typeof GATE_REASONS)[number]

/** Counts of the gate's decisions about connections. An allowed connection may still fail. */
export interface GateDecisions {
  readonly allowed: number
  readonly refused: Readonly<Record<GateReason, number>>
}

/** A set of things that are started and ended, such as browsers or processes. */
export interface Population {
  /** Number that exist now, including those that are starting. */
  readonly running: number
  readonly started: number
  readonly ended: number
}

/**
 * The user of child processes. `own`: the user of this process, who is not root; `unused`: this process is
 * root, and the child processes run as a user that no other process has; `root`: they run as root, because
 * this system does not allow them another user; `untried`: this process is root, and none has started yet.
 */
export type ProcessUser = 'own' | 'unused' | 'root' | 'untried'

export interface ProcessActivity extends Population {
  readonly user: ProcessUser
  /** Number that have a task. */
  readonly busy: number
}

export interface BrowserActivity extends Population {
  /** Pages that are open in these browsers. */
  readonly pages: number
  /** How the last start ended; `untried` before the first start. */
  readonly lastStart: 'untried' | 'worked' | 'failed'
}
