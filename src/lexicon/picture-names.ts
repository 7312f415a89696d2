import type { Branches } from './pattern.ts'

/**
 * Names that authors give to the large picture at the top of a page. They were collected by hand from classes
 * and ids in 2026.
 */
export const HERO_NAMES: Branches = [
  ...['hero', 'jumbotron', 'splash', /cover(?:[-_]?(?:image|photo))?/],
  ...[/(?:main|top|page|site|home)[-_]?banner/, /header[-_]?(?:image|bg|background)/],
  ...[/banner[-_]?(?:image|bg|background)/, 'intro'],
]

/** Names of the files of logos. They were collected by hand in 2026. */
export const LOGO_FILES: Branches = ['logo', 'wordmark']

/**
 * Names of logos, and of elements that hold the logo of a site. They were collected by hand from classes and
 * ids in 2026.
 */
export const LOGO_NAMES: Branches = [
  ...LOGO_FILES,
  ...[/brand(?!s|ing-|ed)/, /site-?(?:title|icon|identity)/],
]

/**
 * Names of elements that may hold a logo among other things. They were collected by hand from classes and ids
 * in 2026.
 */
export const LOGO_PLACES: Branches = ['masthead', 'emblem', /site-?(?:name|id)/]
