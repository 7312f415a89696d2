/** Finds where the Refresh header or `<meta http-equiv=refresh>` of a page leads. */

import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import { baseUrlOf, select } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { headerText } from '../http/header-text.ts'

/** A page with a longer delay reloads itself, or wants to be read first, so it is not followed. */
const MAX_DELAY_SECONDS = 10

/** Returns the URL that the page refreshes to; undefined when it does not lead to another page. */
export function refreshOf(snapshot: Snapshot): string | undefined {
  for (const { value, base } of refreshValuesOf(snapshot)) {
    const url = targetOf(value, base)
    if (url && withoutFragment(url) !== withoutFragment(snapshot.url)) return url
  }
  return undefined
}

interface RefreshValue {
  readonly value: string
  /** The base URL of relative addresses. */
  readonly base: string
}

/** Yields the header first. It has no `<base>`, so its address is relative to the URL of the page. */
function* refreshValuesOf(snapshot: Snapshot): Generator<RefreshValue> {
  const page = snapshot.resources.find(({ kind }) => kind === 'document')
  yield { value: headerText(page?.headers.refresh ?? ''), base: snapshot.url }
  for (const { attribs } of select(snapshot, 'meta[http-equiv][content]')) {
    if (attribs['http-equiv']?.trim().toLowerCase() === 'refresh')
      yield { value: attribs.content ?? '', base: baseUrlOf(snapshot) }
  }
}

function targetOf(value: string, base: string): string | undefined {
  const [, delay, inDouble, inSingle, plain] = REFRESH.exec(value.slice(0, 2048)) ?? []
  if (Number(delay ?? 0) > MAX_DELAY_SECONDS) return undefined
  return absoluteUrl((inDouble ?? inSingle ?? plain)?.trim(), base)
}

/**
 * Matches `5; url=/home`, `0;URL='https://example.com/'` and `0, /home`. `60` and `0; url=` mean the page
 * itself (HTML, "shared declarative refresh steps").
 */
const REFRESH =
  /^\s*(?:(\d+)[\d.]*|\.[\d.]*)(?=[;,\s]|$)\s*[;,]?\s*(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(.*))/is
