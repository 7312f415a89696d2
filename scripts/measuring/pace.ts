/** How far a batch was at one moment. */
export interface Progress {
  readonly atMs: number
  /** Processor time of the batch with its child processes until now. */
  readonly processorMs: number
  /** How many names of the list the batch has begun with. */
  readonly begun: number
}

/** Names a second, from the first sample to the last. */
export function paceOf(samples: readonly Progress[]): number {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last) return 0
  return (last.begun - first.begun) / ((last.atMs - first.atMs) / 1000)
}

/** Milliseconds of a processor a name, which other work on the machine changes little. */
export function costOf(samples: readonly Progress[]): number {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last) return 0
  return (last.processorMs - first.processorMs) / (last.begun - first.begun)
}
