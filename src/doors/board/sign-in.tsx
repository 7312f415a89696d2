/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { refusalOf } from './loading.ts'
import { Heading } from './parts.tsx'
import { type Refusal, signIn } from './service.ts'
import { Shield } from './shield.tsx'

/** The first page for users who are not signed in. */
export function SignIn(): VNode {
  return (
    <main class="sign-in">
      <p class="wordmark">
        <Shield />
        blazon
      </p>
      <Heading title="Sign in">Sign in</Heading>
      <KeyForm />
      <p class="soft">
        Ask the operator of this service for a key, who makes it with <code>blazon keys create NAME</code>.
        Programs use the same keys with the <a href="/docs">API</a>.
      </p>
    </main>
  )
}

/** Asks for the key again, above a view whose session has ended, so that nothing in the view is lost. */
export function SignInAgain(): VNode {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const box = dialog.current
    box?.showModal()
    // The browser restores the focus when a dialog closes, but not when the dialog is removed from the page.
    return () => box?.close()
  }, [])
  return (
    <dialog
      class="box"
      ref={dialog}
      aria-labelledby="again"
      // The view behind the dialog cannot work without a session, so Escape must not close the dialog. It
      // would then close a drawer behind it, too.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      // A page can prevent the effect of Escape only once. The second one closes the dialog, so it is opened
      // again.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id="again">Your session has ended</h2>
      <p>Sign in again, and go on where you are.</p>
      <KeyForm />
    </dialog>
  )
}

function KeyForm(): VNode {
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = async (event: Event) => {
    event.preventDefault()
    const key = field.current?.value.trim() ?? ''
    if (key === '' || isBusy) return field.current?.focus()
    setBusy(true)
    setRefusal(undefined)
    try {
      await signIn(key)
    } catch (thrown) {
      setRefusal(refusalOf(thrown))
      setBusy(false)
      field.current?.select()
    }
  }
  return (
    <form class="key" onSubmit={send}>
      <label>
        Key
        <input
          ref={field}
          type="password"
          name="key"
          autocomplete="current-password"
          autocapitalize="none"
          spellcheck={false}
          aria-invalid={refusal !== undefined}
          aria-describedby={refusal && 'key-refused'}
        />
      </label>
      {refusal && (
        <p id="key-refused" class="wrong" role="alert">
          {refusal.message}
        </p>
      )}
      <button type="submit" class="button main" aria-disabled={isBusy}>
        {isBusy ? 'Signing in …' : 'Sign in'}
      </button>
    </form>
  )
}
