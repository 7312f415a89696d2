/** The type of a file that a page needs, and the needs that follow from a style sheet. */

import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import { heroPicturesOf, importsOf, logoPicturesOf } from './stylesheet.ts'

/** A file or page that is needed to describe a page. */
export interface Need {
  /** Absolute URL without fragment. */
  readonly url: string
  readonly kind: 'stylesheet' | 'manifest' | 'icon' | 'image' | 'frame' | 'page' | 'link' | 'listed'
  /** False when the beginning of a picture, which has its size, is enough. SVG is always read whole. */
  readonly whole: boolean
}

/** Style sheets that a style sheet imports. */
export function importNeeds(css: string, base: string): Need[] {
  return importsOf(css).flatMap((reference) => needOf(reference, base, 'stylesheet', true))
}

/** Pictures in those rules of a style sheet whose selectors name a logo or a hero. */
export function pictureNeeds(css: string, base: string): Need[] {
  return [...logoPicturesOf(css), ...heroPicturesOf(css)].flatMap((reference) =>
    needOf(reference, base, 'image', true),
  )
}

/** Returns one need, or none when the reference is not a web address (for example a data URL). */
export function needOf(
  reference: string | undefined,
  base: string,
  kind: Need['kind'],
  whole: boolean,
): Need[] {
  const url = absoluteUrl(reference, base)
  return url ? [{ url: withoutFragment(url), kind, whole }] : []
}
