// A process that captures a page which never settles, for tests that kill it: `capture-process.mjs
// HOST_MAP_LINE`.
import { capturerIn, siteOf } from './process.mjs'

const capturer = await capturerIn(process.argv[2])
await capturer.capture(siteOf('acme.example'), { producer: 'browser' })
