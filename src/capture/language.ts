import { acceptLanguageOf, languageName, languageOfTag } from '../formats/language.ts'
import { asBlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'
import type { LanguageVersion } from '../snapshot/language-versions.ts'
import type { PageRequest } from './page-request.ts'
import type { Rendering } from './rendering.ts'

/** The options of a visitor who asks for a language, in every request and in the browser. */
export function speaking(options: Options, language: string | undefined): Options {
  const known = languageOfTag(language ?? '')
  return known ? { ...options, acceptLanguage: acceptLanguageOf(known) } : options
}

type Open = (request: PageRequest) => Promise<Rendering>

/**
 * The page that is asked for, in the language that is asked for: as it is sent to one who asks for that, else the version that the site
 * itself names, of which each is opened as the page was and believed by its words. Where there is none the page stays, and a note says so.
 */
export async function inLanguage(open: Open, request: PageRequest): Promise<Rendering> {
  const first = await open(request)
  const { language: asked, reader, signal } = request
  if (asked === undefined || first.survey.verdict.class !== 'brand') return first
  const { language, versions } = await reader.language({ page: first.draft.snapshot, asked }, signal)
  if (language === asked) return first
  // Its files are handed over before the next page is opened.
  await first.left
  const tried: string[] = []
  const late = AbortSignal.timeout(timeFor(request))
  for (const version of versions) {
    const found = await openVersion(version, open, request, late)
    if (typeof found !== 'string') return found
    tried.push(`${version.url} (${version.named}) ${found}`)
  }
  first.draft.note(noVersion(asked, tried))
  return first
}

/** For versions: what is left of the caller's time, when that is less, but for what it takes to hand over the page that there is. */
function timeFor({ options, timeLeftMs }: PageRequest): number {
  return Math.max(0, Math.min(options.fetch.maxLanguageMs, timeLeftMs() - options.escalation.reserveMs))
}

/**
 * The page in that version; or why it is not taken, as the end of a sentence. That the site calls it so counts where its words leave it
 * open.
 */
async function openVersion(
  { url, named }: LanguageVersion,
  open: Open,
  request: PageRequest,
  late: AbortSignal,
): Promise<Rendering | string> {
  const { language: asked = '', askRobots, client, reader } = request
  const signal = AbortSignal.any([request.signal, late])
  const taken = async () => {
    const robots = await askRobots(url, client, signal)
    if (!robots.allows(url)) return 'cannot be had: robots.txt is against it'
    const opened = await open({ ...request, page: url, signal })
    await opened.left
    const { draft, survey } = opened
    if (survey.verdict.class !== 'brand') return `is no page of the brand's (${survey.verdict.class})`
    const { language, open: left } = await reader.language({ page: draft.snapshot, asked }, signal)
    if (language !== asked && !left.includes(asked))
      return language ? `is in ${languageName(language)}` : 'has no words to tell it by'
    draft.note(`In ${languageName(asked)}, as was asked for: the site's own version, by ${named}.`)
    return opened
  }
  return taken().catch((thrown: unknown) => {
    if (request.signal.aborted) throw thrown
    return `cannot be had: ${late.aborted ? 'there was no time left' : asBlazonError(thrown).message}`
  })
}

function noVersion(asked: string, tried: readonly string[]): string {
  const name = languageName(asked)
  return tried.length === 0
    ? `The site names no version in ${name}, which was asked for: this is the original.`
    : `There is no version in ${name}, which was asked for: this is the original. ${tried.join('; ')}.`
}
