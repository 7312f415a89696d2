// Prints the path of the browser that blazon would use, or nothing. For scripts/setup.mjs.
import { findBrowser } from '../src/capture/browser/find.ts'

process.stdout.write(`${(await findBrowser())?.path ?? ''}\n`)
