import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import { baseUrlOf, select } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** Longer waits are pages that reload themselves, or that let the visitor read first. */
const MAX_DELAY_SECONDS = 10

/** Where `<meta http-equiv=refresh>` sends the visitor; undefined when nowhere else. */
export function refreshOf(snapshot: Snapshot): string | undefined {
  for (const meta of select(snapshot, 'meta[http-equiv][content]')) {
    if (meta.attribs['http-equiv']?.trim().toLowerCase() !== 'refresh') continue
    const said = REFRESH.exec((meta.attribs.content ?? '').slice(0, 2048))
    if (!said) continue
    const [, delay = '0', inDouble, inSingle, plain] = said
    const url = absoluteUrl((inDouble ?? inSingle ?? plain)?.trim(), baseUrlOf(snapshot))
    if (!url || Number(delay) > MAX_DELAY_SECONDS) continue
    if (withoutFragment(url) !== withoutFragment(snapshot.url)) return url
  }
  return undefined
}

/**
 * `5; url=/home`, `0;URL='https://example.com/'`, `0, /home`; `60` and `0; url=` are the page itself (HTML, "shared declarative
 * refresh steps").
 */
const REFRESH =
  /^\s*(?:(\d+)[\d.]*|\.[\d.]*)(?=[;,\s]|$)\s*[;,]?\s*(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(.*))/is
