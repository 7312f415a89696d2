/// <reference lib="dom" />
import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

/** A dialog at the end side of the window. It is closed by its button, by Escape, and by a click outside. */
export function Drawer(props: {
  readonly title: string
  readonly children: ComponentChildren
  readonly onClose: () => void
}): VNode {
  const { title, children, onClose } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // When a selection begins in a field and ends outside the drawer, the browser reports a click on the
  // dialog.
  const isPressedBeside = useRef(false)
  useEffect(() => {
    // The browser restores the focus when a dialog closes, but not when the dialog is removed from the page.
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
