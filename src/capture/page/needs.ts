import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import { heroPicturesOf, importsOf, logoPicturesOf } from './stylesheet.ts'

/** Something that the page needs to be described. */
export interface Need {
  /** Absolute, without fragment. */
  readonly url: string
  readonly kind: 'stylesheet' | 'manifest' | 'icon' | 'image' | 'page' | 'link' | 'listed'
  /** False: of a picture the beginning is enough, which tells its size. SVG is always read whole. */
  readonly whole: boolean
}

/** Sheets that a sheet imports. */
export function importNeeds(css: string, base: string): Need[] {
  return importsOf(css).flatMap((reference) => needOf(reference, base, 'stylesheet', true))
}

/** Pictures in the rules of a sheet that name a logo, or a hero. */
export function pictureNeeds(css: string, base: string): Need[] {
  return [...logoPicturesOf(css), ...heroPicturesOf(css)].flatMap((reference) =>
    needOf(reference, base, 'image', true),
  )
}

/** At most one need: none for what is no web address, such as a data URL. */
export function needOf(
  reference: string | undefined,
  base: string,
  kind: Need['kind'],
  whole: boolean,
): Need[] {
  const url = absoluteUrl(reference, base)
  return url ? [{ url: withoutFragment(url), kind, whole }] : []
}
