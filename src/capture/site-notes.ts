import { lacksSpace } from '../model/errors.ts'
import type { SiteNote, SiteNoteKind } from '../model/site-notes.ts'

/** Facts about sites that the processes of one database share. May reject with `storage`. */
export interface SharedNotes {
  siteNoteOf(kind: SiteNoteKind, name: string): Promise<string | undefined>
  putSiteNote(note: SiteNote): Promise<void>
  dropSiteNote(kind: SiteNoteKind, name: string): Promise<void>
}

/** Returns the notes that the process shares with others; undefined when it is alone. */
export type SharedNotesOf = () => SharedNotes | undefined

export const ALONE: SharedNotesOf = () => undefined

/**
 * Ignores that the database has no space for a note. The result of the lookup is stored later, and that step
 * reports the full disk and waits. If a note made the attempt fail, the same attempt would only be made
 * again.
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

/** Returns separate notes for hosts of a host map, because they are not the public hosts with these names. */
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
