/// <reference lib="dom" />
import { said } from './parts.tsx'

const SHOWN_MS = 1_500

/** After a click on a button or a swatch with `data-copy`, copies that text and announces it. */
export function copyOnClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
  if (button) void copyOf(button)
}

async function copyOf(button: HTMLElement): Promise<void> {
  const text = button.dataset.copy ?? ''
  const isCopied = await copied(text)
  // The text may be a secret, which must not stay in the page. The label of the button is announced instead.
  const label = button.getAttribute('aria-label') ?? button.title
  said.set(isCopied ? label.replace(/^Copy\b/, 'Copied') : 'This browser does not let the board copy')
  if (isCopied) button.dataset.copied = ''
  setTimeout(() => delete button.dataset.copied, SHOWN_MS)
}

/**
 * Browsers allow pages to write to the clipboard only over HTTPS. Otherwise, the text of a selected field is
 * copied.
 */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'unseen'
    const before = document.activeElement
    document.body.append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    if (before instanceof HTMLElement) before.focus()
    return isCopied
  }
}
