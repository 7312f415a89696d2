import { BlazonError } from './errors.ts'

export function noRecording(path: string, cause?: unknown): BlazonError {
  return new BlazonError('invalid_input', `There is no recording at ${path}.`, { cause })
}
