/** A case of a corpus: its `id`, and what an extractor may read. */
export interface Case {
  readonly id: string
  readonly url?: string
  readonly file?: string
  readonly [field: string]: unknown
}

/** Answers one case. `read` returns the bytes of its file. */
export interface Adapter {
  answer(one: Case, read: () => Buffer): object | Promise<object>
  close?(): Promise<void>
}
