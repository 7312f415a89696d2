/** One image candidate of a `srcset` (HTML, "image candidate string"). */
export interface SourceCandidate {
  readonly url: string
  /** The width in pixels for `w`, the density for `x`; 1 and `x` when the candidate has no descriptor. */
  readonly size: number
  readonly unit: 'w' | 'x'
}

const MAX_CANDIDATES = 500

const SPACE = /\s/

/** Reads the well-formed candidates of a `srcset` in one pass (HTML, "parsing a srcset attribute"). */
export function parseSrcset(text: string): SourceCandidate[] {
  const found: SourceCandidate[] = []
  let at = 0
  const until = (stops: (character: string) => boolean): string => {
    const from = at
    while (at < text.length && !stops(text.charAt(at))) at++
    return text.slice(from, at)
  }
  while (at < text.length && found.length < MAX_CANDIDATES) {
    until((character) => character !== ',' && !SPACE.test(character))
    const reference = until((character) => SPACE.test(character))
    const end = endOfCommas(reference)
    // A comma directly after the URL ends the candidate; a comma inside the URL belongs to the URL.
    const descriptor = end < reference.length ? '' : until((character) => character === ',').trim()
    const candidate = candidateOf(reference.slice(0, end), descriptor)
    if (candidate) found.push(candidate)
  }
  return found
}

function endOfCommas(reference: string): number {
  let end = reference.length
  while (end > 0 && reference.charAt(end - 1) === ',') end--
  return end
}

function candidateOf(url: string, descriptor: string): SourceCandidate | undefined {
  if (!url) return undefined
  if (!descriptor) return { url, size: 1, unit: 'x' }
  const unit = descriptor.endsWith('w') ? 'w' : 'x'
  const size = Number.parseFloat(descriptor)
  return Number.isFinite(size) ? { url, size, unit } : { url, size: 1, unit: 'x' }
}
