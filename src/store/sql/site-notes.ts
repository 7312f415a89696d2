import { createHash } from 'node:crypto'
import type { SiteNoteKind } from '../../model/site-notes.ts'
import type { SiteNotes } from '../store.ts'
import type { Computed, Sql } from './sql.ts'

/** The largest number of notes. Two names with the same slot only cause an additional visit now and then. */
const SLOTS = 16_384

/** A note replaces the previous one in its slot, which the hash of its name chooses. */
export function siteNotesIn(sql: Sql, nowMs: () => number): Computed<keyof SiteNotes, SiteNotes> {
  const select = sql.value<[number, string, string, number], string>(
    'SELECT value FROM site_notes WHERE slot = ? AND kind = ? AND name = ? AND until > ?',
  )
  const put = sql.prepare<[number, string, string, string, number, string]>(
    `INSERT INTO site_notes (slot, kind, name, host, until, value) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (slot) DO UPDATE SET kind = excluded.kind, name = excluded.name, host = excluded.host,
       until = excluded.until, value = excluded.value`,
  )
  const drop = sql.prepare<[number, string, string]>(
    'DELETE FROM site_notes WHERE slot = ? AND kind = ? AND name = ?',
  )
  return {
    siteNoteOf: (kind, name) => select.get(slotOf(kind, name), kind, name, nowMs()),
    *putSiteNote({ kind, name, host, until, value }) {
      yield* put.run(slotOf(kind, name), kind, name, host, until, value)
    },
    *dropSiteNote(kind, name) {
      yield* drop.run(slotOf(kind, name), kind, name)
    },
  }
}

function slotOf(kind: SiteNoteKind, name: string): number {
  return createHash('sha256').update(`${kind} ${name}`).digest().readUInt32BE() % SLOTS
}
