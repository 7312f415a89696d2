/// <reference lib="dom" />
import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

/** A dialog at the end side of the window. It closes by its button, by Escape, and by a click beside it. */
export function Drawer(props: {
  readonly title: string
  readonly children: ComponentChildren
  readonly onClose: () => void
}): VNode {
  const { title, children, onClose } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // A selection that begins in a field and ends beside the drawer is a click on the dialog for the browser.
  const isPressedBeside = useRef(false)
  useEffect(() => {
    // The browser gives the focus back when a dialog closes, but not when it is taken out of the page.
    const before = document.activeElement
    dialog.current?.showModal()
    return () => before instanceof HTMLElement && before.focus({ preventScroll: true })
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog.
    <dialog
      class="drawer"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        isPressedBeside.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && isPressedBeside.current) currentTarget.close()
      }}
    >
      <div class="inside">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="plain" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
