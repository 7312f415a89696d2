import { BlazonError } from '../../model/errors.ts'
import type { Page } from '../../model/webhooks.ts'

/**
 * Makes one page of a list from rows, of which one more than the limit was read. `cursorOf` returns the
 * position of a row.
 */
export function pageOf<T>(rows: readonly T[], limit: number, cursorOf: (row: T) => string): Page<T> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null }
}

/**
 * Returns the position after which a list continues. Lists are ordered by time and id, the newest first.
 * Throws `invalid_input` for a cursor that no list has returned.
 */
export function afterCursor(cursor: string | undefined): { readonly at: number; readonly id: string } {
  if (cursor === undefined) return { at: Number.MAX_SAFE_INTEGER, id: '' }
  const [, at, id] = /^(\d{1,15})\.(\w{1,100})$/.exec(cursor) ?? []
  if (at === undefined || id === undefined)
    throw new BlazonError('invalid_input', 'The cursor is not one of this list.')
  return { at: Number(at), id }
}
