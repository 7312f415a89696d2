import { words } from './pattern.ts'

/**
 * Attributes in which scripts keep the URL of a picture until it becomes visible, the commonest first. By
 * hand, from the documentation of the loaders lazysizes, lozad, Lazy Load, WP Rocket and NitroPack, 2026.
 */
export const LAZY_URLS = words(`
  data-src data-lazy-src data-original data-lazyload data-image data-img-src data-url data-ll-src data-cfsrc
  nitro-lazy-src`)

/** Attributes in which lazy loaders keep a `srcset`. */
export const LAZY_SETS = words('data-srcset data-lazy-srcset')

/** Attributes in which lazy loaders keep the URL of a background. */
export const LAZY_BACKGROUNDS = words('data-bg data-background data-background-image')

/** Attributes that a loader removes from a picture that it has loaded. */
export const LAZY_UNTIL_LOADED = words('data-src data-srcset data-lazy-src data-lazy data-original')
