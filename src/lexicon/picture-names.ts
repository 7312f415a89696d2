import type { Branches } from './pattern.ts'

/** Names for the large picture at the top of a page, collected by hand from classes and ids in 2026. */
export const HERO_NAMES: Branches = [
  ...['hero', 'jumbotron', 'splash', /cover(?:[-_]?(?:image|photo))?/],
  ...[/(?:main|top|page|site|home)[-_]?banner/, /header[-_]?(?:image|bg|background)/],
  ...[/banner[-_]?(?:image|bg|background)/, 'intro'],
]

/** File names of logos, collected by hand in 2026. */
export const LOGO_FILES: Branches = ['logo', 'wordmark']

/** Names of logos and of elements with a logo, collected by hand from classes and ids in 2026. */
export const LOGO_NAMES: Branches = [
  ...LOGO_FILES,
  ...[/brand(?!s|ing-|ed)/, /site-?(?:title|icon|identity)/],
]

/** Names of elements with a logo and other contents, collected by hand from classes and ids in 2026. */
export const LOGO_PLACES: Branches = ['masthead', 'emblem', /site-?(?:name|id)/]
