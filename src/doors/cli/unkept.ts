import type { BlazonError } from '../../model/errors.ts'

/** Returns a handler that logs each reason only once, because a full disk causes it at every request. */
export function onUnkept(log: (line: string) => void): (error: BlazonError) => void {
  const told = new Set<string>()
  return ({ message }) => {
    if (told.has(message)) return
    told.add(message)
    log(`What is found is answered, and cannot be kept: ${message}`)
  }
}
