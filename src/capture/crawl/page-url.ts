import { registrableOf } from '../../formats/psl.ts'
import { withoutFragment } from '../../formats/url.ts'
import type { Site } from '../../model/site.ts'

/** Tells the URLs that are a site's own. */
export interface Belonging {
  /** True for a host of the site: its registrable domain and everything under it. */
  owns(host: string): boolean
  /** A page of the site, in one spelling and without its fragment; undefined for everything else. */
  pageOf(location: string): string | undefined
}

/** `maxUrlChars`: longer ones are no pages. */
export function belongingTo({ domain, registrable }: Site, maxUrlChars: number): Belonging {
  // Lists have the same host a thousand times over.
  let last: { readonly host: string; readonly isOwn: boolean } | undefined
  let origin = ''
  const owns = (host: string): boolean => {
    if (last?.host !== host) last = { host, isOwn: host === domain || registrableOf(host) === registrable }
    return last.isOwn
  }
  return {
    owns,
    pageOf(location) {
      if (location.length > maxUrlChars) return undefined
      if (origin && location.startsWith(origin) && PLAIN_PATH.test(location.slice(origin.length))) {
        return isFile(location) ? undefined : location
      }
      if (!URL.canParse(location)) return undefined
      const url = new URL(location)
      const { protocol, hostname, pathname, username, password, href } = url
      const isWeb = protocol === 'https:' || protocol === 'http:'
      if (!isWeb || username || password || !owns(hostname)) return undefined
      origin = url.origin
      return isFile(pathname) || href.length > maxUrlChars ? undefined : withoutFragment(href)
    },
  }
}

/** A path that no parser would write otherwise: without dots before its last part, escapes, a query or a fragment. Most are so. */
const PLAIN_PATH = /^(?:\/[\w~-]+)+(?:\.[a-z]+)?\/?$/i

function isFile(path: string): boolean {
  const extension = /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]
  return extension !== undefined && FILES.has(extension.toLowerCase())
}

/**
 * Endings of what is no page. Those that pages are named by as well are left out: an article may end in `node.js`.
 */
const FILES: ReadonlySet<string> = new Set([
  ...[
    'jpg',
    'jpeg',
    'jpe',
    'png',
    'gif',
    'webp',
    'avif',
    'svg',
    'ico',
    'bmp',
    'tif',
    'tiff',
    'heic',
    'psd',
    'eps',
  ],
  ...[
    'pdf',
    'doc',
    'docx',
    'xls',
    'xlsx',
    'ppt',
    'pptx',
    'odt',
    'ods',
    'odp',
    'rtf',
    'epub',
    'csv',
    'txt',
    'ics',
    'vcf',
  ],
  ...[
    'mp3',
    'm4a',
    'aac',
    'ogg',
    'oga',
    'wav',
    'flac',
    'mp4',
    'm4v',
    'mov',
    'avi',
    'wmv',
    'webm',
    'mkv',
    'mpg',
    'mpeg',
  ],
  ...[
    'zip',
    'gz',
    'tgz',
    'bz2',
    'xz',
    '7z',
    'rar',
    'tar',
    'exe',
    'msi',
    'dmg',
    'pkg',
    'apk',
    'deb',
    'rpm',
    'iso',
    'jar',
  ],
  ...['css', 'json', 'xml', 'rss', 'atom', 'xsl', 'woff', 'woff2', 'ttf', 'otf', 'eot', 'swf'],
])
