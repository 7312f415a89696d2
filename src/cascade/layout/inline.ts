import type { Style } from '../style.ts'
import type { ElementNode } from '../tree.ts'
import { naturalSize } from './replaced.ts'
import {
  type Item,
  insets,
  isInlineLevel,
  isOut,
  itemsOf,
  margins,
  type Placed,
  placeOut,
  type Run,
} from './run.ts'
import { breaksLines, contentHeight, keepsLines, laidText, lineHeightOf, textWidth } from './text.ts'

/** A box on the current line: moved sideways when the line is aligned, and down to its place on it. */
interface OnLine {
  readonly placed: Placed
  /** Atomic boxes stand on the baseline, others around the middle of the line. */
  readonly atomic: boolean
}

/** Lays out inline content in lines of one width; coordinates are relative to the container. */
export class InlineLayout {
  private readonly run: Run
  private readonly container: ElementNode
  private readonly style: Style
  private readonly width: number
  private readonly x: number
  private readonly top: number
  private boxes: OnLine[] = []
  private cursor = 0
  private lineTop: number
  private lineHeight = 0
  private empty = true
  /** White space at the end of the line so far: more is folded into it, and it does not count for alignment. */
  private space = 0

  constructor(run: Run, container: ElementNode, style: Style, x: number, y: number, width: number) {
    this.run = run
    this.container = container
    this.style = style
    this.width = width
    this.x = x
    this.top = y
    this.lineTop = y
  }

  /** Adds all items and gives the height of the lines. */
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
    else if (isInlineLevel(item.style) || naturalSize(item.node, item.style))
      this.addAtomic(item.node, item.style)
    else this.addBlock(item.node)
  }

  private addText(text: string, style: Style): void {
    if (keepsLines(style) && text.includes('\n')) {
      for (const [at, line] of text.split('\n').entries()) {
        if (at > 0) this.endLine(lineHeightOf(style))
        this.addWords(line, style)
      }
    } else this.addWords(laidText(text, style), style)
  }

  private addWords(text: string, style: Style): void {
    const shown = (this.empty || this.space > 0) && !keepsLines(style) ? text.trimStart() : text
    if (shown === '') return
    if (shown === ' ') {
      this.space = textWidth(shown, style)
      this.cursor += this.space
      return
    }
    this.space = 0
    this.grow(lineHeightOf(style))
    const room = this.width - this.cursor
    const width = textWidth(shown, style)
    const ink = keepsLines(style) ? width : textWidth(shown.trimEnd(), style)
    this.empty = false
    if (ink <= room + 1 || !breaksLines(style) || this.width <= 0) {
      this.cursor += width
      return
    }
    const lines = Math.ceil((ink - room) / this.width)
    this.cursor = this.width
    for (let line = 0; line < Math.min(lines, 10_000); line++) {
      this.endLine()
      this.grow(lineHeightOf(style))
    }
    this.empty = false
    this.cursor = width - room - (lines - 1) * this.width
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
    const line = this.lineTop
    this.cursor += margin.left
    if (margin.left + edge.left !== 0) this.space = 0
    const start = this.cursor
    const placed = this.put(node, 0, contentHeight(style) + edge.top + edge.bottom, false)
    this.cursor += edge.left
    for (const item of itemsOf(this.run, node, style)) this.add(item)
    this.cursor += edge.right
    if (this.lineTop === line) {
      placed.width = this.cursor - start
      if (placed.width > 0) this.grow(lineHeightOf(style))
    } else {
      placed.x = this.x
      placed.width = this.width
      placed.height = this.lineTop + lineHeightOf(style) - line
    }
    this.cursor += margin.right
  }

  private addAtomic(node: ElementNode, style: Style): void {
    const margin = margins(style, this.width)
    const { width, height } = this.run.layout(node, { width: this.width, height: undefined, fill: false })
    const outer = width + margin.left + margin.right
    if (!this.empty && this.cursor + outer > this.width + 1 && breaksLines(this.style)) this.endLine()
    this.cursor += margin.left
    this.put(node, width, height, true)
    this.cursor += width + margin.right
    this.space = 0
    this.grow(height + margin.top + margin.bottom)
    this.empty = false
  }

  private addBlock(node: ElementNode): void {
    this.endLine()
    const { width, height } = this.run.layout(node, { width: this.width, height: undefined, fill: true })
    this.put(node, width, height, true)
    this.grow(height)
    this.empty = false
    this.endLine()
  }

  private put(node: ElementNode, width: number, height: number, atomic: boolean): Placed {
    const placed: Placed = { x: this.x + this.cursor, y: this.lineTop, width, height, origin: this.container }
    this.run.placed.set(node, placed)
    this.boxes.push({ placed, atomic })
    return placed
  }

  private grow(height: number): void {
    this.lineHeight = Math.max(this.lineHeight, height)
  }

  private endLine(least = 0): void {
    const height = Math.max(this.lineHeight, least)
    const shift = Math.max(0, this.width - this.cursor + this.space) * alignment(this.style)
    for (const { placed, atomic } of this.boxes) {
      placed.x += shift
      placed.y = this.lineTop + (atomic ? height - placed.height : (height - placed.height) / 2)
    }
    this.lineTop += height
    this.boxes = []
    this.cursor = 0
    this.lineHeight = 0
    this.empty = true
    this.space = 0
  }
}

/** Share of the free room that stands before the line. */
function alignment({ inherited }: Style): number {
  const align = inherited['text-align']
  if (align.endsWith('center')) return 0.5
  const right =
    inherited.direction === 'rtl' ? ['start', 'right', '-webkit-right'] : ['end', 'right', '-webkit-right']
  return right.includes(align) ? 1 : 0
}
