import type { ComponentChildren, VNode } from 'preact'
import { useTools } from './context.ts'
import type { Shown } from './data.ts'
import { safeHref } from './safe.ts'

/** A part of the sheet with its heading. */
export function Part(props: {
  readonly id: string
  readonly title: string
  /** The field that the part shows, with its finding. */
  readonly field?: string
  readonly finding?: Shown | undefined
  readonly children: ComponentChildren
}): VNode {
  const { id } = useTools()
  const { title, field, finding, children } = props
  return (
    <section class="sheet-part" id={id + props.id} aria-labelledby={`${id}${props.id}-title`}>
      <h2 id={`${id}${props.id}-title`}>{title}</h2>
      <div class="sheet-body">
        {children}
        {field !== undefined && finding && <Why field={field} of={title} finding={finding} isNamed />}
      </div>
    </section>
  )
}

/** Writes a share of 1 in percent. It is rounded down, so that only a certain value has 100 %. */
export const percentText = (share: number): string => `${Math.floor(share * 100 + 1e-9)} %`

/** Says how sure a value is. */
export function surenessText(confidence: number): string {
  const word = confidence >= 0.9 ? 'Said by the site' : confidence > 0.5 ? 'Likely' : 'Inferred'
  return `${word}, ${percentText(confidence)} sure`
}

/** Explains the value of a field: shows the evidence, or a button that opens a longer explanation. */
export function Why({ field, of, finding, isNamed = false }: WhyProps): VNode {
  const { actions } = useTools()
  const { confidence } = finding
  const { why, correct } = field === undefined ? {} : actions
  const question = finding.tried || finding.error !== undefined ? 'What was tried' : 'Why this?'
  const more = (
    <>
      {why && (
        <button
          type="button"
          class="sheet-quiet"
          aria-label={`${question} ${of}`}
          onClick={() => why(field as string)}
        >
          {question}
        </button>
      )}
      {correct && (
        <button
          type="button"
          class="sheet-quiet"
          aria-label={`Correct ${of}`}
          onClick={() => correct(field as string)}
        >
          Correct
        </button>
      )}
    </>
  )
  const sureness = confidence !== undefined && (
    <span class="sheet-confidence">
      {isNamed && `${of}: `}
      {surenessText(confidence)}
    </span>
  )
  if (why)
    return (
      <div class="sheet-why">
        {sureness}
        {more}
      </div>
    )
  return (
    <div class="sheet-why">
      {sureness}
      <details>
        <summary>
          <span class="sheet-quiet">{question}</span> <span class="sheet-unseen">{of}</span>
        </summary>
        <Evidences finding={finding} />
      </details>
      {more}
    </div>
  )
}

interface WhyProps {
  /**
   * The field of the record. Undefined for a part of the style guide, whose evidence is always in the page.
   */
  readonly field?: string | undefined
  /** The name of the value, for users of screen readers. */
  readonly of: string
  readonly finding: Shown
  /** Whether the name is shown, because nothing beside it says what the value is. */
  readonly isNamed?: boolean
}

/** Plain words for the sources of evidence. Other sources are plain words themselves. */
const SOURCES: ReadonlyMap<string, string> = new Map([
  ['json-ld', 'structured data'],
  ['meta', 'data for previews of links'],
  ['title', 'title of the page'],
  ['text', 'text of the page'],
  ['css', 'style sheet'],
  ['html', 'markup'],
  ['src', 'address of a picture'],
  ['pixels', 'pixels of a picture'],
])

/** Returns the source of a piece of evidence in plain words. */
export const sourceText = (source: string): string => SOURCES.get(source) ?? source

/** A value's evidence is limited to this number, because more would not convince anybody. */
const MOST_EVIDENCE = 24

function Evidences({ finding: { rule, evidence = [], tried, error } }: { readonly finding: Shown }): VNode {
  if (error !== undefined) return <p class="sheet-note">It could not be read: {error}</p>
  if (tried) return <p class="sheet-note">Looked for by: {tried.join(', ') || 'nothing'}.</p>
  const hidden = evidence.length - MOST_EVIDENCE
  return (
    <div class="sheet-evidence">
      {rule !== undefined && (
        <p class="sheet-note">
          Chosen by the rule <bdi>{rule}</bdi>.
        </p>
      )}
      <ol>
        {evidence.slice(0, MOST_EVIDENCE).map(({ source, where, text }) => (
          <li>
            <span class="sheet-label">{sourceText(source)}</span>
            <q dir="auto">{text}</q>
            <code dir="ltr">{where}</code>
          </li>
        ))}
      </ol>
      {hidden > 0 && <p class="sheet-note">And {hidden} more.</p>}
    </div>
  )
}

/** A button that copies the text in its `data-copy`. The page around the sheet handles the click. */
export function Copy({ text, of }: { readonly text: string; readonly of: string }): VNode {
  return (
    <button type="button" class="sheet-copy" data-copy={text} aria-label={`Copy ${of}`}>
      Copy
    </button>
  )
}

/** A link to an address on a page. If a link must not have this address, only the text is shown. */
export function Out({
  href,
  children,
}: {
  readonly href: string
  readonly children: ComponentChildren
}): VNode {
  const safe = safeHref(href)
  if (safe === undefined) return <bdi>{children}</bdi>
  return (
    <a href={safe} rel="noopener noreferrer nofollow" target="_blank">
      <bdi>{children}</bdi>
    </a>
  )
}

/** Returns an address without its scheme and `www`, which are the same for most sites. */
export const shortUrl = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

/** The number of characters of a text that are shown at once. */
const MOST_CHARACTERS = 320

/** The beginning of a text of a page, in the direction of its own script. */
export function Short({ children }: { readonly children: string }): VNode {
  const characters = children.length > MOST_CHARACTERS ? [...children] : []
  const isCut = characters.length > MOST_CHARACTERS
  return <bdi>{isCut ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : children}</bdi>
}

/** The whole text, when only its beginning is shown. Nothing for a shorter text. */
export function Rest({ children }: { readonly children: string }): VNode | null {
  const count = children.length > MOST_CHARACTERS ? [...children].length : 0
  if (count <= MOST_CHARACTERS) return null
  return (
    <details class="sheet-rest">
      <summary>
        <span class="sheet-quiet">All {count.toLocaleString('en-US')} characters</span>
      </summary>
      <bdi>{children}</bdi>
    </details>
  )
}

/** A text of a page that can be opened as a whole. It must not stand in a paragraph or a heading. */
export function Text({ children }: { readonly children: string }): VNode {
  return (
    <>
      <Short>{children}</Short>
      <Rest>{children}</Rest>
    </>
  )
}
