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

/** Gives hosts of a host map notes of their own, because they are not the public ones of these names. */
export function apartWhenMapped(
  notesOf: SharedNotesOf,
  isMapped: (host: string) => boolean,
): (host: string) => SharedNotes | undefined {
  return (host) => {
    const notes = notesOf()
    if (!notes || !isMapped(host)) return notes
    const named = (name: string) => `${name} mapped`
    return {
      siteNoteOf: (kind, name) => notes.siteNoteOf(kind, named(name)),
      putSiteNote: (note) => notes.putSiteNote({ ...note, name: named(note.name) }),
      dropSiteNote: (kind, name) => notes.dropSiteNote(kind, named(name)),
    }
  }
}
