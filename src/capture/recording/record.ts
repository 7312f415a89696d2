import type { Passage } from '../passage.ts'
import { recordingClient } from './client.ts'
import type { Tape } from './recording.ts'
import { steadied } from './steady.ts'
import { watch } from './watch.ts'

/** The same passage, with everything that goes through it on the tape. Bodies of the browser's are kept until they are `maxBytes` together. */
export function taped(passage: Passage, tape: Tape, maxBytes: number): Passage {
  const attend = passage.attend ?? steadied(Date.parse(passage.capturedAt))
  return {
    ...passage,
    client: recordingClient(passage.client, tape),
    async attend(page) {
      const attended = await attend(page)
      const watching = watch(page, tape, maxBytes)
      return async () => {
        await watching.end()
        await attended()
      }
    },
  }
}
