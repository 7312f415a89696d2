/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Runs in the page. Sends the call of a form with the key that the reader pasted, and shows the answer. */
export function tryOut(): void {
  const MAX_SHOWN_CHARS = 200_000
  const keyField = document.querySelector<HTMLInputElement>('#key')

  const callOf = (form: HTMLFormElement): { readonly url: string; readonly body: string | undefined } => {
    const { method = 'GET', path = '/' } = form.dataset
    let url = path
    const query = new URLSearchParams()
    for (const field of form.querySelectorAll<HTMLInputElement>('[data-in]')) {
      if (field.dataset.in === 'path') url = url.replace(`{${field.name}}`, encodeURIComponent(field.value))
      else if (field.value !== '') query.append(field.name, field.value)
    }
    const search = query.size > 0 ? `?${query}` : ''
    const body = method === 'POST' ? form.querySelector('textarea')?.value : undefined
    return { url: url + search, body }
  }

  const show = (form: HTMLFormElement, head: string, shown: string | HTMLElement): void => {
    const place = form.querySelector('output')
    if (!place) return
    const line = document.createElement('p')
    line.textContent = head
    const body = document.createElement(typeof shown === 'string' ? 'pre' : 'div')
    body.append(typeof shown === 'string' ? shown.slice(0, MAX_SHOWN_CHARS) : shown)
    place.replaceChildren(line, body)
    place.scrollIntoView({ block: 'nearest' })
  }

  const bodyOf = async (answer: Response): Promise<string | HTMLElement> => {
    const type = answer.headers.get('content-type') ?? ''
    if (type.startsWith('image/')) {
      const picture = document.createElement('img')
      picture.src = URL.createObjectURL(await answer.blob())
      picture.alt = 'The answer'
      return picture
    }
    const text = await answer.text()
    return type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text
  }

  const send = async (form: HTMLFormElement): Promise<void> => {
    const { method = 'GET' } = form.dataset
    const { url, body } = callOf(form)
    const key = keyField?.value.trim() ?? ''
    const headers = {
      ...(key !== '' && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    show(form, `${method} ${url}`, '…')
    const start = performance.now()
    try {
      const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
      const shown = await bodyOf(answer)
      const ms = Math.round(performance.now() - start)
      show(form, `${method} ${url}: ${answer.status} in ${ms} ms`, shown)
    } catch (error) {
      show(form, `${method} ${url}: no answer`, String(error))
    }
  }

  for (const form of document.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void send(form)
    })
  }
}
