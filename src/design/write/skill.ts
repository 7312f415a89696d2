/** Writes SKILL.md, which tells an agent how to use the files of a design. */

import type { Design, DesignMark } from '../../model/design.ts'
import { code, DATA_LINE, plain, table } from './markdown.ts'
import { colorsOf, typeStylesOf } from './tokens.ts'
import { yaml } from './yaml.ts'

/** The name of a skill has at most this many characters. They are letters, digits and hyphens. */
const MAX_NAME = 64

/**
 * Writes the skill with the tokens that an agent needs most, and with the names of the files that have all
 * tokens.
 */
export function skillMd(design: Design, marks: readonly DesignMark[]): string {
  const { domain, name, styleguide, dark } = design
  const roles = colorsOf(design).filter(([token]) => !token.endsWith('-dark'))
  const types = typeStylesOf(design)
  const front = yaml({
    name: skillName(domain),
    description: `Colours, type, spacing, logos and components of the brand at ${domain}. Use it when something is designed, built, written or checked for this brand.`,
  })
  const files = [
    ['DESIGN.md', 'everything for people and agents, with contrast, states and rules'],
    ['tokens.css', 'custom properties; import it first'],
    ['tokens.json', 'design tokens in the format of the W3C community group'],
    ['tailwind.css', 'theme for Tailwind CSS 4'],
    ['tailwind.config.js', 'preset for Tailwind CSS 3'],
    ['_brand.yml', 'brand file for Quarto and Shiny'],
    ['fonts.json', 'addresses of the font files, with weights and licences'],
    ...(marks.length > 0
      ? [
          ['marks/', 'logo and icon for light and dark backgrounds'],
          ['icons/', 'favicon and app icons'],
        ]
      : []),
  ]
  return `---
${front}---

# The brand ${code(name)}

The values were read from the page of ${plain(domain)}; they are exact. Don't round them and don't invent others.
${DATA_LINE}

1. Read DESIGN.md before you design anything.
2. Take colours, type, spacing and radii from tokens.css (or from the file of your framework), by their names.
3. ${dark ? 'Support both schemes: tokens.css has the colours of the dark one.' : 'The page has one scheme. Derive no dark one unless you are asked to.'}
4. ${marks.length > 0 ? "Take the logo from marks/, by the ground that it stands on. Don't redraw, recolour or stretch it." : 'There is no logo in this folder: ask for it.'}
5. Check the licence of a font in fonts.json before you copy its file.
6. Check each text and its ground: DESIGN.md lists the pairs of the page with their contrast.

## Colours

${table(
  ['token', 'value'],
  roles.map(([token, hex]) => [code(token), code(hex)]),
)}
## Type

${table(
  ['text', 'family', 'size', 'weight'],
  types.map(([text, { fontFamily, fontSize, fontWeight }]) => [
    text,
    fontFamily === null ? '' : code(fontFamily),
    `${fontSize}px`,
    String(fontWeight),
  ]),
)}
## Files

${table(
  ['file', 'what is in it'],
  files.map(([file = '', about = '']) => [code(file), about]),
)}${styleguide.components.button.primary.value ? '\nThe primary button is the custom properties that begin with `--button-primary-`.\n' : ''}`
}

function skillName(domain: string): string {
  const label = domain.toLowerCase().replace(/[^a-z\d]+/g, '-')
  return `${label.replace(/^-+|-+$/g, '').slice(0, MAX_NAME - 'brand-'.length)}`
    .replace(/^/, 'brand-')
    .replace(/-+$/, '')
}
