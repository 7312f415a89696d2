/** Describes pages from the document that the server sent, when the browser could not render them. */

import type { BlazonError } from '../model/errors.ts'
import { Unfinished } from './browser/render.ts'
import type { Landing } from './page/landing.ts'
import type { Rendering } from './rendering.ts'

/** The properties of a page that was not opened in the browser. */
export const UNRENDERED: Pick<Rendering, 'fetched' | 'left'> = { fetched: new Map(), left: Promise.resolve() }

/**
 * A page that scripts build, when no browser can run them. It is described by its head. When the head has
 * nothing about the brand, the error about the missing browser is thrown.
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
 * The document that the server sent, for a page that the browser could not render. When it is empty without
 * its scripts, the page may still have content, so the browser's error is thrown, and also when the browser
 * had not received anything.
 */
export function asSent(landing: Landing, error: BlazonError): Rendering {
  if (error instanceof Unfinished || landing.survey.verdict.class === 'empty') throw error
  landing.builder.note(`The page could not be rendered, and is described as it was sent: ${error.message}`)
  // A page that scripts build may succeed with more time: the next request opens it again.
  const isUnrendered = error.code === 'timeout' && landing.survey.shell.shell
  return { ...landing, ...UNRENDERED, isUnrendered }
}
