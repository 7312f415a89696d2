/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Correction } from '../../../model/corrections.ts'
import { refusalOf } from '../loading.ts'
import { Moment, said } from '../parts.tsx'
import { ask, mayOperate } from '../service.ts'
import { Value } from './value.tsx'

const CORRECTIONS = '/v1/operator/corrections'

/** Returns a function that changes something, and the sentence of the last refusal. */
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

/** What the operator said instead of the page, by whom and why, and a button that takes it back. */
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
  /** What the field has now. */
  readonly value: unknown
  readonly onChange: () => void
}

/** The form for the right value of a field: a text, or JSON for any other value. */
export function Correct({ domain, field, value: now = null, onChange }: CorrectProps): VNode {
  const isText = now === null || typeof now === 'string'
  const text = isText ? String(now ?? '') : JSON.stringify(now, null, 1)
  const [value, setValue] = useState(text)
  const [why, setWhy] = useState('')
  const { wrong, setWrong, change } = useChange(onChange)
  useEffect(() => setValue(text), [text])
  const save = (event: Event) => {
    event.preventDefault()
    const stated = isText ? { value } : parsed(value)
    if (stated) void change(CORRECTIONS, { domain, field, why, ...stated }, 'The value is corrected')
    else setWrong('This is not JSON: check its quotation marks, commas and brackets.')
  }
  return (
    <details class="correct">
      <summary>Correct it</summary>
      <form onSubmit={save}>
        <label>
          Right value{!isText && ', as JSON'}
          <textarea
            rows={isText ? 2 : 8}
            class={isText ? '' : 'code'}
            dir="auto"
            required
            spellcheck={isText}
            value={value}
            onInput={(event) => setValue(event.currentTarget.value)}
          />
        </label>
        <label>
          Reason
          <input dir="auto" value={why} onInput={(event) => setWhy(event.currentTarget.value)} />
        </label>
        {wrong && <Wrong text={wrong} />}
        <button type="submit" class="button">
          Save the value
        </button>
      </form>
    </details>
  )
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
