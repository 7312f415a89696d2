import { BlazonError } from './errors.ts'

/** The error for a replay of what is not there. */
export function noRecording(path: string, cause?: unknown): BlazonError {
  return new BlazonError('invalid_input', `There is no recording at ${path}.`, { cause })
}
