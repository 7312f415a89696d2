/** Records the attempts of a capture. */

import { BlazonError } from '../../model/errors.ts'
import type { Producer } from '../../model/options.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { RECORDING } from '../bounds.ts'
import type { Transport } from '../network.ts'
import { recordingClient } from './client.ts'
import { fixRandomness } from './randomness.ts'
import { createExchangeLog, type ExchangeLog, type Recording } from './recording.ts'
import { watch } from './watch.ts'

/** Records attempts at one page, each in a log of its own. */
export interface Recorder {
  /** Begins the recording of an attempt that goes through this transport. */
  begin(transport: Transport, producer: Producer): AttemptRecording
  /** Returns the log of the last attempt that got a page, which is the result. Throws when none got one. */
  log(): ExchangeLog
  /** The recording of that attempt. Throws as `log` does. */
  recording(outcome: Snapshot): Recording
}

export interface AttemptRecording {
  /** The same transport, which records everything that goes through it. */
  readonly transport: Transport
  /** Reports that the attempt got this page. */
  got(page: Snapshot): void
}

export function createRecorder(): Recorder {
  let last: { log: ExchangeLog; producer: Producer; page: Snapshot } | undefined
  const chosen = () => {
    if (last) return last
    throw new BlazonError('internal', 'Nothing was recorded.')
  }
  return {
    log: () => chosen().log,
    begin(transport, producer) {
      const log = createExchangeLog()
      return {
        transport: withRecording(transport, log),
        got(page) {
          last = { log, producer, page }
        },
      }
    },
    recording({ site, capturedAt, notes }) {
      const { log, producer, page } = chosen()
      return log.recording({
        domain: site.domain,
        capturedAt,
        producer,
        notes: notes.slice(page.notes.length),
      })
    },
  }
}

/** Records a transport, with bodies of the browser up to `RECORDING.maxBodiesBytes` in all. */
function withRecording(transport: Transport, log: ExchangeLog): Transport {
  return {
    ...transport,
    client: recordingClient(transport.client, log),
    async observe(page) {
      const first = await transport.observe?.(page)
      if (!first) await fixRandomness(page)
      const watching = watch(page, log, RECORDING.maxBodiesBytes)
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
