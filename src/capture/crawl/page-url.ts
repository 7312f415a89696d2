import { registrableOf } from '../../formats/psl.ts'
import { parsedUrl, withoutFragment } from '../../formats/url.ts'
import { words } from '../../lexicon/pattern.ts'
import { MAX_URL_CHARS } from '../../model/limits.ts'
import type { Site } from '../../model/site.ts'

/** Decides which URLs belong to a site. */
export interface Belonging {
  /** True for a host of the site: its registrable domain and everything under it. */
  owns(host: string): boolean
  /** The normalised URL, without fragment, of a page of the site; undefined for everything else. */
  pageOf(location: string): string | undefined
}

/**
 * Returns which hosts belong to a site. With `isAlone`, these are only the domain itself and its `www`,
 * without other hosts of the same owner.
 */
export function belongingTo({ domain, registrable }: Site, isAlone = false): Belonging {
  // Most lists have the same host in every line, so the result for the last host is remembered.
  let last: { readonly host: string; readonly isOwn: boolean } | undefined
  let origin = ''
  const bare = domain.replace(/^www\./, '')
  const owns = (host: string): boolean => {
    if (last?.host !== host) {
      const isSame = host.replace(/^www\./, '') === bare
      last = { host, isOwn: isSame || (!isAlone && registrableOf(host) === registrable) }
    }
    return last.isOwn
  }
  return {
    owns,
    pageOf(location) {
      if (location.length > MAX_URL_CHARS) return undefined
      if (origin && location.startsWith(origin) && PLAIN_PATH.test(location.slice(origin.length))) {
        return isFile(location) ? undefined : location
      }
      const url = parsedUrl(location)
      if (!url) return undefined
      const { protocol, hostname, pathname, username, password, href } = url
      const isWeb = protocol === 'https:' || protocol === 'http:'
      if (!isWeb || username || password || !owns(hostname)) return undefined
      origin = url.origin
      return isFile(pathname) || href.length > MAX_URL_CHARS ? undefined : withoutFragment(href)
    },
  }
}

/**
 * A path that the URL parser would not change: no dots before its last part, no escapes, no query, no
 * fragment. Most paths are like that, and need no parser.
 */
const PLAIN_PATH = /^(?:\/[\w~-]+)+(?:\.[a-z]+)?\/?$/i

const MAX_EXTENSION_CHARS = 5

function isFile(path: string): boolean {
  const extension = path.slice(path.lastIndexOf('.') + 1)
  return extension.length <= MAX_EXTENSION_CHARS && FILES.has(extension.toLowerCase())
}

/**
 * Extensions of files that are not pages. Extensions that also occur at the end of page names are not in the
 * list: an article may be named `node.js`.
 */
const FILES: ReadonlySet<string> = new Set([
  ...words('jpg jpeg jpe png gif webp avif svg ico bmp tif tiff heic psd eps'),
  ...words(`
    pdf doc docx xls xlsx ppt pptx odt ods odp rtf epub csv txt ics vcf`),
  ...words(`
    mp3 m4a aac ogg oga wav flac mp4 m4v mov avi wmv webm mkv mpg mpeg`),
  ...words('zip gz tgz bz2 xz 7z rar tar exe msi dmg pkg apk deb rpm iso jar'),
  ...['css', 'json', 'xml', 'rss', 'atom', 'xsl', 'woff', 'woff2', 'ttf', 'otf', 'eot', 'swf'],
])
