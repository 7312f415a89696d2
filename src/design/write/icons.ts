/**
 * Writes the files that belong to app icons: `favicon.ico`, the web manifest, and the tags for the head of a
 * page.
 */

import type { Design, DesignFile, DesignMark } from '../../model/design.ts'
import { foundValue } from '../../model/finding.ts'

const ICO_HEADER = 6
const ICO_ENTRY = 16

/** Joins PNG pictures of at most 256 pixels into an ICO file, which all browsers can read. */
function icoOf(pictures: readonly DesignMark[]): Uint8Array {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [at, { bytes, width, height }] of pictures.entries()) {
    const entry = ICO_HEADER + ICO_ENTRY * at
    // In an ICO file, 0 means 256 pixels.
    head.writeUInt8(width % 256, entry)
    head.writeUInt8(height % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(bytes.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}

const ICON = /^icons\/icon-(\d+)(-maskable)?\.png$/
/** The sizes in `favicon.ico`. */
const FAVICON_PX: ReadonlySet<number> = new Set([16, 32, 48])

/** Returns the files that belong to app icons. The list is empty when no icon was drawn. */
export function iconFiles({ name, styleguide }: Design, marks: readonly DesignMark[]): readonly DesignFile[] {
  const icons = marks.filter(({ path }) => ICON.test(path))
  const small = icons.filter(({ path, width }) => FAVICON_PX.has(width) && !path.includes('maskable'))
  if (icons.length === 0) return []
  const sizes = new Set(icons.map(({ width }) => width))
  const background = foundValue(styleguide.colors.background)
  const manifest = {
    name,
    icons: icons
      .filter(({ width }) => width >= 192)
      .map(({ path, width, height }) => ({
        src: path.replace('icons/', ''),
        sizes: `${width}x${height}`,
        type: 'image/png',
        ...(path.includes('maskable') && { purpose: 'maskable' }),
      })),
    ...(background && { background_color: background, theme_color: background }),
  }
  return [
    ...(small.length > 0
      ? [{ path: 'icons/favicon.ico', mediaType: 'image/x-icon', bytes: icoOf(small) }]
      : []),
    ...(manifest.icons.length > 0
      ? [
          {
            path: 'icons/site.webmanifest',
            mediaType: 'application/manifest+json',
            text: `${JSON.stringify(manifest, null, 2)}\n`,
          },
        ]
      : []),
    {
      path: 'icons/head.html',
      mediaType: 'text/html',
      text: headFor(small.length > 0, sizes.has(180), manifest.icons.length > 0),
    },
  ]
}

/** Returns the tags for the head of a page. The icons have to be in the root folder of the site. */
function headFor(hasFavicon: boolean, hasTouchIcon: boolean, hasManifest: boolean): string {
  const links = [
    hasFavicon && '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    hasTouchIcon && '<link rel="apple-touch-icon" href="/icon-180.png">',
    hasManifest && '<link rel="manifest" href="/site.webmanifest">',
  ]
  return `${links.filter(Boolean).join('\n')}\n`
}
