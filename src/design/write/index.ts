/** Writes the files of a design. */

import type { Design, DesignFile, DesignMark } from '../../model/design.ts'
import { BlazonError } from '../../model/errors.ts'
import { brandYml } from './brand-yml.ts'
import { tailwind3, tailwind4, tokensCss } from './css.ts'
import { designMd } from './design-md.ts'
import { iconFiles } from './icons.ts'
import { skillMd } from './skill.ts'
import { tokensJson } from './tokens-json.ts'

/** The text files with their media types, in the order of the result. */
const WRITERS: readonly (readonly [
  path: string,
  mediaType: string,
  write: (design: Design, marks: readonly DesignMark[]) => string,
])[] = [
  ['DESIGN.md', 'text/markdown', designMd],
  ['SKILL.md', 'text/markdown', skillMd],
  ['_brand.yml', 'application/yaml', brandYml],
  ['tokens.json', 'application/json', tokensJson],
  ['tokens.css', 'text/css', tokensCss],
  ['tailwind.css', 'text/css', tailwind4],
  ['tailwind.config.js', 'text/javascript', tailwind3],
  ['fonts.json', 'application/json', ({ fontFiles }) => `${JSON.stringify({ files: fontFiles }, null, 2)}\n`],
  ['design.json', 'application/json', (design) => `${JSON.stringify(design, null, 2)}\n`],
]

/**
 * Returns the files of a design: DESIGN.md, SKILL.md, `_brand.yml`, tokens, themes, fonts and the design as
 * JSON, and then the drawings of the logo with favicon and web manifest. Pure. `marks` are the drawings;
 * default: none. Throws `invalid_input` for a value that is not a design.
 */
export function designFiles(design: Design, marks: readonly DesignMark[] = []): readonly DesignFile[] {
  try {
    return [
      ...WRITERS.map(([path, mediaType, write]) => ({ path, mediaType, text: write(design, marks) })),
      ...marks.map(({ path, mediaType, bytes }) => ({ path, mediaType, bytes })),
      ...iconFiles(design, marks),
    ]
  } catch (cause) {
    const message = 'This is no design: one comes from extractDesign, or is `design` of a result.'
    throw new BlazonError('invalid_input', message, { cause })
  }
}
