import type { Options } from '../model/options.ts'

/** The options that reading depends on. The processes that read pages get no others, such as keys. */
export type ReadingOptions = Pick<
  Options,
  'contacts' | 'crawl' | 'fetch' | 'html' | 'industries' | 'maxAnswerBytes' | 'pictures'
>

export function readingOptions(options: Options): ReadingOptions {
  const { contacts, crawl, fetch, html, industries, maxAnswerBytes, pictures } = options
  return { contacts, crawl, fetch, html, industries, maxAnswerBytes, pictures }
}
