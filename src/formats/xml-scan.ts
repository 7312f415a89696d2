/** What a scan meets, in the order of the file. Names and attributes are as written; text has its entities replaced. */
export interface XmlEvents {
  open(name: string, attributes: string): void
  close(name: string): void
  /** One text may come in several pieces. */
  text(piece: string): void
}

/** A scan that is fed piece by piece and keeps no more than one unfinished tag of what it has seen. */
export interface XmlScan {
  push(piece: string): void
}

/** A tag that has not ended after so many characters is taken for a stray `<`. */
const MAX_TAG_CHARS = 16_384

/** The longest reference that is replaced, such as `&#x10FFFF;`. */
const MAX_REFERENCE_CHARS = 10

/** Sections in which nothing counts but their end; true where their content is text. */
const SECTIONS = [
  { begin: '<!--', end: '-->', isText: false },
  { begin: '<![CDATA[', end: ']]>', isText: true },
] as const

/**
 * Reads XML as a row of tags and texts, without a tree: broken files give what they hold. There are no definitions and no
 * references but XML's five and numbers, so nothing can be expanded. What the end of a file leaves unfinished is left out.
 * Linear in the input, however it is cut.
 */
export function createXmlScan(events: XmlEvents): XmlScan {
  let rest = ''
  let section: (typeof SECTIONS)[number] | undefined

  /** Passes the section on, or over; gives where it ends, or how far it was read. */
  const within = (text: string, at: number, { end, isText }: (typeof SECTIONS)[number]): number => {
    const found = text.indexOf(end, at)
    const stop = found < 0 ? Math.max(at, text.length - end.length + 1) : found
    if (isText && stop > at) events.text(text.slice(at, stop))
    if (found < 0) return stop
    section = undefined
    return found + end.length
  }
  const tag = (text: string, at: number, end: number): void => {
    const isClosing = text[at + 1] === '/'
    const from = isClosing ? at + 2 : at + 1
    const to = nameEnd(text, from, end)
    if (to === from) return
    if (isClosing) events.close(text.slice(from, to))
    else events.open(text.slice(from, to), text.slice(to, end))
  }
  /** Reads as far as the text is complete, and gives how far that is. */
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
      if (text[at] !== '<') {
        const next = text.indexOf('<', at)
        const stop = next < 0 ? completeText(text, at) : next
        if (stop > at) events.text(replaceReferences(text.slice(at, stop)))
        if (next < 0) return stop
        at = next
      }
      section = text[at + 1] === '!' ? SECTIONS.find(({ begin }) => text.startsWith(begin, at)) : undefined
      if (section) {
        at += section.begin.length
        continue
      }
      if (tagEnd >= 0 && tagEnd < at) tagEnd = text.indexOf('>', at)
      if (tagEnd < 0) {
        if (text.length - at < MAX_TAG_CHARS) return at
        at++
      } else if (isMarkup(text, at)) {
        tag(text, at, tagEnd)
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

/** A `<` before anything else is text that should have been written `&lt;`. */
function isMarkup(text: string, at: number): boolean {
  const next = text[at + 1] ?? ''
  return '/!?'.includes(next) || nameEnd(text, at + 1, at + 2) > at + 1
}

/** By character, since this is done for each tag: an expression takes twice the time. */
function nameEnd(text: string, from: number, limit: number): number {
  let at = from
  while (at < limit && isNamePart(text.charCodeAt(at))) at++
  return at
}

/** Letters, digits, `_`, `-`, `.` and `:`, in ASCII. */
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

/** Where the text ends that needs nothing of the next piece: before a reference that has only begun. */
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

/** XML's own references as the characters they stand for; any other stays as it is written. */
export function replaceReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return REFERENCES.get(name.toLowerCase()) ?? whole
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
