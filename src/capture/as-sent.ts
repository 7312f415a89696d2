/** Pages that are described as they were sent, because the browser could not show them. */

import type { BlazonError } from '../model/errors.ts'
import { Unfinished } from './browser/render.ts'
import type { Landing } from './page/landing.ts'
import type { Rendering } from './rendering.ts'

/** What belongs to a page that was not opened in the browser. */
export const UNRENDERED: Pick<Rendering, 'fetched' | 'left'> = { fetched: new Map(), left: Promise.resolve() }

/**
 * A page that scripts build, where no browser can run them. What its head says of the brand is used. A head
 * that says nothing is not the site's fault: that is thrown.
 */
export function fromItsHead(landing: Landing, lacking: BlazonError): Rendering {
  const { verdict, shell } = landing.survey
  if (verdict.class !== 'brand') throw lacking
  landing.builder.note(
    `Scripts build this page (${shell.why.join('; ')}), and it is described from its head alone: ${lacking.message}`,
  )
  return { ...landing, ...UNRENDERED, isUnrendered: true }
}

/**
 * A page that the browser could not show, as it was sent. When nothing is in it without its scripts, nobody
 * knows whether it is empty, and the browser's error is thrown. So it is when the browser saw nothing yet.
 */
export function asSent(landing: Landing, error: BlazonError): Rendering {
  if (error instanceof Unfinished || landing.survey.verdict.class === 'empty') throw error
  landing.builder.note(`The page could not be rendered, and is described as it was sent: ${error.message}`)
  // A page that scripts build may be there with more time: the next who asks has it opened again.
  const isUnrendered = error.code === 'timeout' && landing.survey.shell.shell
  return { ...landing, ...UNRENDERED, isUnrendered }
}
