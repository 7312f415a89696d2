/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { refusalOf } from '../loading.ts'
import { ask } from '../service.ts'

interface Made {
  readonly id: string
  readonly secret: string
}

/** Makes a key and shows its secret. The service cannot show the secret again. */
export function NewKey({ onMade }: { readonly onMade: () => void }): VNode {
  const [name, setName] = useState('')
  const [permits, setPermits] = useState('')
  const [made, setMade] = useState<Made>()
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const make = async (event: Event) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setWrong(undefined)
    const permissions = permits.split(/[\s,]+/).filter(Boolean)
    try {
      const body = { name, ...(permissions.length > 0 && { permissions }) }
      setMade(await ask<Made>('/v1/operator/keys', { body }))
      setName('')
      setPermits('')
      onMade()
    } catch (thrown) {
      setWrong(refusalOf(thrown).message)
    }
    setBusy(false)
  }
  return (
    <>
      <form class="fields inline" onSubmit={make}>
        <label>
          Name of a new key
          <input required dir="auto" value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <label>
          May call
          <input
            dir="ltr"
            placeholder="all but operator/*"
            value={permits}
            onInput={(event) => setPermits(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" aria-disabled={isBusy}>
          {isBusy ? 'Making it …' : 'Make it'}
        </button>
      </form>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      {made && (
        <div class="secret" role="status">
          <p>Copy the secret now: it is shown this once, and is stored nowhere.</p>
          <p>
            <code>{made.secret}</code>{' '}
            <button type="button" class="plain" data-copy={made.secret} aria-label="Copy the secret">
              Copy
            </button>{' '}
            <button type="button" class="plain" onClick={() => setMade(undefined)}>
              Done
            </button>
          </p>
        </div>
      )}
    </>
  )
}
