// Loaded before a peer's own code (`node --import`). Every connection of the process goes to the address that
// PEER_ROUTES names for its host, and connections to other hosts or ports are refused. So a tool that cannot
// be configured reaches the recorded sites, and nothing is requested from the internet.
import net from 'node:net'

/** Rows of [host or `*`, address for port 80 or null, address for port 443 or null]. */
const routes = JSON.parse(process.env.PEER_ROUTES ?? '[]')
const connect = net.Socket.prototype.connect

/** No server listens at this address. */
const NOWHERE = '127.0.0.1:9'

function addressFor(host, port) {
  const row = routes.find(([name]) => name === host || name === '*')
  return (Number(port) === 443 ? row?.[2] : Number(port) === 80 ? row?.[1] : null) ?? NOWHERE
}

net.Socket.prototype.connect = function (...given) {
  const args = Array.isArray(given[0]) ? given[0] : given
  const options = typeof args[0] === 'object' ? args[0] : { port: args[0], host: args[1] }
  // A pipe to a child process.
  if (options.path || typeof args[0] === 'string') return connect.apply(this, given)
  const [host, port] = addressFor(options.host ?? 'localhost', options.port).split(':')
  const callback = args.find((arg) => typeof arg === 'function')
  return connect.call(this, { ...options, host, port: Number(port) }, ...(callback ? [callback] : []))
}
