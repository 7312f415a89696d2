import type { ElementNode } from '../selectors/tree.ts'
import type { Style } from '../style.ts'
import { naturalSize } from './replaced.ts'
import {
  type Item,
  insets,
  isInlineLevel,
  isOut,
  itemsOf,
  type LayoutRun,
  margins,
  type Placed,
  placeOut,
} from './run.ts'
import { breaksLines, contentHeight, keepsLines, lineHeightOf, textWidth, unitsOf } from './text.ts'

/**
 * A box on the current line. It is moved horizontally when the line is aligned, and vertically when the
 * height of the line is known.
 */
interface OnLine {
  readonly placed: Placed
  /** True for atomic inline boxes, which are on the baseline; others are centred on the line. */
  readonly atomic: boolean
  readonly below: number
}

/** The visible part of an inline element: the tops of its lines, and its extent across all of them. */
interface Fragment {
  readonly lines: number[]
  left: number
  right: number
}

/** Lays out inline content in lines of one width. Coordinates are relative to the container. */
export class InlineLayout {
  private readonly run: LayoutRun
  private readonly container: ElementNode
  private readonly style: Style
  private readonly width: number
  private readonly x: number
  private readonly top: number
  private boxes: OnLine[] = []
  /** The inline elements that contain the current element. */
  private readonly open: Fragment[] = []
  private cursor = 0
  private lineTop: number
  private lineHeight = 0
  private empty = true
  /**
   * The width of white space at the end of the current line. More white space collapses into it, and it does
   * not count for alignment.
   */
  private space = 0

  constructor(run: LayoutRun, container: ElementNode, style: Style, x: number, y: number, width: number) {
    this.run = run
    this.container = container
    this.style = style
    this.width = width
    this.x = x
    this.top = y
    this.lineTop = y
  }

  /** Adds all items; returns the height of the lines. */
  layout(items: readonly Item[]): number {
    for (const item of items) this.add(item)
    this.endLine()
    return this.lineTop - this.top
  }

  private add(item: Item): void {
    if (item.kind === 'text') this.addText(item.text, item.style)
    else if (isOut(item.style))
      placeOut(this.run, item.node, this.container, this.x + this.cursor, this.lineTop)
    else if (item.node.tag === 'br') this.addBreak(item.node, item.style)
    else if (item.style.own.display === 'inline' && !naturalSize(item.node, item.style))
      this.addInline(item.node, item.style)
    else if (isInlineLevel(item.style) || item.style.own.float !== 'none')
      this.addAtomic(item.node, item.style)
    else this.addBlock(item.node)
  }

  private addText(text: string, style: Style): void {
    if (keepsLines(style) && text.includes('\n')) {
      for (const [at, line] of text.split('\n').entries()) {
        if (at > 0) this.endLine(lineHeightOf(style))
        this.addWords(line, style)
      }
    } else this.addWords(text, style)
  }

  private addWords(text: string, style: Style): void {
    const shown = (this.empty || this.space > 0) && !keepsLines(style) ? text.trimStart() : text
    if (shown === '') return
    if (shown === ' ') {
      this.addSpace(textWidth(shown, style))
      return
    }
    this.grow(lineHeightOf(style))
    const width = textWidth(shown, style)
    const space = textWidth(' ', style)
    const ends = !keepsLines(style) && shown.endsWith(' ')
    const visibleWidth = ends ? width - space : width
    if (this.cursor + visibleWidth <= this.width + 1 || !breaksLines(style) || this.width <= 0) {
      this.fill(visibleWidth)
      if (ends) this.addSpace(space)
      return
    }
    for (const word of unitsOf(shown)) {
      if (word === ' ') {
        this.addSpace(space)
        continue
      }
      const letters = textWidth(word, style)
      if (!this.empty && this.cursor + letters > this.width + 1) {
        this.endLine()
        this.grow(lineHeightOf(style))
      }
      this.fill(letters)
    }
  }

  private addSpace(width: number): void {
    if (this.empty) return
    this.space = width
    this.cursor += width
  }

  /** Adds visible content to the line, and extends the fragments of open inline elements. */
  private fill(width: number): void {
    for (const fragment of this.open) {
      if (fragment.lines.at(-1) !== this.lineTop) fragment.lines.push(this.lineTop)
      fragment.left = Math.min(fragment.left, this.cursor)
      fragment.right = Math.max(fragment.right, this.cursor + width)
    }
    this.cursor += width
    this.space = 0
    this.empty = false
  }

  private addBreak(node: ElementNode, style: Style): void {
    const height = contentHeight(style)
    this.grow(lineHeightOf(style))
    this.put(node, 0, height, false)
    this.endLine()
  }

  private addInline(node: ElementNode, style: Style): void {
    const margin = margins(style, this.width)
    const edge = insets(style, this.width)
    this.cursor += margin.left
    if (margin.left + edge.left !== 0) this.space = 0
    const start = this.cursor
    const fragment: Fragment = { lines: [], left: Number.POSITIVE_INFINITY, right: 0 }
    this.open.push(fragment)
    if (edge.left > 0) this.fill(edge.left)
    for (const item of itemsOf(this.run, node, style)) this.add(item)
    if (edge.right > 0) this.fill(edge.right)
    this.open.pop()
    const { lines, left, right } = fragment
    const [first = this.lineTop, last = first] = [lines[0], lines.at(-1)]
    const width = lines.length > 0 ? right - left : 0
    if (width > 0 && last === this.lineTop) this.grow(lineHeightOf(style))
    const height = contentHeight(style) + edge.top + edge.bottom
    const placed = this.place(node, lines.length > 0 ? left : start, first, width, height + last - first)
    // A box with several lines is not aligned with any of them.
    if (first === last && last === this.lineTop) this.boxes.push({ placed, atomic: false, below: 0 })
    else placed.y += (lineHeightOf(style) - height) / 2
    this.cursor += margin.right
  }

  private addAtomic(node: ElementNode, style: Style): void {
    const margin = margins(style, this.width)
    const { width, height } = this.run.layout(node, { width: this.width, height: undefined, fill: false })
    const outer = width + margin.left + margin.right
    if (!this.empty && this.cursor + outer > this.width + 1 && breaksLines(this.style)) this.endLine()
    this.cursor += margin.left
    this.put(node, width, height, true, margin.bottom)
    this.fill(width)
    this.cursor += margin.right
    this.grow(height + margin.top + margin.bottom)
  }

  private addBlock(node: ElementNode): void {
    this.endLine()
    const { width, height } = this.run.layout(node, { width: this.width, height: undefined, fill: true })
    this.put(node, width, height, true)
    this.grow(height)
    this.fill(width)
    for (const fragment of this.open) fragment.lines.push(this.lineTop + height - lineHeightOf(this.style))
    this.endLine()
  }

  private put(node: ElementNode, width: number, height: number, atomic: boolean, below = 0): void {
    this.boxes.push({ placed: this.place(node, this.cursor, this.lineTop, width, height), atomic, below })
  }

  private place(node: ElementNode, x: number, y: number, width: number, height: number): Placed {
    const placed: Placed = { x: this.x + x, y, width, height, origin: this.container }
    this.run.placed.set(node, placed)
    return placed
  }

  private grow(height: number): void {
    this.lineHeight = Math.max(this.lineHeight, height)
  }

  private endLine(least = 0): void {
    const height = Math.max(this.lineHeight, least)
    const shift = Math.max(0, this.width - this.cursor + this.space) * alignment(this.style)
    for (const { placed, atomic, below } of this.boxes) {
      placed.x += shift
      placed.y = this.lineTop + (atomic ? height - placed.height - below : (height - placed.height) / 2)
    }
    this.lineTop += height
    this.boxes = []
    this.cursor = 0
    this.lineHeight = 0
    this.empty = true
    this.space = 0
  }
}

function alignment({ inherited }: Style): number {
  const align = inherited['text-align']
  if (align.endsWith('center')) return 0.5
  const right =
    inherited.direction === 'rtl' ? ['start', 'right', '-webkit-right'] : ['end', 'right', '-webkit-right']
  return right.includes(align) ? 1 : 0
}
