import { isPruned } from './dom.ts'
import type { Snapshot } from './snapshot.ts'

const LEFT_OUT = 'The page is too large or nested too deeply to be read whole: a part of it was left out.'

/**
 * Returns sentences for people about the parts that are missing: the notes of the capture, and one about the
 * document when it exceeds the limits of `parseTree`.
 */
export function notesOf(snapshot: Snapshot): readonly string[] {
  return isPruned(snapshot) ? [...snapshot.notes, LEFT_OUT] : snapshot.notes
}
