import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import { baseUrlOf, select } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { headerText } from '../http/header-text.ts'

/** Longer waits are pages that reload themselves, or that let the visitor read first. */
const MAX_DELAY_SECONDS = 10

/** Where the Refresh header, or `<meta http-equiv=refresh>`, sends the visitor; undefined when nowhere else. */
export function refreshOf(snapshot: Snapshot): string | undefined {
  for (const { said, base } of saidBy(snapshot)) {
    const url = targetOf(said, base)
    if (url && withoutFragment(url) !== withoutFragment(snapshot.url)) return url
  }
  return undefined
}

interface Said {
  readonly said: string
  /** What its address is relative to. */
  readonly base: string
}

/** The header goes first: when it comes, there is no page yet, and no `<base>`. */
function* saidBy(snapshot: Snapshot): Generator<Said> {
  const page = snapshot.resources.find(({ kind }) => kind === 'document')
  yield { said: headerText(page?.headers.refresh ?? ''), base: snapshot.url }
  for (const { attribs } of select(snapshot, 'meta[http-equiv][content]')) {
    if (attribs['http-equiv']?.trim().toLowerCase() === 'refresh')
      yield { said: attribs.content ?? '', base: baseUrlOf(snapshot) }
  }
}

function targetOf(said: string, base: string): string | undefined {
  const [, delay, inDouble, inSingle, plain] = REFRESH.exec(said.slice(0, 2048)) ?? []
  if (Number(delay ?? 0) > MAX_DELAY_SECONDS) return undefined
  return absoluteUrl((inDouble ?? inSingle ?? plain)?.trim(), base)
}

/**
 * `5; url=/home`, `0;URL='https://example.com/'`, `0, /home`; `60` and `0; url=` are the page itself (HTML, "shared declarative
 * refresh steps").
 */
const REFRESH =
  /^\s*(?:(\d+)[\d.]*|\.[\d.]*)(?=[;,\s]|$)\s*[;,]?\s*(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(.*))/is
