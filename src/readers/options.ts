import type { Options } from '../model/options.ts'

/** The options that reading depends on. The processes that read pages get no others, such as keys. */
export interface ReadingOptions extends Pick<Options, 'industries' | 'maxAnswerBytes'> {
  /** True when a page is stored with all its files, or not at all. */
  readonly keepsAll: boolean
}

export function readingOptions(options: Options): ReadingOptions {
  const { industries, maxAnswerBytes, store } = options
  return { industries, maxAnswerBytes, keepsAll: store.keep !== 'marks' }
}
