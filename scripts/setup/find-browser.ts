// Prints the path of the browser that blazon would use, or nothing. scripts/setup.mjs runs it.
import { findBrowser } from '../../src/capture/browser/find.ts'
import { asBlazonError } from '../../src/model/errors.ts'

try {
  process.stdout.write(`${(await findBrowser())?.path ?? ''}\n`)
} catch (thrown) {
  process.stderr.write(`setup: ${asBlazonError(thrown).message}\n`)
  process.exitCode = 1
}
