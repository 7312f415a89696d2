import type { ElementNode } from '../selectors/tree.ts'
import type { Style } from '../style.ts'
import { contentHeight, lineHeightOf, textWidth } from './text.ts'

/** The natural size of an element. Null means that a dimension is unknown or absent. */
export interface Natural {
  readonly width: number | null
  readonly height: number | null
  /** The ratio is width divided by height. */
  readonly ratio: number | null
}

/** The width of a picture with a ratio and no size, if nothing else decides it (CSS 2.2, 10.3.2). */
export const DEFAULT_WIDTH = 300

const fixed = (width: number, height: number): Natural => ({ width, height, ratio: null })

/** The size of an unknown picture: those on home pages are about this wide when nothing limits them. */
const UNKNOWN_IMAGE: Natural = { width: 240, height: null, ratio: 1.5 }

/** Returns the natural content size of an element; undefined if its size depends on its content. */
export function naturalSize(node: ElementNode, style: Style): Natural | undefined {
  switch (node.tag) {
    case 'img':
      return imageSize(node)
    case 'svg':
      return svgSize(node)
    case 'video':
    case 'canvas':
    case 'iframe':
    case 'embed':
    case 'object':
      return attributeSize(node) ?? fixed(300, 150)
    case 'input':
      return inputSize(node, style)
    case 'textarea':
      return fixed(
        Number(node.element.attribs.cols ?? 20) * 8.9,
        Number(node.element.attribs.rows ?? 2) * lineHeightOf(style),
      )
    case 'select':
      return fixed(selectWidth(node, style), Math.max(lineHeightOf(style), contentHeight(style) + 2))
    case 'progress':
      return fixed(style.inherited['font-size'].px * 10, style.inherited['font-size'].px)
    case 'meter':
      return fixed(style.inherited['font-size'].px * 5, style.inherited['font-size'].px)
    default:
      return undefined
  }
}

function imageSize(node: ElementNode): Natural {
  const given = attributeSize(node)
  if (given) return given
  if (node.picture) {
    const { width, height } = node.picture
    return { width, height, ratio: width / height }
  }
  const { attribs } = node.element
  // Lazy loaders keep the URL in an attribute such as `data-src`.
  return Object.keys(attribs).some((name) => name.includes('src') && attribs[name])
    ? UNKNOWN_IMAGE
    : fixed(0, 0)
}

/** Returns the size by the attributes. They give a ratio even where a style sheet sets the size. */
export function attributeSize({ element }: ElementNode): Natural | undefined {
  const width = Number.parseFloat(element.attribs.width ?? '')
  const height = Number.parseFloat(element.attribs.height ?? '')
  return width > 0 && height > 0 ? { width, height, ratio: width / height } : undefined
}

function svgSize(node: ElementNode): Natural {
  const [, , width = 0, height = 0] = (node.element.attribs.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width: null, height: null, ratio: width / height } : fixed(300, 150)
}

function inputSize({ element }: ElementNode, style: Style): Natural | undefined {
  const type = element.attribs.type?.toLowerCase() ?? 'text'
  if (type === 'checkbox' || type === 'radio') return fixed(13, 13)
  if (type === 'image') return imageSize({ element } as ElementNode)
  const label = /^(submit|reset|button)$/.test(type)
  const shown = element.attribs.value ?? (type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : '')
  const height = Math.max(lineHeightOf(style), contentHeight(style))
  if (label) return fixed(textWidth(shown, style), height)
  return fixed((Number(element.attribs.size) || 20) * style.inherited['font-size'].px * 0.642, height)
}

function selectWidth(node: ElementNode, style: Style): number {
  let widest = 0
  for (const option of node.children.slice(0, 200)) {
    const [first] = option.element.children
    const text = first && 'data' in first ? first.data.trim() : ''
    widest = Math.max(widest, textWidth(text, style))
  }
  return widest + 22
}
