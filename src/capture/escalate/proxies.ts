import { readNamedFile } from '../../files/named-file.ts'
import { parsedUrl } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'

/** Proxies of equal rank. `undefined` stands for a direct connection without a proxy. */
export type Tier = readonly (URL | undefined)[]

const SCHEMES: readonly string[] = ['http:', 'https:', 'socks5:']

/**
 * Reads the tiers of a proxies file. Each line is one URL (`http://`, `https://` or `socks5://`, with
 * `user:password@` where needed) or the word `direct`. `#` begins a comment; a blank line or `---` begins the
 * next tier. When `direct` is nowhere in the file, a direct connection becomes the first tier. Throws
 * `invalid_input` with the number of the line. The message never contains a password.
 */
export function parseProxies(text: string): readonly Tier[] {
  const tiers: (URL | undefined)[][] = [[]]
  for (const [at, raw] of text
    .replace(/^\u{feff}/u, '')
    .split(/\r?\n/)
    .entries()) {
    const line = raw.trim()
    const entry = line.replace(/(^|\s)#.*$/, '').trim()
    if (line === '' || entry === '---') tiers.push([])
    else if (entry !== '') tiers.at(-1)?.push(entry === 'direct' ? undefined : proxyIn(entry, at + 1))
  }
  const filled = tiers.filter((tier) => tier.length > 0)
  if (filled.length === 0) throw new BlazonError('invalid_input', 'The proxies file names no proxy.')
  return filled.flat().includes(undefined) ? filled : [[undefined], ...filled]
}

/** Reads the tiers from a file. Throws `invalid_input` when the file cannot be read or is malformed. */
export function readProxies(file: string): readonly Tier[] {
  return parseProxies(readNamedFile('proxies file', file))
}

function proxyIn(entry: string, line: number): URL {
  const [, scheme] = /^([a-z][a-z\d+.-]*:)\/\//i.exec(entry) ?? []
  if (scheme === undefined)
    throw malformed(line, 'expected a URL such as http://proxy.example:8080, or "direct"')
  if (!SCHEMES.includes(scheme.toLowerCase()))
    throw malformed(line, `"${scheme}//" is not http://, https:// or socks5://`)
  const url = parsedUrl(entry)
  if (!url) throw malformed(line, `what follows ${scheme}// is no host with a port`)
  if (url.hostname === '') throw malformed(line, 'it names no host')
  if (!/^\/?$/.test(url.pathname) || url.search || url.hash)
    throw malformed(line, 'a proxy has a host and a port, and nothing after them')
  if (![url.username, url.password].every(isEncoded))
    throw malformed(line, 'its user name or password has a % that encodes nothing; write it as %25')
  return url
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function malformed(line: number, why: string): BlazonError {
  return new BlazonError('invalid_input', `Proxies file, line ${line}: ${why}.`)
}
