/// <reference lib="dom" />
import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { cell, useCell } from './cell.ts'
import { type Loading, refusalIn, valueIn } from './loading.ts'
import { addressOf, type Refusal } from './service.ts'

/** The text that screen readers announce next. */
export const said = cell('')

export function Said(): VNode {
  return (
    <p class="unseen" role="status">
      {useCell(said)}
    </p>
  )
}

/** The heading of a view. It gets the focus when the view appears, as it would on a new page. */
export function Heading(props: {
  readonly children: ComponentChildren
  /** The title of the window. */
  readonly title: string
  /** A few words above the heading. */
  readonly over?: ComponentChildren
}): VNode {
  const { children, title, over } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · blazon`
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <header class="heading">
      {over && <p class="soft">{over}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </header>
  )
}

/** The beginning of the codes for sites that give no page. */
const OF_SITE = 'WEBSITE_'

/** Returns the heading for a refusal, by its status and code. */
function headingOf({ status, code }: Refusal): string {
  if (status === 0) return 'No connection'
  if (status === 401) return 'You are signed out'
  if (status === 403) return 'Not permitted'
  if (status === 408 || code.endsWith('TIMEOUT')) return 'This takes longer'
  if (status === 429) return 'Too many calls'
  if (status >= 500) return 'The service has a problem'
  if (status < 0) return 'The board has a problem'
  return code.startsWith(OF_SITE) ? 'The site cannot be read' : 'The service cannot answer this'
}

/** Returns what a user can do after a refusal, by its status and code. */
function adviceOf({ status, code, retryAfter }: Refusal): string {
  if (status === 0) return 'It is called again as soon as this browser is online.'
  if (status === 401) return 'Sign in to go on.'
  if (status === 403) return 'The operator can make a key that may do this, and you sign in with that.'
  if (status === 429 && retryAfter) return `The service takes more calls in ${retryAfter} s.`
  if (status === 408) return 'The service goes on for a while: try again in a moment.'
  if (status >= 500 || status < 0)
    return 'Try again; if that does not help, the operator finds the reason in the log.'
  return code.startsWith(OF_SITE)
    ? 'The site decides this, so a later attempt may end the same way. Another address of the brand may work.'
    : 'Check what you asked for, or try again.'
}

/** Shows a refusal: the message of the service, advice, and a button that repeats the call. */
export function Failure({ refusal, again }: { refusal: Refusal; again?: (() => void) | undefined }): VNode {
  useEffect(() => {
    if (refusal.status !== 0 || !again) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [refusal, again])
  return (
    <section class="notice" role="alert">
      <h2>{headingOf(refusal)}</h2>
      <p>
        <bdi>{sentence(refusal.message)}</bdi>
      </p>
      <p class="soft">{adviceOf(refusal)}</p>
      {again && (
        <p>
          <button type="button" class="button" onClick={again}>
            Try again
          </button>
        </p>
      )}
      <p class="soft code">
        {refusal.code}, <time dateTime={refusal.at.toISOString()}>{refusal.at.toLocaleTimeString()}</time>
      </p>
    </section>
  )
}

function sentence(text: string): string {
  return /[.!?。]$/.test(text) ? text : `${text}.`
}

/** A part of a view with its heading beside its content, as in a brand's sheet. */
export function Section({ title, children }: { title: string; children: ComponentChildren }): VNode {
  const id = useId()
  return (
    <section class="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

/** A table that scrolls sideways if it does not fit. */
export function Scrolling({ label, children }: { label: string; children: ComponentChildren }): VNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard.
    <section class="scrolls" tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}

export function Empty({ title, children }: { title: string; children: ComponentChildren }): VNode {
  return (
    <section class="notice">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Shows the loaded data, or a placeholder while it is loaded, and the reason if the last attempt failed. */
export function Whole<T>(props: {
  readonly of: Loading<T>
  readonly meanwhile: VNode
  readonly children: (value: T) => VNode
}): VNode {
  const { loaded, again } = props.of
  const value = valueIn(loaded)
  const refusal = refusalIn(loaded)
  if (value === undefined && loaded.state === 'failed')
    return <Failure refusal={loaded.refusal} again={again} />
  if (value === undefined)
    return (
      <div aria-busy="true">
        <p class="unseen">Loading</p>
        {props.meanwhile}
      </div>
    )
  return (
    <div aria-busy={loaded.state === 'loading'}>
      {refusal && <Failure refusal={refusal} again={again} />}
      {props.children(value)}
    </div>
  )
}

/** Grey lines that replace a text while it is loaded. */
export function Lines({ count }: { readonly count: number }): VNode {
  return (
    <div class="lines" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} class="skeleton" />
      ))}
    </div>
  )
}

/** The mark of a stored brand, for the colour scheme of this browser. */
export function Mark({ domain, type, alt = '' }: { domain: string; type: 'icon' | 'logo'; alt?: string }) {
  const at = (theme: 'light' | 'dark') =>
    addressOf(`/v1/logo/${encodeURIComponent(domain)}`, {
      ...{ theme, type, format: 'webp', scale: 2 },
      size: type === 'icon' ? 64 : 256,
    })
  return (
    <picture class={`mark ${type}`}>
      <source media="(prefers-color-scheme: dark)" srcset={at('dark')} />
      <img src={at('light')} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}

/** A time in the form of the reader's locale, and the exact time for programs. */
export function Moment({ at }: { readonly at: string }): VNode {
  const date = new Date(at)
  const text = Number.isNaN(date.getTime())
    ? at
    : date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  return <time dateTime={at}>{text}</time>
}

export function number(value: number): string {
  return value.toLocaleString()
}
