/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Attribute by which an element of the returned document is found again; taken out of it before it is kept. */
export const MARK = 'data-blazon-sample'

/** What is read of an element's computed style, in this order. */
export const PROPERTIES = [
  'color',
  'background-color',
  'background-image',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-decoration-line',
  'display',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'border-top-style',
  'border-right-style',
  'border-bottom-style',
  'border-left-style',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'border-top-left-radius',
  'box-shadow',
  'fill',
  'stroke',
] as const

export type PropertyName = (typeof PROPERTIES)[number]

/** A visible element as the page tells it; `mark` is the value of its mark, `look` an index into `looks`. */
export interface SeenElement {
  readonly mark: number
  readonly look: number
  /** Own text, white space folded. */
  readonly text: string
  /** x, y, width, height. */
  readonly box: readonly [number, number, number, number]
  readonly opacity: number
}

export interface SeenPage {
  readonly url: string
  /** The document with its marks. */
  readonly html: string
  readonly elements: readonly SeenElement[]
  /** Computed values in the order of PROPERTIES; equal ones are sent once. */
  readonly looks: readonly (readonly string[])[]
}

export interface CollectRequest {
  readonly mark: string
  readonly properties: readonly string[]
  readonly maxElements: number
}

/**
 * Runs in the page: walks the rendered elements, marks the visible ones and returns what they look like with the document, all
 * of one moment. It is shipped as text, so it uses nothing from outside itself.
 */
export function collectInPage({ mark, properties, maxElements }: CollectRequest): SeenPage {
  const NEVER = new Set([
    'head',
    'script',
    'style',
    'template',
    'noscript',
    'defs',
    'clippath',
    'mask',
    'symbol',
    'lineargradient',
    'radialgradient',
    'filter',
    'pattern',
    'marker',
    'metadata',
  ])
  const SHAPES = new Set([
    'svg',
    'path',
    'rect',
    'circle',
    'polygon',
    'polyline',
    'line',
    'ellipse',
    'text',
    'use',
  ])
  const elements: SeenElement[] = []
  const looks: string[][] = []
  const known = new Map<string, number>()

  const ownText = (element: Element): string => {
    let text = ''
    for (const node of element.childNodes) if (node.nodeType === 3) text += ` ${node.nodeValue ?? ''}`
    return text.replace(/\s+/g, ' ').trim()
  }
  // Text pushed far aside, or of no size, stands in for a picture.
  const showsText = (style: CSSStyleDeclaration): boolean =>
    Number.parseFloat(style.fontSize) > 0 && Math.abs(Number.parseFloat(style.textIndent) || 0) < 500
  // The ways of hiding from sight but not from screen readers.
  const isClippedAway = (style: CSSStyleDeclaration): boolean => {
    const out = style.position === 'absolute' || style.position === 'fixed'
    if (out && /^rect\((?:[01]px[\s,]*){4}\)$/.test(style.clip)) return true
    if (/^(?:inset\((?:50|100)%|circle\(0|polygon\(0px 0px, 0px 0px,)/.test(style.clipPath)) return true
    const isDot = Number.parseFloat(style.width) <= 1 && Number.parseFloat(style.height) <= 1
    return out && isDot && style.overflowX !== 'visible' && style.overflowY !== 'visible'
  }
  const lookOf = (style: CSSStyleDeclaration): number => {
    const values = properties.map((name) => style.getPropertyValue(name))
    const key = values.join('\n')
    const at = known.get(key) ?? looks.push(values) - 1
    known.set(key, at)
    return at
  }

  // A script may have taken the whole document away.
  const root: Element | null = document.documentElement
  const open: { element: Element; opacity: number }[] = root ? [{ element: root, opacity: 1 }] : []
  for (let next = open.pop(); next && elements.length < maxElements; next = open.pop()) {
    const { element } = next
    const tag = element.localName.toLowerCase()
    if (NEVER.has(tag)) continue
    const style = getComputedStyle(element)
    const opacity = next.opacity * Number(style.opacity)
    if (style.display === 'none' || opacity === 0 || isClippedAway(style)) continue
    // Within a closed `details`, say. What has no box of its own but `display: contents` is asked of its children.
    if (style.display !== 'contents' && !element.checkVisibility()) continue
    for (let at = element.children.length - 1; at >= 0; at--) {
      const child = element.children[at]
      if (child) open.push({ element: child, opacity })
    }
    if (style.visibility !== 'visible') continue
    if (element instanceof SVGElement && !SHAPES.has(tag)) continue
    const text = showsText(style) ? ownText(element) : ''
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 && height === 0 && text === '') continue
    element.setAttribute(mark, String(elements.length))
    const box = [left + scrollX, top + scrollY, width, height] as const
    elements.push({ mark: elements.length, look: lookOf(style), text, box, opacity })
  }
  const doctype = document.doctype ? new XMLSerializer().serializeToString(document.doctype) : ''
  return { url: location.href, html: `${doctype}${root?.outerHTML ?? ''}`, elements, looks }
}

/** Runs in the page: resolves when its tree has not changed for `stillMs`, at the latest after `maxMs`. */
export function stillInPage({ stillMs, maxMs }: { stillMs: number; maxMs: number }): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect()
      clearTimeout(still)
      clearTimeout(longest)
      resolve()
    }
    const observer = new MutationObserver(() => {
      clearTimeout(still)
      still = setTimeout(finish, stillMs)
    })
    let still = setTimeout(finish, stillMs)
    const longest = setTimeout(finish, maxMs)
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** Runs in the page: goes down screen by screen, so that lazy pictures load and sections appear, and back to the top. */
export async function scrollInPage({
  screens,
  pauseMs,
}: {
  screens: number
  pauseMs: number
}): Promise<void> {
  const height = () => document.scrollingElement?.scrollHeight ?? 0
  for (let at = 1; at <= screens && at * innerHeight < height(); at++) {
    scrollTo({ top: at * innerHeight, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * The text of a call, to be run in the page. Loaders such as esbuild wrap inner functions in a helper of their own,
 * `__name`, which the page does not have.
 */
export function callInPage<Argument>(run: (argument: Argument) => unknown, argument: Argument): string {
  return `(() => { const __name = (it) => it; return (${run.toString()})(${JSON.stringify(argument)}) })()`
}
