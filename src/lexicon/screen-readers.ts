import { pattern, words } from './pattern.ts'

/**
 * Classes of texts that only screen readers read out, often with the name of a framework before them. By
 * hand, from the style sheets of Bootstrap, Tailwind, Bulma, Foundation, WordPress, Elementor, Drupal,
 * Salesforce and the design systems of the governments of Britain and the United States, 2026.
 */
const NAMES = [
  ...[/visually-?hidden(?:-focusable)?/, /screen-?reader-(?:text|only)/],
  ...words('sr-only show-for-sr elementor-screen-only element-invisible assistive-text'),
]

/** Matches such a class among the classes of an element. `not-sr-only` is the opposite. */
export const SCREEN_READER_CLASS = pattern('i')`(?:^|\s)(?:(?!not)[a-z]+[-_]{1,2})?(?:${NAMES})(?:\s|$)`
