import { pattern, words } from './pattern.ts'

/**
 * Classes of texts only for screen readers, without prefixes of frameworks. Collected by hand from the style
 * sheets of Bootstrap, Tailwind, Bulma, Foundation, WordPress, Elementor, Drupal, Salesforce and the design
 * systems of the governments of Britain and the United States, 2026.
 */
const NAMES = [
  ...[/visually-?hidden(?:-focusable)?/, /screen-?reader-(?:text|only)/],
  ...words('sr-only show-for-sr elementor-screen-only element-invisible assistive-text'),
]

/** Matches such a class in a class attribute. `not-sr-only` means the opposite. */
export const SCREEN_READER_CLASS = pattern('i')`(?:^|\s)(?:(?!not)[a-z]+[-_]{1,2})?(?:${NAMES})(?:\s|$)`
