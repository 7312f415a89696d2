import { inspect } from 'node:util'
import { attempts, failures } from '../../diagnostics/index.ts'
import { tell } from './output.ts'
import { safe } from './terminal.ts'

const isOn = () => Boolean(process.env.BLAZON_DEBUG)

/**
 * When `BLAZON_DEBUG` is set: reports each attempt at a page, and the stack of each lookup that fails.
 * Returns the function that ends the reports.
 */
export function watchDebug(): () => void {
  if (!isOn()) return () => undefined
  const endings = [
    attempts.watch(({ domain, how, end, elapsedMs }) =>
      tell(`debug: ${domain} was tried ${how} for ${Math.round(elapsedMs)} ms: ${safe(end)}\n`),
    ),
    failures.watch(({ domain, error }) => tell(`debug: ${domain} failed: ${stackOf(error)}`)),
  ]
  return () => {
    for (const end of endings) end()
  }
}

/**
 * When `BLAZON_DEBUG` is set, returns the error with its stack and its causes. Otherwise the text is empty.
 */
export function stackOf(error: Error): string {
  return isOn() ? `${inspect(error)}\n` : ''
}
