/// <reference lib="dom" />
import type { InputHTMLAttributes, VNode } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { Suggestion } from './answers.ts'
import { Mark, said } from './parts.tsx'
import { address, go } from './place.ts'
import { ask } from './service.ts'

/** The pause after the last key before suggestions are loaded. */
const PAUSE_MS = 120

/**
 * Matches a host name, with or without a scheme and a path. A symbol such as BRK.B is excluded, because it
 * ends with one letter.
 */
const DOMAIN = /^(?:https?:\/\/)?(?:[^\s/@.]+\.)+[^\s/@.\d]{2,}\.?(?:[/?#:].*)?$/iu

/**
 * Returns the address for a text that was entered without choosing a suggestion: the brand of a domain, or
 * else everything that matches the text.
 */
function destinationOf(text: string): string {
  const trimmed = text.trim()
  return DOMAIN.test(trimmed) ? address.brand(hostIn(trimmed)) : address.found(trimmed)
}

function hostIn(text: string): string {
  return text.replace(/^https?:\/\//i, '').replace(/[/?#:].*$/, '')
}

export async function suggest(query: string, limit: number, signal?: AbortSignal) {
  const path = '/v1/brand/suggest'
  const answer = await ask<{ suggestions: readonly Suggestion[] }>(path, { query: { query, limit }, signal })
  return answer.suggestions
}

interface SearchProps {
  /** True for the large field of the front page. */
  readonly isLarge?: boolean
  readonly text?: string
  /** Is called with a chosen domain. Default: its brand is shown. */
  readonly onDomain?: (domain: string) => void
  readonly label?: string
}

/** The search field. Its suggestions follow the ARIA pattern of a combobox. */
export function Search({
  isLarge = false,
  text: given = '',
  onDomain,
  label = 'Search',
}: SearchProps): VNode {
  const id = useId()
  const [text, setText] = useState(given)
  const { shown, found, isOpen, setOpen } = useSuggestions(text)
  const [active, setActive] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setText(given), [given])
  // The front page exists for this field, so the field gets the focus.
  useEffect(() => {
    if (isLarge) field.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => setActive(-1), [shown])
  const isShown = isOpen && shown.length > 0
  const choose = (domain: string) => {
    setOpen(false)
    setText(onDomain ? domain : '')
    if (onDomain) onDomain(domain)
    else go(address.brand(domain))
  }
  const leave = () => {
    const trimmed = text.trim()
    if (trimmed === '') return setOpen(false)
    const isDomain = DOMAIN.test(trimmed)
    // In this field only a suggestion names a domain, and suggestions for the present text may still be
    // loading.
    if (onDomain && !isDomain) return found[0] && choose(found[0].domain)
    setOpen(false)
    if (onDomain) onDomain(hostIn(trimmed))
    else go(destinationOf(text))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      setActive((at) => moved(at, step, found.length))
    } else if (event.key === 'Escape') {
      if (isShown) setOpen(false)
      else setText('')
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = isShown ? found[active] : undefined
      if (chosen) choose(chosen.domain)
      else leave()
    }
  }
  return (
    <search class={isLarge ? 'search large' : 'search'}>
      <label class={isLarge ? '' : 'unseen'} for={id}>
        {label}
      </label>
      <input
        {...COMBOBOX}
        ref={field}
        id={id}
        type="text"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={isLarge ? 'acme.com' : 'Domain, name, ticker …'}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setActive(-1)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      {isLarge && (
        <button type="button" class="button main" onClick={leave}>
          Look up
        </button>
      )}
      <Suggestions id={id} found={isShown ? shown : []} active={active} onChoose={choose} />
    </search>
  )
}

const COMBOBOX: InputHTMLAttributes<HTMLInputElement> = {
  ...{ 'aria-autocomplete': 'list', maxLength: 400, dir: 'auto', spellcheck: false },
  ...{ autocomplete: 'off', autocapitalize: 'none', enterkeyhint: 'search' },
}

/** Returns the index of the next active suggestion. The index -1 means the field itself. */
function moved(at: number, step: number, count: number): number {
  return ((at + 1 + step + count + 1) % (count + 1)) - 1
}

function Suggestions(props: {
  readonly id: string
  readonly found: readonly Suggestion[]
  readonly active: number
  readonly onChoose: (domain: string) => void
}): VNode {
  const { id, found, active, onChoose } = props
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden={found.length === 0}>
      {found.map((one, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has both.
        <div
          key={`${one.kind} ${one.domain}`}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          // The field keeps the focus. Otherwise it would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one.domain)}
        >
          <Suggested one={one} />
        </div>
      ))}
    </div>
  )
}

/** A suggestion: the mark of a stored brand, or the first letter of a company. */
export function Suggested({ one }: { readonly one: Suggestion }): VNode {
  const { kind, domain, name, ticker, exchange } = one
  return (
    <>
      {kind === 'stored' ? (
        <Mark domain={domain} type="icon" />
      ) : (
        <span class="mark icon letter" aria-hidden="true">
          {[...(name || domain)][0]?.toUpperCase()}
        </span>
      )}
      <bdi class="name">{name || domain}</bdi>
      <bdi class="soft domain" dir="ltr">
        {domain}
      </bdi>
      <span class="soft kind">{ticker ? [ticker, exchange].filter(Boolean).join(' · ') : KINDS[kind]}</span>
    </>
  )
}

const KINDS = { stored: 'stored', company: 'directory', domain: 'look it up' } as const

interface Found {
  readonly of: string
  readonly all: readonly Suggestion[]
}

const NOTHING: Found = { of: '', all: [] }

/**
 * Loads the suggestions for a text shortly after its last change. Suggestions for the previous text stay in
 * `shown` until then, so that the list does not flicker. `found` only has suggestions for the present text,
 * for the keyboard.
 */
function useSuggestions(text: string) {
  const [held, setHeld] = useState(NOTHING)
  const [isOpen, setOpen] = useState(false)
  const asked = text.trim()
  useEffect(() => {
    if (asked === '' || !isOpen) return setHeld(NOTHING)
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      suggest(asked, 8, leaving.signal).then(
        (all) => {
          setHeld({ of: asked, all })
          said.set(all.length === 0 ? 'No suggestions' : `${all.length} suggestions`)
        },
        // The search works without suggestions, and reports what is wrong.
        () => leaving.signal.aborted || setHeld(NOTHING),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked, isOpen])
  return { shown: held.all, found: held.of === asked ? held.all : NOTHING.all, isOpen, setOpen }
}
