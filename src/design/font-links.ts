/** Groups the font files of a page by family and weight, in the form that clients expect. */

import { parsedUrl } from '../formats/url.ts'
import type { FontFile } from '../model/design.ts'
import type { FontLinks } from '../model/font-links.ts'

/** The hosts from which Google serves its fonts. */
const GOOGLE = /^fonts\.(?:gstatic|googleapis)\.com$/

/**
 * Groups upright files by their family. The file of a variable font is listed under each hundred of its
 * weights. Where a family has several files of a weight, for example one for each script, the first one is
 * used.
 */
export function fontLinksOf(files: readonly FontFile[]): FontLinks {
  const links = new Map<string, FontLinks[string]>()
  for (const { family, style, url, weight } of files) {
    if (style !== 'normal') continue
    const known = links.get(family) ?? linksFrom(family, url)
    const added = Object.fromEntries(weightsIn(weight).map((each) => [each, url]))
    links.set(family, { ...known, files: { ...added, ...known.files } })
  }
  return Object.fromEntries(links)
}

function linksFrom(family: string, url: string): FontLinks[string] {
  if (GOOGLE.test(parsedUrl(url)?.hostname ?? '')) return { type: 'google', files: {} }
  return { type: 'custom', files: {}, displayName: displayNameOf(family) }
}

const STEP = 100

function weightsIn([lowest, highest]: FontFile['weight']): number[] {
  const first = Math.ceil(lowest / STEP) * STEP
  const count = Math.floor((highest - first) / STEP) + 1
  return lowest === highest || count < 1
    ? [lowest]
    : Array.from({ length: count }, (_, at) => first + at * STEP)
}

/**
 * Writes the name of a family with spaces between its words: `brandSans_v2-Display` becomes `brand Sans v2
 * Display`.
 */
function displayNameOf(family: string): string {
  return family
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/\s+[\da-f]{6,}$/i, '')
    .trim()
}
