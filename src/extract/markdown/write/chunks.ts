import type { MarkdownChunk } from '../../../model/scrape.ts'

/**
 * Splits Markdown into chunks of at most `maxChars` characters. Each section is a chunk, and a longer section
 * is several: it is split between blocks, a table between rows (its heading row is repeated unless it is
 * long), and a long paragraph between sentences or words. Code blocks and table rows stay whole whatever
 * their length.
 */
export function chunksOf(markdown: string, maxChars: number): MarkdownChunk[] {
  const chunks: MarkdownChunk[] = []
  const path: { level: number; text: string }[] = []
  let blocks: Block[] = []
  const flush = () => {
    const headings = path.map(({ text }) => shortened(text))
    for (const part of packed(blocks, maxChars)) chunks.push({ headings, markdown: part })
    blocks = []
  }
  for (const block of blocksOf(markdown)) {
    const [, signs = '', text = ''] = block.kind === 'text' ? (HEADING.exec(block.text) ?? []) : []
    if (signs !== '') {
      flush()
      while ((path.at(-1)?.level ?? 0) >= signs.length) path.pop()
      path.push({ level: signs.length, text })
    }
    blocks.push(block)
  }
  flush()
  return chunks
}

/** Each chunk repeats the headings above it, so longer headings are cut. */
const MAX_HEADING_CHARS = 200

function shortened(heading: string): string {
  return heading.length > MAX_HEADING_CHARS ? `${heading.slice(0, MAX_HEADING_CHARS - 1)}…` : heading
}

interface Block {
  readonly kind: 'text' | 'code' | 'table'
  readonly text: string
}

const HEADING = /^(#{1,6}) +(.+)$/
const FENCE = /^\s*(`{3,}|~{3,})/

/** Splits text at blank lines. A code block keeps its blank lines and the list item around it. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let fence: string | undefined
  let hasCode = false
  const flush = () => {
    const isTable = /^\|/.test(lines[0] ?? '') && /^\|[\s|:-]+$/.test(lines[1] ?? '')
    if (lines.length > 0)
      blocks.push({ kind: hasCode ? 'code' : isTable ? 'table' : 'text', text: lines.join('\n') })
    lines = []
    hasCode = false
  }
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      lines.push(line)
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    } else if (line.trim() === '') flush()
    else {
      fence = mark
      hasCode ||= mark !== undefined
      lines.push(line)
    }
  }
  flush()
  return blocks
}

/** Joins blocks up to the limit, and splits longer ones where possible. */
function packed(blocks: readonly Block[], maxChars: number): string[] {
  const parts: string[] = []
  for (const piece of blocks.flatMap((block) => piecesOf(block, maxChars))) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + BLANK.length + piece.length <= maxChars)
      parts[parts.length - 1] = `${last}${BLANK}${piece}`
    else parts.push(piece)
  }
  return parts
}

const BLANK = '\n\n'

function piecesOf({ kind, text }: Block, maxChars: number): string[] {
  if (text.length <= maxChars || kind === 'code' || HEADING.test(text)) return [text]
  if (kind === 'text') return grouped(text.split(/(?<=\n)|(?<=[.!?。！？]\s)/), maxChars, '')
  const [head = '', rule = '', ...rows] = text.split('\n')
  const above = `${head}\n${rule}\n`
  // A heading row of more than half a chunk is not repeated.
  if (above.length > maxChars / 2) return grouped(text.split('\n'), maxChars, '\n')
  return grouped(rows, maxChars - above.length, '\n').map((part) => above + part)
}

/** Joins units up to the limit. With an empty joint (running text), a longer unit is split between words. */
function grouped(units: readonly string[], maxChars: number, joint: '' | '\n'): string[] {
  const parts: string[] = []
  for (const unit of units.flatMap((unit) =>
    joint === '' && unit.length > maxChars ? words(unit, maxChars) : unit,
  )) {
    const last = parts.at(-1)
    if (last !== undefined && last.trimEnd().length + joint.length + unit.trimEnd().length <= maxChars)
      parts[parts.length - 1] = last + joint + unit
    else parts.push(unit)
  }
  return parts.map((part) => part.trimEnd()).filter((part) => part !== '')
}

/**
 * Splits a text into words, each with the white space after it. Long runs without spaces, as in Japanese, are
 * cut by characters. Links and inline code stay whole.
 */
function words(text: string, maxChars: number): string[] {
  const run = `[\\p{L}\\p{N}\\p{M}]{1,${Math.min(MAX_WORD_CHARS, Math.max(1, maxChars))}}`
  return (
    text.match(
      new RegExp(`${LINK}\\s*|\`[^\`\\n]{0,500}\`\\s*|${run}\\s*|[^\\p{L}\\p{N}\\p{M}]\\s*`, 'gu'),
    ) ?? [text]
  )
}

const MAX_WORD_CHARS = 40

/** Matches a Markdown link or image, with at most one level of parentheses in its URL. */
const LINK = '!?\\[[^\\]\\n]{0,500}\\]\\([^()\\n]{0,500}(?:\\([^()\\n]{0,99}\\)[^()\\n]{0,99})*\\)'
