/** Counts what was kept and dropped, by reason. */
export class Report {
  readonly #counts = new Map<string, number>()
  readonly #notes: string[] = []

  add(what: string, count = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count)
  }

  /** Something that a person should look at. */
  note(what: string): void {
    this.#notes.push(what)
  }

  toString(): string {
    const counts = [...this.#counts].map(([what, count]) => `${String(count).padStart(9)}  ${what}`)
    return [...counts, ...this.#notes].join('\n')
  }
}
