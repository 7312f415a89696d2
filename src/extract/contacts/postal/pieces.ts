/** Text between two separators, with its place in the text it was cut from. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Between the parts of an address: commas, semicolons, bars, bullets, slashes and dashes with space around them, ends of lines. */
const SEPARATOR = /[,;|\n•·●▪‣,、،]|\s[-–—/~:]\s|\s{2,}|\.\s(?=\d{5}\s)/gu

/** The pieces of a text, empty ones left out, trimmed of space and of marks that belong to none. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const match of [...text.matchAll(SEPARATOR), undefined]) {
    const end = match?.index ?? text.length
    const label = LABEL.exec(text.slice(start, end))?.[0].length ?? 0
    const piece = trimmed(text, start + label, end)
    if (piece) pieces.push(piece)
    start = end + (match?.[0].length ?? 0)
  }
  return pieces
}

/** What forms write before each part: `City: Bar Harbor`. */
const LABEL =
  /^\s*(?:street(?: address)?|address(?: line)?(?: ?\d)?|city|town|suburb|state|province|county|country|region|zip(?: ?code)?|post(?:al)? ?code|straße|ort|plz|stadt|land|adresse|anschrift|rue|ville|code postal|pays|calle|ciudad|provincia|código postal|c\.?p\.?|país|indirizzo|città|cap|adres|plaats|miasto|ulica|kod pocztowy)\s?[:：]\s*/iu

/** A part of a text without space and stray marks at its ends; undefined when nothing is left. */
export function trimmed(text: string, from: number, to: number): Piece | undefined {
  let start = from
  let end = to
  while (start < end && EDGE.test(text.charAt(start))) start++
  while (end > start && EDGE.test(text.charAt(end - 1))) end--
  return start < end ? { text: text.slice(start, end), start, end } : undefined
}

const EDGE = /[\s,;|:•·–—»«>*_-]/u
