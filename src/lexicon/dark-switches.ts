/**
 * The classes and attributes of `html` or `body` by which scripts switch a page to its dark scheme. Tailwind
 * CSS, Bootstrap, Docusaurus, VitePress, MkDocs, Primer and common snippets use these names.
 */

export const DARK_CLASSES = ['dark', 'dark-mode', 'dark-theme', 'theme-dark', 'is-dark', 'darkmode'] as const

/** Attributes whose value is `dark` or `light`. */
export const SCHEME_ATTRIBUTES = [
  'data-theme',
  'data-bs-theme',
  'data-color-mode',
  'data-color-scheme',
  'data-mode',
  'data-scheme',
  'theme',
] as const
