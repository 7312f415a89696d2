import { BlazonError } from '../model/errors.ts'
import type { OnUnkept } from './store.ts'

/** Reports a failure of the database to `onUnkept` if it is set. Throws every other error. */
export function tellOrThrow(thrown: unknown, onUnkept: OnUnkept | undefined): void {
  if (!onUnkept || !(thrown instanceof BlazonError) || thrown.code !== 'storage') throw thrown
  onUnkept(thrown)
}
