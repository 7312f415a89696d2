// What `npm start` does in a clone that is set up: looks the sample brands up, and serves them over the API.
// What does that is loaded when the command line is right.
import { stackOf } from '../src/doors/cli/debug.ts'
import { ENDING, untilInterrupted } from '../src/doors/cli/interrupt.ts'
import { tell, watchOutput } from '../src/doors/cli/output.ts'
import { asBlazonError, BlazonError, type ErrorCode } from '../src/model/errors.ts'
import { readFlags } from './start/flags.mjs'

/** What may help, by the code of the error. */
const HINTS: Partial<Record<ErrorCode, string>> = {
  unavailable: ' For example: PORT=8081 npm start',
  storage: ' Another database is taken with: npm start -- --db other.db',
}

watchOutput()
const interrupt = untilInterrupted(ENDING)
try {
  const flags = readFlags(process.argv.slice(2), process.env.PORT)
  if (flags.wrong !== undefined) throw new BlazonError('invalid_input', flags.wrong)
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
