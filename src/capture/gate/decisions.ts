import { GATE_REASONS, type GateDecisions, type GateReason } from '../../model/activity.ts'
import { BlazonError } from '../../model/errors.ts'

/** The gate's refusal of a connection, with its reason as a code beside the sentence. */
export class Forbidden extends BlazonError {
  declare readonly reason: GateReason

  constructor(reason: GateReason, message: string) {
    super('forbidden_target', message, { reason })
  }
}

/** Counts the decisions of a gate. */
export interface Decisions {
  allow(): void
  /** Counts the error if it is a refusal. Ignores any other error. */
  refuse(thrown: unknown): void
  counts(): GateDecisions
}

export function createDecisions(): Decisions {
  let allowed = 0
  const refused = Object.fromEntries(GATE_REASONS.map((reason) => [reason, 0])) as Record<GateReason, number>
  return {
    allow: () => void allowed++,
    refuse(thrown) {
      if (thrown instanceof Forbidden) refused[thrown.reason]++
    },
    counts: () => ({ allowed, refused: { ...refused } }),
  }
}
