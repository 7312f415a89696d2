import { parsedUrl } from '../formats/url.ts'
import type { UrlCondition } from '../model/page-batches.ts'
import type { Ports } from './ports.ts'

/** URLs that are matched at once. */
const AT_ONCE = 2_000

/** Returns the URLs that meet all conditions. Rejects with `invalid_input` for an expression that is not RE2. */
export async function meeting(
  urls: readonly string[],
  conditions: readonly UrlCondition[],
  match: Ports['match'],
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (conditions.length === 0) return urls
  const met: string[] = []
  for (let at = 0; at < urls.length; at += AT_ONCE) {
    let left = urls.slice(at, at + AT_ONCE)
    for (const { regex: expression, in: place, excludes = false } of conditions) {
      const texts = place === 'path' ? left.map((url) => parsedUrl(url)?.pathname ?? '') : left
      const matches = left.length === 0 ? [] : await match({ expression, urls: texts }, signal)
      left = left.filter((_, index) => matches[index] !== excludes)
    }
    met.push(...left)
  }
  return met
}
