import { parseCssValues } from '../../formats/css/values.ts'
import { evaluateCondition } from './condition.ts'
import { featureMatches, type Screen } from './media.ts'

/**
 * Evaluates `@container` against the viewport, because the size of the real container is not known before
 * layout. Style queries are false.
 */
export function containerMatches(prelude: string, screen: Screen): boolean {
  const values = parseCssValues(prelude)
  if (!values) return false
  const named = values[0]?.type === 'ident' && values[0].text.toLowerCase() !== 'not'
  const condition = named ? values.slice(1) : values
  if (condition.length === 0) return true
  const { width, height } = screen
  const numbers = {
    width,
    height,
    'inline-size': width,
    'block-size': height,
    'aspect-ratio': width / height,
  }
  const words = { orientation: [width > height ? 'landscape' : 'portrait'] }
  const leaves = {
    feature: (inner: Parameters<typeof featureMatches>[0]) => featureMatches(inner, numbers, words),
    func: () => undefined,
  }
  return evaluateCondition(condition, leaves) === true
}
