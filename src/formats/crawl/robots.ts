import { byName } from '../../model/by-name.ts'
import { parsedUrl } from '../url.ts'

/** One Allow or Disallow line. `pattern` is normalised by `spelled`; `*` and a closing `$` are wildcards. */
export interface RobotsRule {
  readonly allow: boolean
  readonly pattern: string
  /** The length of the pattern. When several rules match a path, the one with the longest pattern decides. */
  readonly length: number
}

interface RobotsGroup {
  /** Product tokens in lower case. The token `*` matches every crawler. */
  readonly agents: readonly string[]
  readonly rules: readonly RobotsRule[]
}

export interface Robots {
  readonly groups: readonly RobotsGroup[]
  /** The values of the Sitemap lines, as they are written. */
  readonly sitemaps: readonly string[]
}

/** Longer lines are cut, as by Google's parser, at eight times the longest URL of Internet Explorer. */
const MAX_LINE_CHARS = 2083 * 8

/**
 * The limit of rules with a wildcard, because each one is searched for along the whole path: 2,000 take some
 * 40 ms for the longest path. Later rules are read as stricter than they are: a Disallow ends at its first
 * wildcard, and an Allow is ignored.
 */
const MAX_WILDCARD_RULES = 2_000

/** Names of lines, with the misspellings that are common enough for Google's parser to accept them. */
const LINE_NAMES = byName<'agent' | 'allow' | 'disallow' | 'sitemap'>({
  'user-agent': 'agent',
  useragent: 'agent',
  'user agent': 'agent',
  allow: 'allow',
  disallow: 'disallow',
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  diasllow: 'disallow',
  disallaw: 'disallow',
  sitemap: 'sitemap',
  'site-map': 'sitemap',
})

/** Reads a robots.txt by RFC 9309. Any text is accepted; lines that are not understood are skipped. */
export function parseRobots(text: string): Robots {
  const groups: { agents: string[]; rules: RobotsRule[] }[] = []
  const sitemaps: string[] = []
  let current: { agents: string[]; rules: RobotsRule[] } | undefined
  let wildcards = 0
  for (const line of text.replace(/^\uFEFF/, '').split(/[\r\n]+/)) {
    const [name, value] = splitLine(line.slice(0, MAX_LINE_CHARS))
    if (name === 'sitemap' && value) sitemaps.push(value)
    if (name === 'agent') {
      if (!current || current.rules.length > 0) {
        current = { agents: [], rules: [] }
        groups.push(current)
      }
      const token = groupToken(value)
      if (token) current.agents.push(token)
    }
    if ((name === 'allow' || name === 'disallow') && current) {
      // An empty rule has no effect, but it ends the list of agents.
      const rule = ruleOf(name === 'allow', value)
      if (rule.pattern.includes('*') && ++wildcards > MAX_WILDCARD_RULES) {
        if (!rule.allow) current.rules.push({ ...rule, pattern: rule.pattern.replace(/\*.*$/, '') || '/' })
      } else current.rules.push(rule)
    }
  }
  return { groups, sitemaps }
}

/**
 * Returns the rules for a product token such as `FooBot` or `FooBot/1.0`: the rules of all groups that name
 * the token, or those of the groups for `*` when no group names it.
 */
export function rulesFor(robots: Robots, agent: string): readonly RobotsRule[] {
  const token = agent.split('/')[0]?.trim().toLowerCase() ?? ''
  const named = robots.groups.filter((group) => group.agents.includes(token))
  const groups = named.length > 0 ? named : robots.groups.filter((group) => group.agents.includes('*'))
  return groups.flatMap((group) => group.rules)
}

/**
 * Returns whether `url` may be fetched under these rules. The longest matching pattern decides; between an
 * Allow and a Disallow of equal length, Allow does. robots.txt itself may always be fetched. As in Google's
 * matcher, escapes of unreserved characters are not decoded, and an Allow of `.../index.html` also allows the
 * folder.
 */
export function isAllowed(rules: readonly RobotsRule[], url: string): boolean {
  const path = pathOf(url)
  if (path === '/robots.txt') return true
  let best = { length: 0, allow: true }
  for (const rule of rules) {
    const length = matchLength(rule, path)
    if (length > best.length || (length === best.length && rule.allow && length > 0))
      best = { length, allow: rule.allow }
  }
  return best.allow
}

function splitLine(line: string): [kind: string | undefined, value: string] {
  const comment = line.indexOf('#')
  const text = (comment < 0 ? line : line.slice(0, comment)).trim()
  const colon = text.indexOf(':')
  // "Disallow /x" without the colon is common enough to be accepted; it must be exactly two words.
  const [, name, value] =
    colon >= 0 ? [text, text.slice(0, colon), text.slice(colon + 1)] : (text.match(/^(\S+)\s+(\S+)$/) ?? [])
  return [LINE_NAMES[name?.trim().toLowerCase() ?? ''], value?.trim() ?? '']
}

function groupToken(value: string): string | undefined {
  if (/^\*(\s|$)/.test(value)) return '*'
  return value.match(/^[^\s/*]+/)?.[0].toLowerCase()
}

/** Matches a value without escapes, which is its own pattern. */
const PLAIN = /^[\w/.~!&()+,;=:@*-]*\$?$/

function ruleOf(allow: boolean, value: string): RobotsRule {
  if (PLAIN.test(value)) return { allow, pattern: value, length: value.length }
  // Half a surrogate pair cannot come from bytes, so such a rule matches nothing.
  if (/\p{Surrogate}/u.test(value)) return { allow, pattern: '', length: 0 }
  const plain = escaped(value)
  const pattern = plain.endsWith('$') ? `${spelled(plain.slice(0, -1))}$` : spelled(plain)
  return { allow, pattern, length: plain.length }
}

function pathOf(url: string): string {
  const parsed = parsedUrl(url)
  if (!parsed) return '/'
  const { pathname, search } = parsed
  return spelled(escaped(pathname + search)).replaceAll('*', '%2A')
}

/**
 * Gives a text one spelling where several are possible, by escaping the characters that URLs hold only as
 * escapes. `$` is also escaped, so only the closing `$` of a pattern, which is added later, is a wildcard.
 */
function spelled(text: string): string {
  return text.replace(
    /[\s"$'<>\\^`{|}]/g,
    (character) => ESCAPE.get(character) ?? encodeURIComponent(character),
  )
}

/** `encodeURIComponent` leaves the apostrophe as it is. */
const ESCAPE: ReadonlyMap<string, string> = new Map([["'", '%27']])

/** Escapes characters beyond ASCII, and writes escapes in upper case. */
function escaped(text: string): string {
  return text
    .replace(/\P{ASCII}+/gu, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
}

function matchLength({ allow, pattern, length }: RobotsRule, path: string): number {
  if (pattern === '') return 0
  if (matches(pattern, path)) return length
  const index = allow ? INDEXES.find((end) => pattern.endsWith(end)) : undefined
  if (index === undefined) return 0
  const folder = pattern.slice(0, 1 - index.length)
  return matches(`${folder}$`, path) ? folder.length + 1 : 0
}

const INDEXES = ['/index.html', '/index.htm']

/** Matches in time linear in the path, for any number of wildcards. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const text = anchored ? pattern.slice(0, -1) : pattern
  // Most rules have no wildcard, and a file may have 40,000.
  if (!text.includes('*')) return anchored ? path === text : path.startsWith(text)
  const parts = text.split('*')
  const first = parts[0] ?? ''
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = parts.pop() ?? ''
  for (const part of parts.slice(1)) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return anchored ? path.length - last.length >= at && path.endsWith(last) : path.indexOf(last, at) >= 0
}
