import { isPruned } from './dom.ts'
import type { Snapshot } from './snapshot.ts'

const LEFT_OUT = 'The page is too large or nested too deeply to be read whole: a part of it was left out.'

/** What could not be had, in words for people: of the capture, and of the document where it is beyond the limits of `html`. */
export function notesOf(snapshot: Snapshot): readonly string[] {
  return isPruned(snapshot) ? [...snapshot.notes, LEFT_OUT] : snapshot.notes
}
