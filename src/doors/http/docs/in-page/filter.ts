/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Runs in the page. Shows only the endpoints with all words of the filter, and counts them. */
export function filterEndpoints(): void {
  const field = document.querySelector<HTMLInputElement>('#filter')
  const told = document.querySelector('#found')
  const sections = [...document.querySelectorAll<HTMLElement>('section')]
  if (!field || !told) return

  const show = (): void => {
    const words = field.value.toLowerCase().split(/\s+/)
    let found = 0
    for (const section of sections) {
      const isFound = words.every((word) => section.dataset.words?.includes(word))
      section.hidden = !isFound
      const item = document.querySelector<HTMLElement>(`nav a[href="#${section.id}"]`)?.parentElement
      if (item) item.hidden = !isFound
      if (isFound) found += 1
    }
    told.textContent = `${found} of ${sections.length} endpoints`
  }
  field.addEventListener('input', show)
  // The browser may restore the text of the filter when it loads the page again.
  show()
}
