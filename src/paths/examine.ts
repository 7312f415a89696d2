import type { Deadline } from '../concurrency/deadline.ts'
import { failedResult } from '../model/failed-result.ts'
import type { ColorScheme } from '../model/options.ts'
import type { Site } from '../model/site.ts'
import { unrendered } from './policy.ts'
import type { BrandRequest, Examined, Ports } from './ports.ts'

/** Captures and describes the landing page, with the values of a language model where one is set. */
export async function examine(
  ports: Ports,
  site: Site,
  request: BrandRequest & { readonly page?: string | undefined },
  deadline: Deadline,
): Promise<Examined> {
  const examined = await examineByRules(ports, site, request, deadline)
  const { model, read, options } = ports
  const { improve } = options.llm
  if (!model || improve.length === 0) return examined
  // These modules are loaded only when a model is set.
  const { improved } = await import('./improve.ts')
  return improved(examined, request, { model, improve, read }, deadline)
}

interface OnePage {
  readonly page?: string | undefined
  readonly colorScheme?: ColorScheme | undefined
}

/** Captures and describes the landing page, or the `page` at a URL, without the store and without a model. */
export async function examineByRules(
  { captureWithPictures: capture, judge, options }: Pick<Ports, 'captureWithPictures' | 'judge' | 'options'>,
  site: Site,
  { page, producer, morePages, language, colorScheme }: BrandRequest & OnePage,
  deadline: Deadline,
): Promise<Examined> {
  try {
    const snapshot = await capture(site, { page, producer, morePages, language, colorScheme }, deadline)
    const { result, isShell } = await judge(snapshot, deadline.signal)
    const needsBrowser = isShell || (result.state === 'refused' && options.producer !== 'cascade')
    const lacksBrowser = result.state === 'refused' && snapshot.reductions?.includes('not_rendered')
    const isReduced = lacksBrowser || (producer === 'cascade' && needsBrowser)
    return { result: isReduced ? unrendered(result) : result, snapshot, isShell }
  } catch (thrown) {
    return { result: failedResult(site.domain, deadline.errorOf(thrown)) }
  }
}
