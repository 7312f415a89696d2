import type { Options } from '../model/options.ts'

/** The options that reading depends on. The processes that read pages get no others, such as keys. */
export type ReadingOptions = Pick<Options, 'industries' | 'maxAnswerBytes'>

export function readingOptions(options: Options): ReadingOptions {
  const { industries, maxAnswerBytes } = options
  return { industries, maxAnswerBytes }
}
