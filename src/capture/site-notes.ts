import { lacksSpace } from '../model/errors.ts'
import type { SiteNote, SiteNoteKind } from '../model/site-notes.ts'

/**
 * Facts about sites that the processes of one database share. The promises reject with `storage` when the
 * database fails and nobody wants to be told of it otherwise.
 */
export interface SharedNotes {
  siteNoteOf(kind: SiteNoteKind, name: string): Promise<string | undefined>
  putSiteNote(note: SiteNote): Promise<void>
  dropSiteNote(kind: SiteNoteKind, name: string): Promise<void>
}

/** Returns the notes that the process shares with others; undefined when it is alone. */
export type SharedNotesOf = () => SharedNotes | undefined

export const ALONE: SharedNotesOf = () => undefined

/**
 * Writes notes only while the database has space for them. Whoever stores the result of the lookup reports
 * the full disk, and waits; an attempt that failed because of a note would only be made again.
 */
function withinSpace(notes: SharedNotes): SharedNotes {
  const written = async (writing: Promise<void>): Promise<void> => {
    try {
      await writing
    } catch (thrown) {
      if (!lacksSpace(thrown)) throw thrown
    }
  }
  return {
    siteNoteOf: notes.siteNoteOf,
    putSiteNote: (note) => written(notes.putSiteNote(note)),
    dropSiteNote: (kind, name) => written(notes.dropSiteNote(kind, name)),
  }
}

/** Gives hosts of a host map notes of their own, because they are not the public ones of these names. */
export function apartWhenMapped(
  notesOf: SharedNotesOf,
  isMapped: (host: string) => boolean,
): (host: string) => SharedNotes | undefined {
  return (host) => {
    const shared = notesOf()
    const notes = shared && withinSpace(shared)
    if (!notes || !isMapped(host)) return notes
    const named = (name: string) => `${name} mapped`
    return {
      siteNoteOf: (kind, name) => notes.siteNoteOf(kind, named(name)),
      putSiteNote: (note) => notes.putSiteNote({ ...note, name: named(note.name) }),
      dropSiteNote: (kind, name) => notes.dropSiteNote(kind, named(name)),
    }
  }
}
