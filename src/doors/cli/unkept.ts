import type { BlazonError } from '../../model/errors.ts'

/** Reports each reason once, because a full disk would otherwise be reported at every request. */
export function onUnkept(log: (line: string) => void): (error: BlazonError) => void {
  const told = new Set<string>()
  return ({ message }) => {
    if (told.has(message)) return
    told.add(message)
    log(`What is found is answered, and cannot be kept: ${message}`)
  }
}
