/// <reference lib="dom" />
import { type ComponentChildren, createContext, type VNode } from 'preact'
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks'
import type { Shape } from '../answers.ts'
import { Swatch } from '../brand/value.tsx'
import { type Entries, emptyOf, kindOf, membersOf, nameOf, wordsOf } from './draft.ts'

/** The message of a refusal, and the place of the wrong value: `socials[1].url`. */
export interface Wrong {
  readonly place: string
  readonly text: string
}

/** The last refusal of the form around a control. */
export const WrongIn = createContext<Wrong | undefined>(undefined)

export interface ControlProps {
  readonly shape: Shape
  readonly value: unknown
  readonly label: string
  /** The place of the control's value, in the notation of the service. */
  readonly place: string
  readonly onChange: (value: unknown) => void
}

/** The control for a value of any shape. */
export function Control(props: ControlProps): VNode {
  const kind = kindOf(props.shape)
  if (kind === 'object') return <ObjectControl {...props} />
  if (kind === 'list') return <ListControl {...props} />
  return kind === 'choices' ? <Choices {...props} /> : <Leaf {...props} />
}

/** Shows the message of the service about this place. */
function Said({ id, text }: { readonly id: string; readonly text: string | undefined }): VNode | null {
  if (text === undefined) return null
  return (
    <p class="wrong" role="alert" dir="auto" id={id}>
      {text}
    </p>
  )
}

function useSaid(place: string): string | undefined {
  const wrong = useContext(WrongIn)
  return wrong?.place === place ? wrong.text : undefined
}

/** A single control: a text, a number, a choice, or lines. */
function Leaf(props: ControlProps): VNode {
  const { shape, value, label, place, onChange } = props
  const id = useId()
  const kind = kindOf(shape)
  const text = useSaid(place)
  const shown = kind === 'lines' ? (value as readonly string[]).join('\n') : String(value ?? '')
  const common = {
    ...{ id, dir: 'auto' as const, value: shown, 'data-place': place },
    'aria-invalid': text !== undefined,
    ...(text !== undefined && { 'aria-describedby': `${id}-said` }),
  }
  const written = (event: Event & { readonly currentTarget: { readonly value: string } }) =>
    onChange(kind === 'lines' ? event.currentTarget.value.split('\n') : event.currentTarget.value)
  return (
    <div class="control">
      <label for={id}>
        {label}
        {kind === 'lines' && ', one a line'}
        <Swatch hex={shown} />
        {kind === 'choice' || kind === 'yes or no' ? (
          <select {...common} value={kind === 'choice' ? shown : yesOrNo(value)} onInput={written}>
            <option value="" />
            {(shape.enum ?? ['yes', 'no']).map((one) => (
              <option key={one}>{String(one)}</option>
            ))}
          </select>
        ) : kind === 'number' ? (
          <input {...common} inputMode="decimal" onInput={written} />
        ) : kind === 'lines' || kind === 'json' || isLong(label, shown) ? (
          <textarea {...common} rows={rowsOf(shown)} onInput={written} />
        ) : (
          <input {...common} onInput={written} />
        )}
      </label>
      <Said id={`${id}-said`} text={text} />
    </div>
  )
}

const rowsOf = (text: string): number => Math.min(8, Math.max(2, text.split('\n').length))

const yesOrNo = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '')

/** Whether a control needs several lines. The only control of a form has room for a sentence. */
const isLong = (label: string, text: string): boolean => label === RIGHT_VALUE || text.length > 120

/** The label of a control that is a whole form. */
export const RIGHT_VALUE = 'Right value'

/** Checkboxes for the words of a list. */
function Choices({ shape, value, label, place, onChange }: ControlProps): VNode {
  const id = useId()
  const chosen = value as readonly unknown[]
  const toggle = (one: unknown) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <fieldset class="control choices" data-place={place} tabIndex={-1}>
      <legend>{label}</legend>
      {(shape.items?.enum ?? []).map((one) => (
        <label key={one}>
          <input type="checkbox" checked={chosen.includes(one)} onChange={() => toggle(one)} /> {String(one)}
        </label>
      ))}
      <Said id={id} text={useSaid(place)} />
    </fieldset>
  )
}

/** The members of an object. Members that are lists or objects are collapsed. */
function ObjectControl({ shape, value, label, place, onChange }: ControlProps): VNode {
  const id = useId()
  const entries = (value ?? {}) as Entries
  const wrong = useContext(WrongIn)
  return (
    <fieldset class="members" data-place={place} tabIndex={-1}>
      <legend class="unseen">{label}</legend>
      {Object.entries(membersOf(shape)).map(([key, member]) => {
        const inner = `${place}.${key}`
        const control = (
          <Control
            shape={member}
            value={entries[key] ?? (kindOf(member) === 'list' ? [] : emptyOf(member))}
            label={wordsOf(key)}
            place={inner}
            onChange={(next) => onChange({ ...entries, [key]: next })}
          />
        )
        if (!['object', 'list'].includes(kindOf(member))) return <div key={key}>{control}</div>
        return (
          <Folded key={key} title={wordsOf(key)} isOpen={wrong?.place.startsWith(inner) === true}>
            {control}
          </Folded>
        )
      })}
      <Said id={id} text={useSaid(place)} />
    </fieldset>
  )
}

const isEmpty = (entry: unknown): boolean => Object.keys(Object(entry)).length === 0

/** A part of a form that its user opens. It also opens once when `isOpen` becomes true. */
function Folded(props: {
  readonly title: string
  readonly isOpen: boolean
  readonly children: ComponentChildren
}): VNode {
  const { title, isOpen, children } = props
  const details = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (isOpen && details.current) details.current.open = true
  }, [isOpen])
  return (
    <details class="folded" ref={details}>
      <summary>
        <bdi>{title}</bdi>
      </summary>
      {children}
    </details>
  )
}

/** The entries of a list, each collapsed under its name, and buttons that add and remove entries. */
function ListControl({ shape, value, label, place, onChange }: ControlProps): VNode {
  const id = useId()
  const entries = value as readonly unknown[]
  const wrong = useContext(WrongIn)
  const isWrong = (inner: string) => wrong?.place.startsWith(inner) === true
  const change = (at: number, next: unknown) =>
    onChange(entries.map((one, other) => (other === at ? next : one)))
  const remove = (at: number) => {
    onChange(entries.filter((_, other) => other !== at))
    focusSoon(`[id="${id}-add"]`)
  }
  const add = () => {
    onChange([...entries, {}])
    focusSoon(`[data-place="${place}[${entries.length}]"] :is(input, select, textarea)`)
  }
  return (
    <div class="entries" data-place={place} tabIndex={-1}>
      <ol>
        {entries.map((entry, at) => (
          <li key={at}>
            <Folded title={nameOf(entry, at)} isOpen={isEmpty(entry) || isWrong(`${place}[${at}]`)}>
              <Control
                shape={shape.items ?? {}}
                value={entry}
                label={`${label}, ${nameOf(entry, at)}`}
                place={`${place}[${at}]`}
                onChange={(next) => change(at, next)}
              />
              <button
                type="button"
                class="plain"
                aria-label={`Remove ${nameOf(entry, at)}`}
                onClick={() => remove(at)}
              >
                Remove
              </button>
            </Folded>
          </li>
        ))}
      </ol>
      <button type="button" class="plain" id={`${id}-add`} onClick={add}>
        Add an entry
      </button>
      <Said id={id} text={useSaid(place)} />
    </div>
  )
}

/** Moves the focus to an element that the next rendering makes. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}
