import { BlazonError } from '../../model/errors.ts'

/** Why no browser can be used, and what to do. Users of a service read this, so there is no path. */
const WHY = {
  'not found':
    'A browser is needed, and none was found on this machine: run "blazon install-browser", or name Chromium or its headless shell by BLAZON_BROWSER.',
  'switched off': 'A browser is needed, and BLAZON_NO_BROWSER switches it off: unset that variable.',
  'not starting':
    'A browser is needed, and the one on this machine does not start: see why with BLAZON_DEBUG=1, or name another one by BLAZON_BROWSER.',
} as const

/** Returns the failure of work without a browser, which is never the fault of a site. */
function browserLacking(why: keyof typeof WHY, cause?: unknown): BlazonError {
  return new BlazonError('unavailable', WHY[why], { cause })
}

/**
 * Returns the failure of a browser that does not start. People who use the service read its sentence, so only
 * the cause names the browser's path.
 */
export function notStarting(thrown: unknown): BlazonError {
  return thrown instanceof BlazonError ? thrown : browserLacking('not starting', thrown)
}

/** Returns the failure for a machine on which no browser was found, or on which browsers are switched off. */
export function noBrowser(): BlazonError {
  return browserLacking(process.env.BLAZON_NO_BROWSER ? 'switched off' : 'not found')
}
