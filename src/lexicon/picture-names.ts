import type { Branches } from './pattern.ts'

/** Names that authors give to the large picture at the top of a page. By hand, from classes and ids, 2026. */
export const HERO_NAMES: Branches = [
  ...['hero', 'jumbotron', 'splash', /cover(?:[-_]?(?:image|photo))?/],
  ...[/(?:main|top|page|site|home)[-_]?banner/, /header[-_]?(?:image|bg|background)/],
  ...[/banner[-_]?(?:image|bg|background)/, 'intro'],
]

/** Names of the files of logos. By hand, 2026. */
export const LOGO_FILES: Branches = ['logo', 'wordmark']

/** Names of logos, and of elements that hold the logo of a site. By hand, from classes and ids, 2026. */
export const LOGO_NAMES: Branches = [
  ...LOGO_FILES,
  ...[/brand(?!s|ing-|ed)/, /site-?(?:title|icon|identity)/],
]

/** Names of elements that may hold a logo among other things. By hand, from classes and ids, 2026. */
export const LOGO_PLACES: Branches = ['masthead', 'emblem', /site-?(?:name|id)/]
