/** Recognises pages that their scripts translate into the language of the browser. */

import { declaredLanguage } from '../../formats/text/charset.ts'
import { languageOfTag } from '../../formats/text/language.ts'
import { MAX_HTML_BYTES } from '../../model/limits.ts'
import type { Options } from '../../model/options.ts'
import type { Rendered } from './render.ts'
import { exchangeOf } from './responses.ts'

/** How many characters of a document are looked at for its `html` element. */
const HEAD_CHARS = 5_000

/**
 * Returns the language in which the document was sent, such as `it`, when the page now declares the language
 * that the browser asks for. Undefined for all other pages.
 */
export async function translatedFrom(
  { seen, traffic }: Pick<Rendered, 'seen' | 'traffic'>,
  { acceptLanguage }: Pick<Options, 'acceptLanguage'>,
): Promise<string | undefined> {
  const tagOf = (tag = '') => languageOfTag(tag)?.tag
  const shown = tagOf(declaredLanguage(seen.html.slice(0, HEAD_CHARS)))
  const document = traffic.documents().at(-1)
  if (!document || shown === undefined || shown !== tagOf(acceptLanguage.split(/[,;]/)[0])) return undefined
  const exchange = await exchangeOf(document, MAX_HTML_BYTES)
  const head = Buffer.from(exchange?.body?.subarray(0, HEAD_CHARS) ?? []).toString('latin1')
  const sent = tagOf(declaredLanguage(head))
  return sent === shown ? undefined : sent
}
