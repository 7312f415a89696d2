// npm start
//
// Says what is wrong with the command line or the port before minutes are spent on installing packages; then
// prepares the clone as `npm run setup` does, and starts. It is plain Node, without packages, until then.
import { createServer } from 'node:net'
import { readFlags } from './start/flags.mjs'

const HOST = '127.0.0.1'

function fail(text, code) {
  process.stderr.write(`blazon: ${text}\n`)
  process.exit(code)
}

/** Why nobody can listen there, as a sentence; undefined where it is possible. */
function whyClosed(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code, message }) =>
      resolve(
        code === 'EADDRINUSE'
          ? `Port ${port} of ${HOST} is in use by another program: stop that one or choose another port.`
          : `Port ${port} of ${HOST} cannot be opened: ${message}.`,
      ),
    )
    server.listen(port, HOST, () => server.close(() => resolve(undefined)))
  })
}

const flags = readFlags(process.argv.slice(2), process.env.PORT)
if (flags.wrong) fail(flags.wrong, 2)
const closed = await whyClosed(flags.port)
if (closed) fail(`${closed} For example: PORT=8081 npm start`, 1)
await import('./setup.mjs')
await import('../dist/checkout/start.js')
