/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Runs in the page. A click on a button or a swatch with `data-copy` copies the text of this attribute. */
export function copyOnClick(): void {
  const SHOWN_MS = 1_500
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null
    if (!button) return
    const told = document.querySelector('#told')
    const text = button.dataset.copy ?? ''
    try {
      await navigator.clipboard.writeText(text)
      button.dataset.done = ''
      if (told) told.textContent = `Copied ${text}.`
    } catch {
      // The browser denies access to the clipboard, so the text is shown for the user to copy.
      if (told) told.textContent = `The browser did not let this page copy. The text is: ${text}`
    }
    setTimeout(() => {
      delete button.dataset.done
    }, SHOWN_MS)
  })
}
