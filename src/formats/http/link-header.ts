export interface HeaderLink {
  readonly target: string
  /** Parameters by their names in lower case. The first of several with one name counts. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Returns the links of a Link header, which may hold several. Malformed links are skipped. */
export function readLinkHeader(header: string): HeaderLink[] {
  return [...header.slice(0, MAX_CHARS).matchAll(LINK)].map(([, target = '', rest = '']) => ({
    target: target.trim(),
    parameters: parametersOf(rest),
  }))
}

/** Servers send at most 8 to 64 kB of headers, so a longer text is cut. */
const MAX_CHARS = 64_000

/**
 * Matches `<target>` and the parameters up to the next link. A comma in quotation marks does not end the
 * link, and a quotation mark that is not closed extends to the end of the text.
 */
const LINK = /<([^<>]*)>((?:"(?:[^"\\]|\\.?)*(?:"|$)|[^",<])*)/gs

const PARAMETER = /;\s*([\w!#$&+\-.^`|~*]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*))/g

function parametersOf(text: string): Record<string, string> {
  const parameters: Record<string, string> = Object.create(null)
  for (const [, name = '', quoted, plain] of text.matchAll(PARAMETER))
    parameters[name.toLowerCase()] ??= quoted?.replace(/\\(.)/g, '$1') ?? plain ?? ''
  return parameters
}
