import { domainToASCII } from 'node:url'
import { BlazonError } from '../../model/errors.ts'

/** Where a mapped host is dialled: an IP address and a port. */
interface HostAddress {
  readonly host: string
  readonly port: number
}

/** Where each scheme of a host is answered; a scheme that is left out is not. */
interface HostEntry {
  readonly http?: HostAddress
  readonly https?: HostAddress
}

/** Names that are answered at addresses of the operator's choice: recorded sites and tests. */
export interface HostMap {
  /** The entry of a name, else that of `*`; undefined when it is not mapped. IP addresses never are. */
  lookup(host: string): HostEntry | undefined
  isMapped(host: string): boolean
}

/**
 * Reads a host map: one line each `HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME`, `-` for a scheme that is not
 * answered, `*` for every host, `#` begins a comment. Later lines win.
 * A line that is anything else throws `invalid_input` with its number.
 */
export function parseHostMap(text: string): HostMap {
  const entries = new Map<string, HostEntry>()
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const words = line.replace(/#.*$/, '').trim().split(/\s+/).filter(Boolean)
    if (words.length === 0) continue
    const [host, entry] = entryOf(words, at + 1)
    entries.set(host, entry)
  }
  const lookup = (host: string): HostEntry | undefined => {
    const name = canonical(host)
    return isLiteral(name) ? undefined : (entries.get(name) ?? entries.get('*'))
  }
  return { lookup, isMapped: (host) => lookup(host) !== undefined }
}

function entryOf(words: readonly string[], line: number): [string, HostEntry] {
  const [http = '', https = '', name = ''] = words
  if (words.length !== 3) {
    throw malformed(line, `expected "HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME", found ${words.length} word(s)`)
  }
  const host = name === '*' ? '*' : domainToASCII(canonical(name))
  if (host === '' || isLiteral(host) || /[:/@]/.test(name))
    throw malformed(line, `"${name}" is not a host name`)
  const addresses = { http: addressOf(http, line), https: addressOf(https, line) }
  if (!addresses.http && !addresses.https)
    throw malformed(line, `${name} has neither an http nor an https address`)
  return [
    host,
    {
      ...(addresses.http ? { http: addresses.http } : {}),
      ...(addresses.https ? { https: addresses.https } : {}),
    },
  ]
}

function addressOf(text: string, line: number): HostAddress | undefined {
  if (text === '-') return undefined
  const [, v6, v4, digits] = /^(?:\[([\da-f:.]+)\]|([\d.]+)):(\d{1,5})$/i.exec(text) ?? []
  const host = v6 ?? v4
  const port = Number(digits)
  if (!host || !isLiteral(v6 ? `[${v6}]` : host) || port < 1 || port > 65_535) {
    throw malformed(line, `"${text}" is not an address with a port such as 127.0.0.1:8080`)
  }
  return { host, port }
}

function malformed(line: number, why: string): BlazonError {
  return new BlazonError('invalid_input', `Host map, line ${line}: ${why}.`)
}

function canonical(host: string): string {
  return host.toLowerCase().replace(/\.$/, '')
}

/** True for an IP address in any notation that URLs admit. */
function isLiteral(host: string): boolean {
  if (host === '*' || !URL.canParse(`http://${host}/`)) return false
  return /^(\[.*\]|\d+\.\d+\.\d+\.\d+)$/.test(new URL(`http://${host}/`).hostname)
}
