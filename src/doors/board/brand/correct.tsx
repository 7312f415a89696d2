/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Correction } from '../../../model/corrections.ts'
import type { Explained } from '../answers.ts'
import { type Loaded, refusalOf, useLoading, valueIn } from '../loading.ts'
import { Moment, said } from '../parts.tsx'
import { ask } from '../service.ts'

const CORRECTIONS = '/v1/operator/corrections'

interface CorrectProps {
  readonly domain: string
  readonly field: string
  readonly of: Loaded<Explained>
  readonly onChange: () => void
}

/** Sets the value of a field by hand, or removes such a value. */
export function Correct({ domain, field, of, onChange }: CorrectProps): VNode {
  const stored = useLoading(`${domain} ${field}`, async (signal) => {
    const answer = await ask<{ corrections: readonly Correction[] }>(CORRECTIONS, {
      query: { domain },
      signal,
    })
    return answer.corrections.find((one) => one.field === field) ?? null
  })
  const found = valueIn(of)?.value ?? null
  const isText = found === null || typeof found === 'string'
  const [value, setValue] = useState('')
  const [why, setWhy] = useState('')
  const [wrong, setWrong] = useState<string>()
  const text = isText ? (found ?? '') : JSON.stringify(found, null, 1)
  useEffect(() => setValue(String(text)), [text])
  const run = async (work: () => Promise<unknown>, done: string) => {
    setWrong(undefined)
    try {
      await work()
      said.set(done)
      stored.again()
      onChange()
    } catch (thrown) {
      setWrong(refusalOf(thrown).message)
    }
  }
  const save = (event: Event) => {
    event.preventDefault()
    const stated = isText ? { value } : parsed(value)
    if (!stated) return setWrong('This is not JSON: check its quotation marks, commas and brackets.')
    return run(() => ask(CORRECTIONS, { body: { domain, field, why, ...stated } }), 'Corrected')
  }
  const remove = () => run(() => ask(`${CORRECTIONS}/remove`, { body: { domain, field } }), 'Removed')
  const correction = valueIn(stored.loaded)
  return (
    <details class="correct">
      <summary>Correct it</summary>
      {correction && (
        <p>
          Set by <bdi>{correction.who || 'the operator'}</bdi>, <Moment at={correction.at} />
          {correction.why && (
            <>
              : <bdi>{correction.why}</bdi>
            </>
          )}{' '}
          <button type="button" class="plain" onClick={remove}>
            Remove
          </button>
        </p>
      )}
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
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
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
