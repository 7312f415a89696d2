/**
 * Receives the tags and texts of a scan, in the order of the file. Names and attributes come as they are
 * written; in text, references are replaced.
 */
export interface XmlEvents {
  open(name: string, attributes: string): void
  close(name: string): void
  /** A text may come in several pieces. */
  text(piece: string): void
}

/** A parser that receives the text in pieces. It buffers at most one unfinished tag. */
export interface XmlScan {
  push(piece: string): void
}

/** A tag that has not ended after this many characters is treated as a stray `<`. */
const MAX_TAG_CHARS = 16_384

/** The length of the longest reference that is replaced, such as `&#x10FFFF;`. */
const MAX_REFERENCE_CHARS = 10

/** Codes of characters. Comparing codes is fast, and each tag of a file takes several comparisons. */
const [OPENING, SLASH, BANG, QUESTION] = [0x3c, 0x2f, 0x21, 0x3f]

/** Sections that continue until their end mark. `isText` is true when the content counts as text. */
const SECTIONS = [
  { begin: '<!--', end: '-->', isText: false },
  { begin: '<![CDATA[', end: ']]>', isText: true },
] as const

/**
 * Reads XML as a sequence of tags and texts, without a tree, so that broken files still give their content.
 * Only XML's five named references and numeric ones are replaced, so that no entity can expand to a huge
 * text. The time is linear in the input, however it is split into pieces.
 */
export function createXmlScan(events: XmlEvents): XmlScan {
  let rest = ''
  let section: (typeof SECTIONS)[number] | undefined

  /** Reads a section up to its end and returns where it ends, or how far it could be read. */
  const within = (text: string, at: number, { end, isText }: (typeof SECTIONS)[number]): number => {
    const found = text.indexOf(end, at)
    const stop = found < 0 ? Math.max(at, text.length - end.length + 1) : found
    if (isText && stop > at) events.text(text.slice(at, stop))
    if (found < 0) return stop
    section = undefined
    return found + end.length
  }
  /** Reads the complete tags and texts, and returns the position after them. */
  const scan = (text: string): number => {
    let at = 0
    let tagEnd = text.indexOf('>')
    while (at < text.length) {
      if (section) {
        const next = within(text, at, section)
        if (section) return next
        at = next
        continue
      }
      if (text.charCodeAt(at) !== OPENING) {
        const next = text.indexOf('<', at)
        const stop = next < 0 ? completeText(text, at) : next
        if (stop > at) events.text(replaceReferences(text.slice(at, stop)))
        if (next < 0) return stop
        at = next
      }
      section =
        text.charCodeAt(at + 1) === BANG
          ? SECTIONS.find(({ begin }) => text.startsWith(begin, at))
          : undefined
      if (section) {
        at += section.begin.length
        continue
      }
      if (tagEnd >= 0 && tagEnd < at) tagEnd = text.indexOf('>', at)
      if (tagEnd < 0) {
        if (text.length - at < MAX_TAG_CHARS) return at
        at++
      } else if (isMarkup(text, at)) {
        emitTag(events, text, at, tagEnd)
        at = tagEnd + 1
      } else at++
    }
    return at
  }
  return {
    push(piece) {
      const text = rest + piece
      rest = text.slice(scan(text))
    },
  }
}

function emitTag(events: XmlEvents, text: string, at: number, end: number): void {
  const isClosing = text.charCodeAt(at + 1) === SLASH
  const from = isClosing ? at + 2 : at + 1
  const to = nameEnd(text, from, end)
  if (to === from) return
  if (isClosing) events.close(text.slice(from, to))
  else events.open(text.slice(from, to), text.slice(to, end))
}

/** Returns whether `<` begins markup. Before any other character it is text that should have been `&lt;`. */
function isMarkup(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1)
  return isNamePart(next) || next === SLASH || next === BANG || next === QUESTION
}

/** Returns the position after a name. Comparing codes takes half the time of a regular expression. */
function nameEnd(text: string, from: number, limit: number): number {
  let at = from
  while (at < limit && isNamePart(text.charCodeAt(at))) at++
  return at
}

function isNamePart(code: number): boolean {
  const letter = code | 0x20
  return (
    (letter >= 0x61 && letter <= 0x7a) ||
    (code >= 0x30 && code <= 0x3a) ||
    code === 0x2d ||
    code === 0x2e ||
    code === 0x5f
  )
}

/** Returns the end of the complete text. An unfinished reference such as `&am` waits for the next piece. */
function completeText(text: string, from: number): number {
  const reference = text.lastIndexOf('&')
  const isOpen =
    reference >= from && text.length - reference < MAX_REFERENCE_CHARS && !text.includes(';', reference)
  return isOpen ? reference : text.length
}

const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Replaces XML's own references by their characters. Other references stay as they are written. */
export function replaceReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return REFERENCES.get(name.toLowerCase()) ?? whole
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
