import { BlazonError } from './errors.ts'
import { HEADERS, type PageVisit } from './visit.ts'

/**
 * Throws `invalid_input` for a country, and for headers that a caller must not set. The connection needs some
 * headers itself (RFC 9110, section 7.6.1), and some headers would change the answer to something other than
 * the page.
 */
export function checkVisit({ headers = {}, country }: PageVisit): void {
  if (country !== undefined)
    throw invalid('country: no proxy of this engine is known to be in a country, so leave it out.')
  const names = Object.keys(headers)
  if (names.length > HEADERS.max)
    throw invalid(`headers has ${names.length} names; ${HEADERS.max} are allowed.`)
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    throw invalid('headers has a name twice, in different spellings.')
  for (const [name, value] of Object.entries(headers)) {
    const shown = name.slice(0, HEADERS.nameChars)
    if (!TOKEN.test(name) || name.length > HEADERS.nameChars)
      throw invalid(`headers: ${JSON.stringify(shown)} is no name of a header.`)
    if (OURS.test(name)) throw invalid(`headers: ${shown} cannot be set, because ${WHY}.`)
    // The value may be a secret, so it is never shown.
    if (!VALUE.test(value) || value.length > HEADERS.valueChars)
      throw invalid(`headers: the value of ${shown} is too long, or has a character that no header may have.`)
  }
}

const WHY = 'the connection needs it, or the answer would not be the page'
const TOKEN = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/
/** Matches headers of the connection, and headers that change the answer to something other than the page. */
const OURS = new RegExp(
  `^(?:${[
    ...['host', 'connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect', 'via'],
    ...['http2-settings', 'accept-encoding', 'range', 'content-.*', 'if-.*', 'proxy-.*', 'sec-.*'],
  ].join('|')})$`,
  'i',
)

const invalid = (message: string) => new BlazonError('invalid_input', message)
