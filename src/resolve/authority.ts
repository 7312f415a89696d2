import { isIPv6 } from 'node:net'

/**
 * Returns the host in a text that somebody typed as a domain, in its original spelling. A text that has more
 * than scheme, host, port and path is refused with the reason, by a call of `refuse`, which throws.
 */
export function authorityOf(text: string, allowPort: boolean, refuse: (reason: string) => never): string {
  if (text === '') return refuse('it is empty')
  if (/\s/.test(text)) return refuse('it has white space inside')
  if (isIPv6(text)) return refuse('it is an IP address')
  const { scheme, rest } = splitScheme(text)
  const authority = rest.split(/[/?#]/, 1)[0] ?? ''
  if (authority.includes('\\')) return refuse('it has a backslash in it')
  if (authority.includes('@')) return refuse(whyAt(scheme, authority))
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    return refuse(`${scheme}: is not a web address; only http and https are`)
  }
  if (authority === '')
    return refuse(scheme === undefined ? 'there is no host in it' : 'there is nothing after the scheme')
  return withoutPort(authority, allowPort, refuse)
}

/** Separates the scheme. `localhost:3000` and `user:secret@host` have none. */
function splitScheme(text: string): { scheme: string | undefined; rest: string } {
  const [whole, scheme, slashes] = /^(?:([a-z][a-z\d+-]*):(\/*)|\/\/)/i.exec(text) ?? ['']
  const rest = text.slice(whole.length)
  const name = scheme?.toLowerCase()
  if (name === undefined || slashes !== '' || name === 'http' || name === 'https' || name === 'mailto') {
    return { scheme: name, rest }
  }
  const isHostOrUser = /^\d+([/?#]|$)/.test(rest) || /^[^/?#]*@/.test(rest)
  return isHostOrUser ? { scheme: undefined, rest: text } : { scheme: name, rest }
}

function whyAt(scheme: string | undefined, authority: string): string {
  const isMail = scheme === 'mailto' || (scheme === undefined && /^[^@:]+@[^@:]+$/.test(authority))
  if (!isMail) return 'it carries a user name or password'
  return `it is an e-mail address; give only what stands after the @`
}

function withoutPort(authority: string, allowPort: boolean, refuse: (reason: string) => never): string {
  if (authority.startsWith('['))
    return refuse(
      /^\[[\da-f]*:[\da-f:.%]*\]/i.test(authority) ? 'it is an IP address' : 'it begins with a bracket',
    )
  const [host = '', port, ...more] = authority.split(':')
  if (port === undefined) return host
  if (more.length > 0) return refuse('it has more than one colon')
  if (!allowPort) return refuse('it has a port; leave the colon and what follows away')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return refuse(`“${port.slice(0, 20)}” is not a port`)
  return host
}
