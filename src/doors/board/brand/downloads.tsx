/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { SheetDownload } from '../../../sheet/data.ts'

/** The files of a brand, in a menu above the sheet. */
export function Downloads({ all }: { readonly all: readonly SheetDownload[] }): VNode {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu
      const { target } = event
      const isInside = target instanceof Node && current?.contains(target)
      const isAway = !isInside || target instanceof HTMLAnchorElement
      if (!current?.open || !(event instanceof KeyboardEvent ? event.key === 'Escape' : isAway)) return
      current.open = false
      if (isInside) current.querySelector('summary')?.focus()
    }
    document.addEventListener('click', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details class="menu" ref={menu}>
      <summary>Downloads</summary>
      <ul>
        {all.map(({ label, href, name }) => (
          <li key={label}>
            <a href={href} download={name ?? ''}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
