import { type AnyNode, type Element, isTag } from 'domhandler'
import type { Fact } from '../../model/facts.ts'
import { foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleText } from '../../snapshot/text.ts'

const HEADINGS = 'body h1, body h2, body h3, body h4, body h5, body h6'
const HEADING = /^h[1-6]$/
/** Elements whose text does not belong to a heading before them. */
const BESIDE_CONTENT: ReadonlySet<string> = new Set(['footer', 'nav', 'aside'])
/** A section is a heading and the text up to the next heading; longer text is cut. */
const MAX_SECTION_CHARS = 1200
const MAX_PARTS = 60
/** The bound on headings, because each one is compared with all that follow it. */
const MAX_HEADINGS = 2000

/** Makes facts of `<dt>` with `<dd>`, and of `<summary>` with the rest of its `<details>`. */
export function definitionFacts(snapshot: Snapshot): Fact[] {
  const terms = select(snapshot, 'body dt').flatMap((term): Fact[] => {
    const said: Element[] = []
    for (let at = term.next; at; at = at.next) {
      if (!isTag(at)) continue
      if (at.name !== 'dd') break
      said.push(at)
    }
    const values = said.map((each) => foldSpace(visibleText(each)))
    return factOf('definition', foldSpace(visibleText(term)), values, term, linesIn(said))
  })
  const folded = select(snapshot, 'body details > summary:first-of-type').flatMap((summary): Fact[] => {
    const rest = (summary.parent?.children ?? []).filter((node) => node !== summary)
    const text = foldSpace(rest.map((node) => visibleText(node)).join(' '))
    return factOf('question', foldSpace(visibleText(summary)), [text], summary)
  })
  return [...terms, ...folded]
}

/** Makes facts of headings, with their text, the entries of their lists, and their subheadings. */
export function sectionFacts(snapshot: Snapshot): Fact[] {
  const headings = select(snapshot, HEADINGS).slice(0, MAX_HEADINGS)
  const section = sectionOf(snapshot)
  return headings.flatMap((heading, at) => [...section(heading), ...partsOf(headings, at)])
}

function sectionOf(snapshot: Snapshot): (heading: Element) => Fact[] {
  return (heading) => {
    const label = foldSpace(visibleText(heading))
    const following = followingOf(heading)
    const entries = following.flatMap((element) =>
      (['ul', 'ol'].includes(element.name) ? [element] : select(snapshot, 'ul, ol', element)).flatMap(
        (list) => list.children.filter(isTag).map((entry) => foldSpace(visibleText(entry))),
      ),
    )
    const text = foldSpace(following.map((element) => visibleText(element)).join(' ')).slice(
      0,
      MAX_SECTION_CHARS,
    )
    const isQuestion = /[?？]\s*$/u.test(label)
    return [
      ...factOf(isQuestion ? 'question' : 'section', label, [text], heading, linesIn(following)),
      ...(entries.length > 1 ? factOf('section', label, entries, heading) : []),
    ]
  }
}

/** Returns the headings of the next level within a section, each with its text. */
function partsOf(headings: readonly Element[], at: number): Fact[] {
  const [heading, ...others] = headings.slice(at)
  if (!heading) return []
  const end = others.findIndex(({ name }) => name <= heading.name)
  const below = end < 0 ? others : others.slice(0, end)
  const level = below[0]?.name
  const parts = below.filter(({ name }) => name === level).slice(0, MAX_PARTS)
  if (parts.length < 2) return []
  const rows = parts.map((part) => ({
    name: foldSpace(visibleText(part)),
    description: foldSpace(
      followingOf(part)
        .map((element) => visibleText(element))
        .join(' '),
    ),
  }))
  const label = foldSpace(visibleText(heading))
  const values = rows.map(({ name }) => name).filter((name) => name !== '')
  return label === '' ? [] : [{ kind: 'section', label, values, rows, where: selectorOf(heading) }]
}

/** Returns the elements after a heading, or after the box in which it is alone, up to the next one. */
function followingOf(heading: Element): Element[] {
  for (let at: Element | null = heading; at; at = at.parent && isTag(at.parent) ? at.parent : null) {
    const found: Element[] = []
    for (let next = at.next; next; next = next.next) {
      if (!isTag(next)) continue
      if (HEADING.test(next.name) || BESIDE_CONTENT.has(next.name) || hasHeading(next)) break
      found.push(next)
    }
    if (found.some((element) => foldSpace(visibleText(element)) !== '')) return found
    if (at.parent && isTag(at.parent) && ['body', 'main', 'section', 'article'].includes(at.parent.name))
      return []
  }
  return []
}

function hasHeading(element: Element): boolean {
  const open: Element[] = [element]
  for (let at = open.pop(); at; at = open.pop()) {
    if (HEADING.test(at.name)) return true
    open.push(...at.children.filter(isTag).slice(0, 200))
  }
  return false
}

function factOf(
  kind: Fact['kind'],
  label: string,
  given: readonly string[],
  at: Element,
  lines: readonly string[] = [],
): Fact[] {
  const values = given.filter((value) => value !== '')
  if (label === '' || values.length === 0) return []
  return [{ kind, label, values, ...(lines.length > 1 && { lines }), where: selectorOf(at) }]
}

/** A section with more lines is a running text, not a value with several parts. */
const MAX_LINES = 40

/** Returns the lines that a reader sees in the elements. */
function linesIn(elements: readonly AnyNode[]): readonly string[] {
  return elements
    .flatMap((element) => visibleText(element).split('\n'))
    .map(foldSpace)
    .filter((line) => line !== '')
    .slice(0, MAX_LINES)
}
