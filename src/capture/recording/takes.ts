import { BlazonError } from '../../model/errors.ts'
import type { Producer } from '../../model/options.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Passage } from '../passage.ts'
import { fixChance } from './chance.ts'
import { recordingClient } from './client.ts'
import { createTape, type Recording, type Tape } from './recording.ts'
import { watch } from './watch.ts'

/** Attempts at one page that are recorded, each on a tape of its own. */
export interface Takes {
  /** Makes an attempt through a passage that is taped. */
  take<T extends { readonly snapshot?: Snapshot }>(
    passage: Passage,
    producer: Producer,
    attempt: (passage: Passage) => Promise<T>,
  ): Promise<T>
  /** Of the last attempt that gave a page, which is what a capture comes to. Throws when none did. */
  tape(): Tape
  /** What is on it. Throws as `tape` does. */
  recording(outcome: Snapshot): Recording
}

export function createTakes(maxBodiesBytes: number): Takes {
  let last: { tape: Tape; producer: Producer; page: Snapshot } | undefined
  const chosen = () => {
    if (last) return last
    throw new BlazonError('internal', 'Nothing was recorded.')
  }
  return {
    tape: () => chosen().tape,
    async take(passage, producer, attempt) {
      const tape = createTape()
      const attempted = await attempt(taped(passage, tape, maxBodiesBytes))
      if (attempted.snapshot) last = { tape, producer, page: attempted.snapshot }
      return attempted
    },
    recording({ site, capturedAt, notes }) {
      const { tape, producer, page } = chosen()
      return tape.recording({
        domain: site.domain,
        capturedAt,
        producer,
        notes: notes.slice(page.notes.length),
      })
    },
  }
}

/** The same passage, with everything that goes through it on the tape. Bodies of the browser's are kept until they are `maxBytes` together. */
function taped(passage: Passage, tape: Tape, maxBytes: number): Passage {
  return {
    ...passage,
    client: recordingClient(passage.client, tape),
    async attend(page) {
      const first = await passage.attend?.(page)
      if (!first) await fixChance(page)
      const watching = watch(page, tape, maxBytes)
      return {
        passed(ms) {
          first?.passed(ms)
          watching.passed(ms)
        },
        isHeld: () => first?.isHeld() ?? watching.isHeld(),
        async end() {
          await watching.end()
          await first?.end()
        },
      }
    },
  }
}
