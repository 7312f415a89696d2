/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * A row of the index. It is an array, because an index may have 20,000 rows. `ROW` in `report/index-page.ts`
 * has the same order.
 */
export type IndexRow = readonly [
  domain: string,
  name: string,
  industry: string,
  country: string,
  colors: string,
  state: string,
  file: string,
  mark: string,
]

interface View {
  readonly rows: readonly IndexRow[]
  /** The texts that a search looks into, in the order of the rows. */
  readonly texts: readonly string[]
  /** The family of each brand's first colour, in the order of the rows. */
  readonly families: readonly string[]
  shown: readonly number[]
  page: number
  sortedBy: number
  isDescending: boolean
}

/** Runs in the page. Shows the brands of the index one page at a time, and sorts and filters them. */
export function showIndex(): void {
  const rows = JSON.parse(document.querySelector('#brands')?.textContent ?? '[]') as IndexRow[]
  const view: View = {
    rows,
    texts: rows.map(([domain, name, industry]) => `${name}\n${domain}\n${industry}`.toLowerCase()),
    families: rows.map(([, , , , colors]) => familyOf(colors.slice(0, 7))),
    shown: [],
    page: 0,
    sortedBy: -1,
    isDescending: false,
  }
  fillSelect(
    '#industry',
    rows.map((row) => row[2].split(': ')[0] ?? ''),
  )
  fillSelect(
    '#country',
    rows.map((row) => row[3]),
  )
  fillSelect('#colour', view.families)
  fillSelect(
    '#state',
    rows.map((row) => row[5]),
  )
  const change = () => {
    filterRows(view)
    showPage(view)
  }
  const form = document.querySelector('form')
  form?.addEventListener('input', change)
  form?.addEventListener('submit', (event) => event.preventDefault())
  form?.addEventListener('reset', () => setTimeout(change))
  for (const button of document.querySelectorAll<HTMLElement>('[data-sort]'))
    button.addEventListener('click', () => {
      const column = Number(button.dataset.sort)
      view.isDescending = view.sortedBy === column && !view.isDescending
      view.sortedBy = column
      change()
    })
  const turn = (by: number) => () => {
    view.page += by
    showPage(view)
    document.querySelector('table')?.scrollIntoView()
  }
  document.querySelector('#before')?.addEventListener('click', turn(-1))
  document.querySelector('#after')?.addEventListener('click', turn(1))
  change()
}

/** Returns the family of a colour by its hue; grey for a colour without one. */
export function familyOf(hex: string): string {
  if (!/^#[\da-f]{6}$/i.test(hex)) return ''
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least
  if (most < 0.14) return 'black'
  if (spread < 0.08) return least > 0.92 ? 'white' : 'grey'
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  const hue = (sixth * 60 + 360) % 360
  const families = [
    [15, 'red'],
    [42, most < 0.6 ? 'brown' : 'orange'],
    [68, 'yellow'],
    [165, 'green'],
    [195, 'teal'],
    [255, 'blue'],
    [290, 'violet'],
    [335, 'pink'],
    [360, 'red'],
  ] as const
  return families.find(([end]) => hue <= end)?.[1] ?? 'red'
}

/** Adds the existing values to a list of choices, the most frequent first. */
export function fillSelect(selector: string, values: readonly string[]): void {
  const select = document.querySelector<HTMLSelectElement>(selector)
  const counts = new Map<string, number>()
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  const sorted = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  for (const [value, count] of sorted) select?.add(new Option(`${value} (${count})`, value))
}

/** Filters and sorts the rows as the form says. */
export function filterRows(view: View): void {
  const textOf = (selector: string) =>
    document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? ''
  const words = textOf('#words').toLowerCase().split(/\s+/)
  const [industry, country, colour, state] = ['#industry', '#country', '#colour', '#state'].map(textOf)
  const shown: number[] = []
  for (const [at, row] of view.rows.entries()) {
    const text = view.texts[at] ?? ''
    const isShown =
      words.every((word) => text.includes(word)) &&
      (!industry || row[2] === industry || row[2].startsWith(`${industry}: `)) &&
      (!country || row[3] === country) &&
      (!colour || view.families[at] === colour) &&
      (!state || row[5] === state)
    if (isShown) shown.push(at)
  }
  const column = view.sortedBy
  const compare = new Intl.Collator('en', { numeric: true }).compare
  const keyOf = (at: number) => (column === 4 ? view.families[at] : view.rows[at]?.[column]) || '\uffff'
  if (column >= 0) {
    shown.sort((one, other) => compare(String(keyOf(one)), String(keyOf(other))))
    if (view.isDescending) shown.reverse()
  }
  view.shown = shown
  view.page = 0
}

/** Writes the rows of one page of the table. */
export function showPage(view: View): void {
  const ROWS = 100
  const { shown, rows, page } = view
  const body = document.querySelector('tbody')
  const some = shown.slice(page * ROWS, (page + 1) * ROWS)
  body?.replaceChildren(...some.map((at) => rowElement(rows[at] as IndexRow)))
  const found = document.querySelector('#found')
  const count = (many: number) => many.toLocaleString('en-US')
  const isBrand = (row: IndexRow | undefined) => row?.[5] === 'brand'
  const brands = rows.filter(isBrand).length
  const shownBrands = shown.filter((at) => isBrand(rows[at])).length
  const counted = (some: number, all: number) =>
    shown.length === rows.length ? count(all) : `${count(some)} of ${count(all)}`
  const others = counted(shown.length - shownBrands, rows.length - brands)
  if (found)
    found.textContent = `${counted(shownBrands, brands)} brands${brands < rows.length ? `, ${others} without a brand` : ''}`
  const place = document.querySelector('#place')
  if (place && shown.length > 0)
    place.textContent = `${count(page * ROWS + 1)} to ${count(page * ROWS + some.length)} of ${count(shown.length)}`
  const pages = document.querySelector<HTMLElement>('#pages')
  if (pages) pages.hidden = shown.length <= ROWS
  const [before, after] = ['#before', '#after'].map((id) => document.querySelector<HTMLButtonElement>(id))
  const focused = document.activeElement
  if (before) before.disabled = page === 0
  if (after) after.disabled = (page + 1) * ROWS >= shown.length
  // A disabled button loses the focus, and users of a keyboard would lose their place.
  if (focused === before && before?.disabled) after?.focus()
  if (focused === after && after?.disabled) before?.focus()
  for (const button of document.querySelectorAll<HTMLElement>('[data-sort]')) {
    const isSorted = Number(button.dataset.sort) === view.sortedBy
    const order = view.isDescending ? 'descending' : 'ascending'
    button.closest('th')?.setAttribute('aria-sort', isSorted ? order : 'none')
  }
}

/** Makes the row of a brand. All values are set as text, so that no text of a page becomes HTML. */
export function rowElement([
  domain,
  name,
  industry,
  country,
  colors,
  state,
  file,
  mark,
]: IndexRow): HTMLElement {
  const made = (tag: string, name = '', text = '') => {
    const element = document.createElement(tag)
    if (name) element.className = name
    if (text) element.append(text)
    return element
  }
  const row = made('tr')
  const picture = made('td', 'mark')
  if (mark) {
    const image = document.createElement('img')
    image.loading = 'lazy'
    image.decoding = 'async'
    image.alt = ''
    image.src = mark
    picture.append(image)
  }
  const title = made('th', 'name')
  title.setAttribute('scope', 'row')
  const shownName = made('bdi', '', name)
  if (file) {
    const link = document.createElement('a')
    link.href = file
    link.append(shownName)
    title.append(link)
  } else title.append(shownName)
  // A result without a brand has its domain in place of a name.
  if (name !== domain) title.append(made('span', 'domain', domain))
  const palette = made('td', 'colours')
  for (const hex of colors.match(/#[\da-f]{6}/gi) ?? []) {
    const swatch = made('span')
    swatch.style.backgroundColor = hex
    palette.append(swatch)
  }
  if (colors) palette.append(made('code', '', colors.slice(0, 7)))
  row.append(
    picture,
    title,
    made('td', 'industry', industry),
    made('td', 'country', country),
    palette,
    made('td', 'state', state),
  )
  return row
}
