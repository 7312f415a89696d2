// npm start: looks the sample brands up, and serves them over the API. What does that is loaded when the
// command line is right.
import { parseArgs } from 'node:util'
import { stackOf } from '../src/cli/debug.ts'
import { ENDING, untilInterrupted } from '../src/cli/interrupt.ts'
import { tell, watchOutput } from '../src/cli/output.ts'
import { asBlazonError, BlazonError, type ErrorCode } from '../src/model/errors.ts'
import { SERVE } from '../src/model/options/serve.ts'
import type { Flags } from './start/samples.ts'

/** What may help, by the code of the error. */
const HINTS: Partial<Record<ErrorCode, string>> = {
  unavailable: ' For example: PORT=8081 npm start',
  storage: ' Another database is taken with: npm start -- --db other.db',
}

watchOutput()
const interrupt = untilInterrupted(ENDING)
try {
  const flags = readFlags()
  const { startSamples } = await import('./start/samples.ts')
  if (!interrupt.signal.aborted) await startSamples(flags, interrupt.signal)
} catch (thrown) {
  const error = asBlazonError(thrown)
  const hint = HINTS[error.code] ?? ''
  tell(`blazon: ${error.message}${hint}\n${stackOf(error)}`)
  process.exitCode = error.code === 'invalid_input' ? 2 : 1
} finally {
  interrupt.release()
}

function readFlags(): Flags {
  try {
    const { values } = parseArgs({
      options: {
        db: { type: 'string', default: 'blazon.db' },
        port: { type: 'string', default: process.env.PORT || String(SERVE.port.byDefault) },
      },
    })
    return { db: values.db, port: portOf(values.port) }
  } catch (thrown) {
    if (thrown instanceof BlazonError) throw thrown
    const message = thrown instanceof Error ? thrown.message.split('. ', 1)[0] : String(thrown)
    throw new BlazonError('invalid_input', `${message}. npm start takes --port and --db, behind "--".`)
  }
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new BlazonError(
    'invalid_input',
    `“${text}” is not a port; PORT and --port are numbers from 0 to 65535.`,
  )
}
