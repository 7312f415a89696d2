/**
 * What an engine is doing now, and how much it did since it was made: plain numbers that each part counts for
 * itself, and that cost nothing to read.
 */
export interface Activity {
  readonly lookups: Readonly<Record<LookupKind, Line>>
  readonly gate: GateDecisions
  readonly browsers: BrowserActivity
  /** Child processes by what they do. */
  readonly processes: Readonly<Record<ProcessKind, ProcessActivity>>
}

/** Captures (walks over sitemaps among them) and screenshots wait in lines of their own. */
export type LookupKind = 'capture' | 'screenshot'

export type ProcessKind = 'reader' | 'decoder'

/** Work that has a place, and work that waits for one. */
export interface Line {
  readonly running: number
  readonly waiting: number
}

export const GATE_REASONS = ['scheme', 'credentials', 'port', 'host', 'address'] as const
/** Why the gate refuses a connection: `address` is one that is not on the public internet. */
export type GateReason = (typeof GATE_REASONS)[number]

/** What the gate decided about connections; one that is allowed may still fail. */
export interface GateDecisions {
  readonly allowed: number
  readonly refused: Readonly<Record<GateReason, number>>
}

/** Things that are started and ended again. */
export interface Population {
  /** Those that are there now, also while they start. */
  readonly running: number
  readonly started: number
  readonly ended: number
}

/**
 * As whom processes run: `own`: as the user of this process, who is not root; `unused`: this process is root,
 * and they run as a user whom no other process has; `root`: they are root, because this system lets them be
 * nobody else; `untried`: this process is root, and none has started yet.
 */
export type ProcessUser = 'own' | 'unused' | 'root' | 'untried'

export interface ProcessActivity extends Population {
  readonly user: ProcessUser
  /** Those that have a task. */
  readonly busy: number
}

export interface BrowserActivity extends Population {
  /** Pages that are open in them. */
  readonly pages: number
  /** How the last start ended; `untried` while there was none. */
  readonly lastStart: 'untried' | 'worked' | 'failed'
}
