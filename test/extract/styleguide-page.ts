import { styleguide } from '../../src/extract/styleguide/index.ts'
import { type Finding, isFound } from '../../src/model/finding.ts'
import type { Styleguide } from '../../src/model/styleguide.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

export const PROSE =
  '<p>We bake bread in the valley and bring it to your door before the sun is up, every day of the week, in all weathers.</p>'

/** The styleguide of a page with a header and text; `body` is added to its content. */
export function guideOf(css: string, body = '', head = ''): Styleguide {
  const html = `<!doctype html><html><head><title>Tarnbeck</title>${head}<style>body { margin: 0 } ${css}</style></head><body><header><a href="/">Tarnbeck</a></header><main>${PROSE}${body}</main></body></html>`
  return styleguide(snapshotFromHtml({ url: 'https://tarnbeck.example/', html }))
}

/** The value of a finding; throws when it is absent. */
export function found<T>(finding: Finding<T>): T {
  if (isFound(finding)) return finding.value
  throw new Error(`Not found: ${JSON.stringify(finding)}`)
}
