import type { BlazonError } from '../../model/errors.ts'

/** Returns a handler that reports each reason only once, because a full disk causes it at every request. */
export function onUnkept(report: (message: string) => void): (error: BlazonError) => void {
  const told = new Set<string>()
  return ({ message }) => {
    if (told.has(message)) return
    told.add(message)
    report(message)
  }
}
