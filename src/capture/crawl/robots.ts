import { decodeText } from '../../formats/charset.ts'
import { isAllowed, parseRobots, type RobotsRule, rulesFor } from '../../formats/robots.ts'
import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import type { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { Client, Exchange } from '../http/client.ts'

/** What the robots.txt of one authority says to us. */
export interface RobotsFile {
  /** Of the authority: scheme, host and port. */
  readonly origin: string
  readonly finalUrl: string
  /** 0 when there was no answer. */
  readonly status: number
  readonly failure: BlazonError | null
  /** Of its Sitemap lines, absolute. */
  readonly sitemaps: readonly string[]
  /** May the page be asked for without anybody having named it? */
  allows(url: string): boolean
}

/** Asks for what is needed: `client` and `signal` are the capture's. Rejects only when the signal fires. */
export type AskRobots = (url: string, client: Client, signal: AbortSignal) => Promise<RobotsFile>

/** The same for whoever has a client and a signal already. */
export type RobotsOf = (url: string) => Promise<RobotsFile>

/** Within one piece of work an authority is asked once, one that fails too. */
export function askOnce({
  askRobots,
  client,
  signal,
}: {
  readonly askRobots: AskRobots
  readonly client: Client
  readonly signal: AbortSignal
}): RobotsOf {
  const files = new Map<string, Promise<RobotsFile>>()
  return (url) => {
    const { origin } = new URL(url)
    const file = files.get(origin) ?? askRobots(url, client, signal)
    files.set(origin, file)
    return file
  }
}

interface Kept {
  readonly file: RobotsFile
  readonly readAt: number
  readonly size: number
}

/**
 * Reads the robots.txt of the authority of a URL by RFC 9309: rules where it answers with a success, none where it answers with a
 * client error, everything refused where it does not answer or fails. Answers are kept for `robotsMaxAgeMs`, within
 * `robotsCacheChars`; failures are not, so that the next who asks may find the site well.
 */
export function createRobots(options: Options, clock: () => Date): AskRobots {
  const { robotsMaxAgeMs, robotsCacheChars } = options.crawl
  const kept = new Map<string, Kept>()
  let size = 0
  const drop = (origin: string) => {
    size -= kept.get(origin)?.size ?? 0
    kept.delete(origin)
  }
  const keep = (origin: string, entry: Kept) => {
    drop(origin)
    kept.set(origin, entry)
    size += entry.size
    for (const oldest of kept.keys()) {
      if (size <= robotsCacheChars) break
      drop(oldest)
    }
  }
  return async (url, client, signal) => {
    const { origin } = new URL(url)
    const now = clock().getTime()
    const known = kept.get(origin)
    if (known && now - known.readAt < robotsMaxAgeMs) return known.file
    const maxBytes = () => options.crawl.maxRobotsBytes
    const exchange = await client.fetch({ url: `${origin}/robots.txt`, accept: ACCEPT, maxBytes, signal })
    const { file, chars } = read(exchange, options)
    if (!file.failure && file.status < 500) keep(origin, { file, readAt: now, size: chars })
    return file
  }
}

const ACCEPT = 'text/plain,*/*;q=0.5'

/** What an entry takes besides its text. */
const ENTRY_CHARS = 200

function read(exchange: Exchange, options: Options): { file: RobotsFile; chars: number } {
  const { url, finalUrl, status, failure } = exchange
  const robots = parseRobots(textOf(exchange, options))
  const isFailing = failure !== null || status >= 500
  const rules = isFailing ? REFUSES_ALL : rulesFor(robots, productToken(options.userAgent))
  const sitemaps = robots.sitemaps.flatMap((line) => absoluteUrl(line, finalUrl) ?? []).map(withoutFragment)
  const { robots: wish, maxUrlChars } = options.crawl
  // What is longer is no page of a site's.
  const allows = (url: string) => wish === 'ignore' || (url.length <= maxUrlChars && isAllowed(rules, url))
  const chars = [...rules.map(({ pattern }) => pattern), ...sitemaps, '']
    .map((text) => text.length + ENTRY_CHARS)
    .reduce((sum, length) => sum + length)
  return { file: { origin: new URL(url).origin, finalUrl, status, failure, sitemaps, allows }, chars }
}

const REFUSES_ALL: readonly RobotsRule[] = rulesFor(parseRobots('User-agent: *\nDisallow: /'), '*')

/** Nothing where the file is not there (RFC 9309 §2.3.1.3), or so many redirects away that it need not be (§2.3.1.2). */
function textOf({ status, headers, body, partial, redirects }: Exchange, { crawl }: Options): string {
  const isThere = status >= 200 && status < 300 && redirects.length <= crawl.maxRobotsRedirects
  if (!isThere || !body) return ''
  const { text } = decodeText(body, headers['content-type'])
  // A rule that was cut in the middle would say more than its author did.
  return partial ? text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'), 0)) : text
}

/** The name that robots.txt knows us by: the last product of the user agent, such as `blazon` of `Mozilla/5.0 (X11) blazon/0.1`. */
export function productToken(userAgent: string): string {
  const products = userAgent.replace(/\([^)]*\)/g, ' ').match(/[a-z_-]+(?=\/)/gi)
  return products?.at(-1)?.toLowerCase() ?? '*'
}
