/** Counts what was kept and dropped, by reason. */
export class Report {
  readonly #counts = new Map<string, number>()

  add(what: string, count = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count)
  }

  toString(): string {
    return [...this.#counts].map(([what, count]) => `${String(count).padStart(9)}  ${what}`).join('\n')
  }
}
