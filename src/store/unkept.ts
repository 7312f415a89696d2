import { BlazonError } from '../model/errors.ts'

/** Called when something was found and could not be stored. */
export type OnUnkept = (error: BlazonError) => void

/** Called for each call of the database with the name of its method and its time in milliseconds. */
export type OnCall = (call: string, elapsedMs: number) => void

/** Reports a failure of the database to `onUnkept` if it is set. Throws every other error. */
export function tellOrThrow(thrown: unknown, onUnkept: OnUnkept | undefined): void {
  if (!onUnkept || !(thrown instanceof BlazonError) || thrown.code !== 'storage') throw thrown
  onUnkept(thrown)
}
