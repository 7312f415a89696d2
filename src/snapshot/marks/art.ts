/** Reads the pictures of a snapshot without decoding them. */

import { bytesOfDataUrl } from '../../formats/data-url.ts'
import { imageSize } from '../../formats/image.ts'
import { readSvg, type SvgArt } from '../../formats/svg/art.ts'
import { view } from '../memo.ts'
import { bodyOf, resourceAt, type Snapshot } from '../snapshot.ts'

/** Holds what a snapshot tells about a picture without decoding it. */
export interface Art {
  /** `svg`, `png`, `jpg` and so on; undefined when there are no bytes that tell. */
  readonly format: string | undefined
  readonly size: { readonly width: number; readonly height: number } | undefined
  readonly svg: SvgArt | undefined
  /** Says why it cannot be shown, in words; undefined when no reason is known. */
  readonly broken: string | undefined
}

const decoder = new TextDecoder('utf-8')
const NOTHING: Art = { format: undefined, size: undefined, svg: undefined, broken: undefined }

/** Reads the picture at an absolute or `data:` URL, once per snapshot and URL. */
export function artAt(snapshot: Snapshot, url: string): Art {
  const seen = artCache(snapshot)
  let art = seen.get(url)
  if (!art) {
    art = url.startsWith('data:') ? artOf(bytesOfDataUrl(url)) : fetchedArt(snapshot, url)
    seen.set(url, art)
  }
  return art
}

const artCache = view((_snapshot: Snapshot) => new Map<string, Art>())

function fetchedArt(snapshot: Snapshot, url: string): Art {
  const resource = resourceAt(snapshot, url)
  if (!resource) return NOTHING
  if (resource.status >= 400) return { ...NOTHING, broken: `answered ${resource.status}` }
  const body = bodyOf(snapshot, resource)
  if (!body || body.length === 0) return NOTHING
  const art = artOf(body)
  if (art.format !== undefined || resource.partial) return art
  const isPage = /text\/html/.test(resource.headers['content-type'] ?? '')
  return { ...NOTHING, broken: `answered with ${isPage ? 'a page, not a picture' : 'what is no picture'}` }
}

function artOf(bytes: Uint8Array): Art {
  const head = decoder.decode(bytes.subarray(0, 1000)).trimStart()
  if (head.startsWith('<')) {
    const svg = /<!doctype html|<html/i.test(head) ? undefined : readSvg(decoder.decode(bytes))
    return svg
      ? { format: 'svg', size: svg.size, svg, broken: svg.empty ? 'draws nothing' : undefined }
      : NOTHING
  }
  const size = imageSize(bytes)
  return size ? { ...NOTHING, format: size.type, size } : NOTHING
}
