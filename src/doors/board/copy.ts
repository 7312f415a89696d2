/// <reference lib="dom" />
import { said } from './parts.tsx'

const SHOWN_MS = 1_500

/**
 * After a click on a button or a swatch with `data-copy`, copies that text. Browsers hardly show that a link
 * saves a file. So both actions are announced, and marked for a moment.
 */
export function answerClick({ target }: Event): void {
  const clicked = target instanceof Element ? target.closest<HTMLElement>('[data-copy], a[download]') : null
  if (!clicked) return
  if (clicked.dataset.copy !== undefined) return void copyOf(clicked)
  said.set(`Saving ${clicked.getAttribute('aria-label') ?? clicked.textContent}`)
  mark(clicked)
}

function mark(clicked: HTMLElement): void {
  clicked.dataset.done = ''
  setTimeout(() => delete clicked.dataset.done, SHOWN_MS)
}

async function copyOf(button: HTMLElement): Promise<void> {
  const text = button.dataset.copy ?? ''
  const isCopied = await copied(text)
  // The text may be a secret, which must not stay in the page. The label of the button is announced instead.
  const label = button.getAttribute('aria-label') ?? button.title
  said.set(isCopied ? label.replace(/^Copy\b/, 'Copied') : 'This browser does not let the board copy')
  if (isCopied) mark(button)
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
