/** One link of a Link header (RFC 8288). */
export interface HeaderLink {
  /** As written. */
  readonly target: string
  /** By lower-case name; of a name that occurs twice the first. */
  readonly parameters: Readonly<Record<string, string>>
}

/** The links of a Link header, several of which may be joined by commas. What is not understood is passed over. */
export function readLinkHeader(header: string): HeaderLink[] {
  return [...header.slice(0, MAX_CHARS).matchAll(LINK)].map(([, target = '', rest = '']) => ({
    target: target.trim(),
    parameters: parametersOf(rest),
  }))
}

/** Servers refuse to send more than 8 to 64 KB of headers. */
const MAX_CHARS = 64_000

/** `<target>` and what stands up to the next one: a comma in quotes is no end, and quotes that are not closed go to the end of all. */
const LINK = /<([^<>]*)>((?:"(?:[^"\\]|\\.?)*(?:"|$)|[^",<])*)/gs

const PARAMETER = /;\s*([\w!#$&+\-.^`|~*]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*))/g

function parametersOf(text: string): Record<string, string> {
  const parameters: Record<string, string> = Object.create(null)
  for (const [, name = '', quoted, plain] of text.matchAll(PARAMETER))
    parameters[name.toLowerCase()] ??= quoted?.replace(/\\(.)/g, '$1') ?? plain ?? ''
  return parameters
}
