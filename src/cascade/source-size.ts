import { type LengthContext, quantityOf } from '../formats/css/math.ts'
import { cssText, parseCssValues, splitValues } from '../formats/css/values.ts'
import { mediaMatches } from './sheets/media.ts'

/** Returns the width in pixels by `sizes` (HTML, "source size"); without it, that of the viewport. */
export function sourceSize(
  sizes: string | undefined,
  viewport: { readonly width: number; readonly height: number },
): number {
  const { width, height } = viewport
  const lengths: LengthContext = { em: 16, rem: 16, lh: 19, viewportWidth: width, viewportHeight: height }
  for (const values of splitValues(parseCssValues(sizes ?? '') ?? [])) {
    const length = quantityOf(values.at(-1), lengths)
    if (length?.kind !== 'length') continue
    if (mediaMatches(cssText(values.slice(0, -1)), { ...viewport, colorScheme: 'light' })) return length.value
  }
  return width
}
