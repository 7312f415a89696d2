/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { cell } from './cell.ts'

/** The views with their parameters, as in the query of the address. */
export type Place =
  | { readonly view: 'front' }
  | { readonly view: 'found'; readonly text: string }
  | { readonly view: 'brand'; readonly domain: string }
  | { readonly view: 'changes'; readonly domain: string }
  /** The domain is empty for a side that is not chosen yet. */
  | { readonly view: 'compare'; readonly domains: readonly string[] }
  | { readonly view: 'lists' }
  | { readonly view: 'list'; readonly name: string }
  | { readonly view: 'service' }

export function placeIn(search: string): Place {
  const query = new URLSearchParams(search)
  const named = (key: string) => query.get(key)?.trim() || undefined
  const [text, brand, changes, list] = [named('q'), named('brand'), named('changes'), named('list')]
  if (brand) return { view: 'brand', domain: brand }
  if (changes) return { view: 'changes', domain: changes }
  if (query.has('compare')) {
    const domains = (query.get('compare') ?? '').split(',').map((one) => one.trim())
    return { view: 'compare', domains: domains.slice(0, 2) }
  }
  if (list) return { view: 'list', name: list }
  if (query.has('lists')) return { view: 'lists' }
  if (query.has('service')) return { view: 'service' }
  return text ? { view: 'found', text } : { view: 'front' }
}

export const address = {
  front: '/',
  lists: '/?lists',
  service: '/?service',
  found: (text: string) => `/?q=${encodeURIComponent(text)}`,
  brand: (domain: string) => `/?brand=${encodeURIComponent(domain)}`,
  changes: (domain: string) => `/?changes=${encodeURIComponent(domain)}`,
  compare: (...domains: readonly string[]) => `/?compare=${domains.map(encodeURIComponent).join(',')}`,
  list: (name: string) => `/?list=${encodeURIComponent(name)}`,
}

/** The query of the present address. */
export const shown = cell(location.search)

/** Shows another view. It is added to the history of the browser, or replaces the present view there. */
export function go(to: string, { replaces = false } = {}): void {
  if (replaces) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  scrollTo(0, 0)
  shown.set(location.search)
}

/**
 * Follows links between views, and the back and forward buttons of the browser, without loading the page
 * again.
 */
export function followLinks(): void {
  addEventListener('popstate', () => shown.set(location.search))
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download')) return
    const { origin, pathname, hash, href } = link
    if (origin !== location.origin || pathname !== '/' || hash) return
    event.preventDefault()
    go(href)
  })
}
