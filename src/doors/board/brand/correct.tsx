/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Correction } from '../../../model/corrections.ts'
import type { FieldAnswer } from '../answers.ts'
import { Control, RIGHT_VALUE, WrongIn } from '../form/control.tsx'
import { emptyOf, kindOf, statedIn } from '../form/draft.ts'
import { refusalOf, useLoading, valueIn } from '../loading.ts'
import { Lines, Moment, said, Whole } from '../parts.tsx'
import { ask, mayOperate } from '../service.ts'
import { Value } from './value.tsx'

const CORRECTIONS = '/v1/operator/corrections'

/** Returns a function that sends a change, and the message of its refusal. */
function useChange(onChange: () => void) {
  const [wrong, setWrong] = useState<string>()
  const change = async (path: string, body: object, done: string) => {
    setWrong(undefined)
    try {
      await ask(path, { body })
      said.set(done)
      onChange()
    } catch (thrown) {
      setWrong(refusalOf(thrown).message)
    }
  }
  return { wrong, setWrong, change }
}

interface CorrectedProps {
  readonly correction: Correction
  readonly onChange: () => void
}

/** A correction of the operator, with its author and reason, and a button that removes it. */
export function Corrected({ correction, onChange }: CorrectedProps): VNode {
  const { domain, field, value, who, why, at } = correction
  const { wrong, change } = useChange(onChange)
  const remove = () => change(`${CORRECTIONS}/remove`, { domain, field }, 'The correction is removed')
  return (
    <section class="outcome">
      <h3 class="small">Corrected</h3>
      {value === null ? <p>There is no such value.</p> : <Value value={value} />}
      <p class="soft">
        by <bdi>{who || 'the operator'}</bdi>, <Moment at={at} />
      </p>
      {why && (
        <p>
          <bdi class="clipped">{why}</bdi>
        </p>
      )}
      {mayOperate('corrections/remove') && (
        <button type="button" class="plain" onClick={remove}>
          Remove the correction
        </button>
      )}
      {wrong && <Wrong text={wrong} />}
    </section>
  )
}

function Wrong({ text }: { readonly text: string }): VNode {
  return (
    <p class="wrong" role="alert">
      {text}
    </p>
  )
}

interface CorrectProps {
  readonly domain: string
  readonly field: string
  /** The present value of the field. */
  readonly value: unknown
  readonly onChange: () => void
}

/** The form for the right value of a field. Its controls follow the shape of the field. */
export function Correct(props: CorrectProps): VNode {
  const fields = useLoading(mayOperate('fields') ? 'fields' : undefined, (signal) =>
    ask<{ readonly fields: readonly FieldAnswer[] }>('/v1/operator/fields', { signal }),
  )
  const known = valueIn(fields.loaded)?.fields.find(({ name }) => name === props.field)
  const isReady = known !== undefined || !mayOperate('fields')
  return (
    <details class="correct">
      <summary>Correct it</summary>
      {isReady ? (
        <Form {...props} known={known} key={JSON.stringify(props.value)} />
      ) : (
        <Whole of={fields} meanwhile={<Lines count={4} />}>
          {() => <p class="wrong">The service does not know this field.</p>}
        </Whole>
      )}
    </details>
  )
}

function Form(props: CorrectProps & { readonly known: FieldAnswer | undefined }): VNode {
  const { domain, field, value: now = null, known, onChange } = props
  const shape = known?.schema ?? (now === null || typeof now === 'string' ? { type: 'string' } : {})
  const isJson = kindOf(shape) === 'json'
  const [draft, setDraft] = useState(now === null ? emptyOf(shape) : isJson ? pretty(now) : now)
  const [why, setWhy] = useState('')
  const { wrong, setWrong, change } = useChange(onChange)
  const form = useRef<HTMLFormElement>(null)
  // After a refusal, the control that the message is about gets the focus.
  useEffect(() => {
    const place = placeIn(wrong, field)
    if (wrong) form.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  }, [wrong])
  const send = (value: unknown, done: string) => change(CORRECTIONS, { domain, field, why, value }, done)
  const save = (event: Event) => {
    event.preventDefault()
    const stated = isJson ? parsed(String(draft)) : { value: statedIn(draft, shape) }
    if (!stated) return setWrong('This is not JSON: check its quotation marks, commas and brackets.')
    if (!isJson) setDraft(stated.value)
    void send(stated.value, 'The value is corrected')
  }
  return (
    <form onSubmit={save} ref={form} noValidate>
      {known && <p class="soft">{known.about}</p>}
      <WrongIn.Provider
        value={wrong === undefined ? undefined : { place: placeIn(wrong, field), text: wrong }}
      >
        <Control
          shape={shape}
          value={draft}
          label={isJson ? `${RIGHT_VALUE}, as JSON` : RIGHT_VALUE}
          place={field}
          onChange={setDraft}
        />
      </WrongIn.Provider>
      <label>
        Reason
        <input dir="auto" value={why} onInput={(event) => setWhy(event.currentTarget.value)} />
      </label>
      <p class="choice">
        <button type="submit" class="button">
          Save the value
        </button>
        <button type="button" class="plain" onClick={() => send(null, 'It is saved that there is no value')}>
          The brand has none
        </button>
      </p>
    </form>
  )
}

/**
 * Returns the place that a refusal names at its end, as in `; socials[1].url is "a"`. Default: the whole
 * field.
 */
function placeIn(text: string | undefined, field: string): string {
  const [, place] = /; (\S+) is [^;]*$/.exec(text ?? '') ?? []
  return place?.startsWith(field) ? place : field
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 1)

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
