import type { Adapter, Case } from './adapter.ts'

/** A prediction line: the id of the case, with its answer or the reason why there is none. */
export type Line = { readonly id: string; readonly error?: string }

export async function answerTo(adapter: Adapter, one: Case, read: () => Buffer): Promise<Line> {
  try {
    return { id: one.id, ...(await adapter.answer(one, read)) }
  } catch (thrown) {
    return { id: one.id, error: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
