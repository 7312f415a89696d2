import { BlazonError } from './errors.ts'

/** The error of a replay that has no recording at the path. */
export function noRecording(path: string, cause?: unknown): BlazonError {
  return new BlazonError('invalid_input', `There is no recording at ${path}.`, { cause })
}
