/** The host map: a file that gives the addresses of chosen host names, for recorded sites and tests. */

import { domainToASCII } from 'node:url'
import { parsedUrl } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import { noun } from '../../model/noun.ts'

/** The IP address and port that a mapped host is reached at. */
interface HostAddress {
  readonly host: string
  readonly port: number
}

/** The address for each scheme of a host. A scheme that is missing is not answered. */
interface HostEntry {
  readonly http?: HostAddress
  readonly https?: HostAddress
}

/** Host names that are answered at addresses which the operator has chosen. */
export interface HostMap {
  /** Returns the entry of a name, or else the entry of `*`, or undefined. IP addresses are never mapped. */
  lookup(host: string): HostEntry | undefined
  isMapped(host: string): boolean
  /** True for a recording, whose ports the gate checked when it was made. Default: false. */
  readonly hasAnyPort?: boolean
}

/**
 * Reads a host map. Each line is `HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME`, with `-` for a scheme that is not
 * answered and `*` alone for every host; `#` begins a comment. A later line replaces an earlier one. Throws
 * `invalid_input` with the line's number for any other line.
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
    throw malformed(
      line,
      `expected "HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME", found ${words.length} ${noun(words.length, 'word')}`,
    )
  }
  const host = name === '*' ? '*' : domainToASCII(canonical(name))
  if (name !== '*' && name.includes('*'))
    throw malformed(line, `"${name}" is no pattern: write a line for each host, or * alone for every host`)
  if (host !== '*' && (!HOST.test(host) || isLiteral(host)))
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

/** A host name as DNS allows it. Labels may contain `_`, as names of services do (`_dmarc`). */
const HOST = /^(?:[a-z\d_-]{1,63}\.)*[a-z\d_-]{1,63}$/

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

/** True for an IP address in any notation that URLs allow. */
function isLiteral(host: string): boolean {
  if (host === '*') return false
  return /^(\[.*\]|\d+\.\d+\.\d+\.\d+)$/.test(parsedUrl(`http://${host}/`)?.hostname ?? '')
}
