import { parsedJson } from '../json.ts'

/** A longer element is not parsed. */
const MAX_ELEMENT_CHARS = 1024 * 1024
/** The limit of characters that are held in memory before the first list element is found. */
const MAX_DOCUMENT_CHARS = 32 * 1024 * 1024

export interface JsonElement {
  readonly value: unknown
  /** True for the document itself. */
  readonly isDocument: boolean
}

/**
 * Yields the objects in the lists of a JSON document, at any depth, as in `[{…}, {…}]` and in `{"results":
 * {"bindings": [{…}]}}`, or else the document, if it has at most 32 million characters. A text that is not
 * JSON gives nothing; an object longer than a million characters is left out.
 */
export async function* jsonElements(text: AsyncIterable<string>): AsyncGenerator<JsonElement> {
  const open: string[] = []
  let rest = ''
  let document = ''
  let hasElements = false
  /** Depth of the element that is being read; 0 when none is. */
  let elementDepth = 0
  let element = ''
  let isInString = false
  for await (const piece of text) {
    const whole = rest + piece
    rest = ''
    let from = 0
    MARKS.lastIndex = 0
    for (let mark = MARKS.exec(whole); mark; mark = MARKS.exec(whole)) {
      const [sign] = mark
      if (isInString) {
        if (sign === '"') isInString = false
        else if (sign === '\\') {
          if (mark.index + 1 === whole.length) rest = '\\'
          MARKS.lastIndex = mark.index + 2
        }
        continue
      }
      if (sign === '"') isInString = true
      else if (sign === '{' || sign === '[') {
        if (elementDepth === 0 && sign === '{' && open.at(-1) === '[') {
          elementDepth = open.length + 1
          from = mark.index
          hasElements = true
          document = ''
        }
        open.push(sign)
      } else if (sign === '}' || sign === ']') {
        open.pop()
        if (elementDepth > 0 && open.length < elementDepth) {
          const value = parsedJson(element + whole.slice(from, mark.index + 1))
          if (value !== undefined) yield { value, isDocument: false }
          element = ''
          elementDepth = 0
        }
      }
    }
    const end = whole.length - rest.length
    if (elementDepth > 0 && element.length < MAX_ELEMENT_CHARS) element += whole.slice(from, end)
    if (!hasElements && document.length < MAX_DOCUMENT_CHARS) document += whole.slice(0, end)
  }
  if (hasElements) return
  const value = parsedJson(document)
  if (value !== undefined) yield { value, isDocument: true }
}

const MARKS = /["\\{}[\]]/g
