import type { Element } from 'domhandler'
import type { PaintedPart } from '../../cascade/index.ts'
import { alphaOf } from '../../formats/css/color.ts'
import { cssUrls } from '../../formats/css/url.ts'
import { bytesOfDataUrl } from '../../formats/data-url.ts'
import { inlineDeclarations } from '../../formats/svg/css.ts'
import { absoluteUrl } from '../../formats/url.ts'
import type { ComputedStyle } from '../../model/style.ts'
import { baseUrlOf } from '../dom.ts'
import { sampleAt } from '../sample-at.ts'
import { bodyOf, resourceAt, type Snapshot } from '../snapshot.ts'
import { cascadeOf } from '../styles.ts'
import { artAt } from './art.ts'
import { backgroundSources, type ImageSource, partsOf } from './images.ts'
import { svgDataUrl } from './inline-svg.ts'

/** Maximum size of a mask, because each mask is written once more. Logos are smaller. */
const MAX_MASK_CHARS = 200_000

/**
 * Returns the pictures of `backgroundSources`, with the SVG of a mask as a `data:` URL in the background
 * colour that shows through it. A mask is returned unchanged when it is a bitmap, when it was not captured,
 * and when a picture or nothing at all is behind it.
 */
export function seenBackgrounds(snapshot: Snapshot, element: Element): ImageSource[] {
  return backgroundSources(snapshot, element).map((source) => ({
    ...source,
    url: throughMask(snapshot, element, source.url) ?? source.url,
  }))
}

function throughMask(snapshot: Snapshot, element: Element, url: string): string | undefined {
  const behind = styleBehind(snapshot, element, url)
  if (behind?.backgroundImage !== 'none' || alphaOf(behind.backgroundColor) === 0) return undefined
  if (artAt(snapshot, url).format !== 'svg') return undefined
  const resource = resourceAt(snapshot, url)
  const bytes = url.startsWith('data:') ? bytesOfDataUrl(url) : resource && bodyOf(snapshot, resource)
  if (!bytes || bytes.length > MAX_MASK_CHARS) return undefined
  return svgDataUrl(inColor(new TextDecoder().decode(bytes), behind.backgroundColor.slice(0, 7)))
}

function styleBehind(snapshot: Snapshot, element: Element, url: string): ComputedStyle | undefined {
  const isMask = (which: PaintedPart['which'], written = '') =>
    cssUrls(`${cascadeOf(snapshot).declaredOf(element, 'mask-image', which) ?? ''} ${written}`).some(
      (each) => each === url || absoluteUrl(each, baseUrlOf(snapshot)) === url,
    )
  const inline = inlineDeclarations(element.attribs.style)
  const written = INLINE_MASKS.map((name) => inline[name] ?? '').join(' ')
  if (isMask('itself', written)) return sampleAt(snapshot, element)?.style
  return partsOf(snapshot, element).find(({ which }) => which !== 'itself' && isMask(which))?.style
}

const INLINE_MASKS = ['mask', 'mask-image', '-webkit-mask', '-webkit-mask-image']

const PAINT = '(fill|stroke|stop-color|color)'
const UNPAINTED = String.raw`(?!\s*(?:none|transparent|url\())`
const PAINT_ATTRIBUTE = new RegExp(String.raw`\b${PAINT}=(["'])${UNPAINTED}[^"']*\2`, 'gi')
const PAINT_DECLARATION = new RegExp(String.raw`\b${PAINT}:${UNPAINTED}[^;"'}<]+`, 'gi')

/** Paints everything in an SVG in one colour, because only the shape of a mask is visible. */
function inColor(svg: string, color: string): string {
  return svg
    .replace(PAINT_ATTRIBUTE, `$1="${color}"`)
    .replace(PAINT_DECLARATION, `$1:${color}`)
    .replace(/<svg\b[^>]*/i, (root) =>
      ['fill', 'color'].reduce(
        (tag, name) => (new RegExp(`\\s${name}=`, 'i').test(tag) ? tag : `${tag} ${name}="${color}"`),
        root,
      ),
    )
}
