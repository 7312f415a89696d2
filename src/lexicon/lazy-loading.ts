import { words } from './pattern.ts'

/**
 * Attributes in which scripts store the URL of a picture until it becomes visible, the most common first.
 * Collected by hand from the documentation of lazysizes, lozad, Lazy Load, WP Rocket and NitroPack, 2026.
 */
export const LAZY_URLS = words(`
  data-src data-lazy-src data-original data-lazyload data-image data-img-src data-url data-ll-src data-cfsrc
  nitro-lazy-src`)

/** Attributes in which lazy loaders store a `srcset`. */
export const LAZY_SETS = words('data-srcset data-lazy-srcset')

/** Attributes in which lazy loaders store the URL of a background. */
export const LAZY_BACKGROUNDS = words('data-bg data-background data-background-image')

/** Attributes that a loader removes once it has loaded the picture. */
export const LAZY_UNTIL_LOADED = words('data-src data-srcset data-lazy-src data-lazy data-original')
