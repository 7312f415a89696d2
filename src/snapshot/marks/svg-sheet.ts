/** Reads SVG files that drawings of the page refer to, as in `<use href="sheet.svg#logo">`. */

import type { Element } from 'domhandler'
import { elementsOf, findSvg } from '../../formats/svg/document.ts'
import { absoluteUrl, parsedUrl } from '../../formats/url.ts'
import { oncePer } from '../../model/keyed.ts'
import { baseUrlOf } from '../dom.ts'
import { view } from '../memo.ts'
import { bodyOf, resourceAt, type Snapshot } from '../snapshot.ts'

/** Maximum size of a file. Files of icons are smaller. */
const MAX_BYTES = 1_000_000

export type Sheet = ReadonlyMap<string, Element>

/**
 * Returns the elements of the captured file at an address of the page, by id. Undefined when there is none,
 * and for a file of another origin, which browsers do not use.
 */
export function sheetAt(snapshot: Snapshot, reference: string): Sheet | undefined {
  const url = absoluteUrl(reference, baseUrlOf(snapshot))
  if (!url || parsedUrl(url)?.origin !== parsedUrl(snapshot.url)?.origin) return undefined
  return sheetReader(snapshot)(url)
}

const sheetReader = view((snapshot: Snapshot) => oncePer((url: string) => readSheet(snapshot, url)))

function readSheet(snapshot: Snapshot, url: string): Sheet | undefined {
  const resource = resourceAt(snapshot, url)
  const body = resource && resource.status < 400 && !resource.partial ? bodyOf(snapshot, resource) : undefined
  const root = body && body.length <= MAX_BYTES ? findSvg(new TextDecoder().decode(body)) : undefined
  if (!root) return undefined
  const sheet = new Map<string, Element>()
  for (const element of elementsOf(root)) {
    const { id } = element.attribs
    if (id && !sheet.has(id)) sheet.set(id, element)
  }
  return sheet
}
