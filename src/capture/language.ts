import { shortened } from '../concurrency/deadline.ts'
import { acceptLanguageOf, languageName, languageOfTag } from '../formats/text/language.ts'
import { asBlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'
import type { LanguageVersion } from '../snapshot/language/language-versions.ts'
import { ESCALATION, FETCH } from './bounds.ts'
import type { OpenedPage } from './in-browser.ts'
import type { OpenPage } from './open-page.ts'
import type { PageRequest } from './page/request.ts'

/** Returns the options with the headers and the browser settings of a visitor who asks for a language. */
export function speaking(options: Options, language: string | undefined): Options {
  const known = languageOfTag(language ?? '')
  return known ? { ...options, acceptLanguage: acceptLanguageOf(known) } : options
}

/**
 * Returns the page in the language that the request names. `first` is the answer to a request with that
 * language in its headers. When `first` is in another language, the versions that the site names are opened.
 * The first version whose words are in the wanted language is used. When there is no such version, `first` is
 * used, with a note.
 */
export async function inWantedLanguage(
  first: OpenedPage,
  open: OpenPage,
  request: PageRequest,
): Promise<OpenedPage> {
  const { language: asked, reader, deadline } = request
  if (asked === undefined) return inOwnLanguage(first, open, request)
  if (first.survey.verdict.class !== 'brand') return first
  const { language, versions } = await reader.language(
    { page: first.builder.snapshot, asked },
    deadline.signal,
  )
  if (language === asked) return first
  // All its files are read before the next page is opened.
  await first.left
  const tried: string[] = []
  const late = AbortSignal.timeout(timeFor(request))
  for (const version of versions) {
    const found = await openVersion(version, open, request, late)
    if (typeof found !== 'string') return found
    tried.push(`${version.url} (${version.named}) ${found}`)
  }
  first.builder.note(noVersion(asked, tried))
  return first
}

/**
 * Returns the page in the language in which the site sends it, when the request names none. Scripts of some
 * pages translate the page into the language of the browser. Such a page is opened again in a browser with
 * the page's own language. When that fails, `first` is used.
 */
async function inOwnLanguage(first: OpenedPage, open: OpenPage, request: PageRequest): Promise<OpenedPage> {
  if (first.sentIn === undefined) return first
  await first.left
  const name = languageName(first.sentIn)
  try {
    const own = await open({ ...request, options: speaking(request.options, first.sentIn) })
    own.builder.note(`Scripts translate the page into the visitor's language: it was opened in ${name}.`)
    return own
  } catch (thrown) {
    if (request.deadline.signal.aborted) throw thrown
    const { message } = asBlazonError(thrown)
    first.builder.note(`Scripts translated the page, which was sent in ${name}: ${message}`)
    return first
  }
}

/** Returns the time for versions, without a reserve for files of the page that we have. */
function timeFor({ deadline }: PageRequest): number {
  return Math.max(0, Math.min(FETCH.maxLanguageMs, deadline.timeLeftMs() - ESCALATION.reserveMs))
}

/** Returns the page in that version, or why it is not used, as the end of a sentence. */
async function openVersion(
  { url, named }: LanguageVersion,
  open: OpenPage,
  request: PageRequest,
  late: AbortSignal,
): Promise<OpenedPage | string> {
  const { language: asked = '', askRobots, client, reader } = request
  const deadline = shortened(request.deadline, late)
  const { signal } = deadline
  const taken = async () => {
    const robots = await askRobots(url, client, signal)
    if (!robots.allows(url)) return 'cannot be had: robots.txt is against it'
    const opened = await open({ ...request, page: url, deadline })
    await opened.left
    const { builder, survey } = opened
    if (survey.verdict.class !== 'brand') return `is no page of the brand's (${survey.verdict.class})`
    const { language, open: left } = await reader.language({ page: builder.snapshot, asked }, signal)
    if (language !== asked && !left.includes(asked))
      return language ? `is in ${languageName(language)}` : 'has no words to tell it by'
    builder.note(`In ${languageName(asked)}, as was asked for: the site's own version, by ${named}.`)
    return opened
  }
  return taken().catch((thrown: unknown) => {
    if (request.deadline.signal.aborted) throw thrown
    return `cannot be had: ${late.aborted ? 'there was no time left' : asBlazonError(thrown).message}`
  })
}

function noVersion(asked: string, tried: readonly string[]): string {
  const name = languageName(asked)
  return tried.length === 0
    ? `The site names no version in ${name}, which was asked for: this is the original.`
    : `There is no version in ${name}, which was asked for: this is the original. ${tried.join('; ')}.`
}
