import type { Locator, Page } from 'playwright'
import { PROPERTIES } from '../../src/capture/browser/in-page/collect.ts'
import { seenStyle } from '../../src/capture/browser/samples.ts'
import {
  type Component,
  changesBetween,
  componentsOf,
  type Look,
  statesOf,
} from '../../src/design/read/states.ts'
import { type ComponentState, USES } from '../../src/model/design.ts'
import type { ComputedStyle } from '../../src/model/style.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { agree } from './compare.ts'
import { endAnimations } from './replay.ts'

type Use = ComponentState['state']

/** How the states of components by the cascade agree with those in a browser. */
export interface StateFigures {
  /** Properties that change while a component is used, by the cascade or in the browser. */
  readonly changes: number
  readonly equal: number
  /** Components that nobody can point at in the browser, because their place depends on scripts. */
  readonly unseen: number
  readonly differing: readonly string[]
}

/** Whatever lies over a control is pointed through, and what changes or scrolls slowly is at its end at once. */
const TEST_SHEET = `
  * { scroll-behavior: auto !important }
  *, *::before, *::after { transition: none !important }
  * { pointer-events: none !important }
  [data-used], [data-used] * { pointer-events: auto !important }`

/** Uses the components of a snapshot in a page that shows it, and compares how they look then. */
export async function compareStates(page: Page, snapshot: Snapshot): Promise<StateFigures> {
  const ours = statesOf(snapshot)
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, TEST_SHEET)
  page.setDefaultTimeout(TIMEOUT_MS)
  let [changes, equal, unseen] = [0, 0, 0]
  const differing: string[] = []
  for (const component of componentsOf(snapshot)) {
    const rest = await lookOf(page, component)
    if (!rest || !(await canBePointedAt(page, component))) {
      unseen += 1
      continue
    }
    for (const use of USES) {
      const found = ours.find((state) => state.component === component.name && state.state === use)
      const expected = new Map(Object.entries(found?.properties ?? {}))
      const seen = await seenWhile(page, component, use, rest, found?.properties.outline)
      for (const name of new Set([...expected.keys(), ...seen.keys()])) {
        const [one, other] = [expected.get(name), seen.get(name)]
        const isEqual = agree(one, other)
        changes += 1
        if (isEqual) equal += 1
        else differing.push(`  ${component.name}:${use} ${name}: ${one}, browser ${other}`)
      }
    }
  }
  return { changes, equal, unseen, differing }
}

const TIMEOUT_MS = 10_000

/** False for a component that the page shows only to who scrolls a part of it, or opens a menu. */
function canBePointedAt(page: Page, { carrier }: Component): Promise<boolean> {
  return at(page, carrier.sample.path).evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })
}

/** The properties that change in the browser while a component is used. */
async function seenWhile(
  page: Page,
  component: Component,
  use: Use,
  rest: Look,
  declaredOutline: string | undefined,
): Promise<Map<string, string>> {
  const [used, carrier] = [component.control, component.carrier].map(({ sample }) => at(page, sample.path))
  if (!used || !carrier) return new Map()
  await used.evaluate((element) => element.setAttribute('data-used', ''))
  const before = await outlineOf(used)
  if (use === 'focus') await focus(page, used)
  else await carrier.hover({ force: true })
  if (use === 'active') await page.mouse.down()
  const now = await lookOf(page, component)
  const seen = new Map(Object.entries(now ? changesBetween(rest, now) : {}))
  const outline = use === 'focus' && (await seenOutline(used, before, declaredOutline))
  if (outline) seen.set('outline', outline)
  await page.mouse.move(0, 0)
  if (use === 'active') await page.mouse.up()
  await used.evaluate((element) => {
    element.removeAttribute('data-used')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  return seen
}

/** Gives the focus to an element as the keyboard does; where it cannot have it, to one inside it. */
async function focus(page: Page, used: Locator): Promise<void> {
  await page.keyboard.press('Tab')
  await used.evaluate((element) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const inside = element.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')
    for (const each of [element, ...inside])
      if (each instanceof HTMLElement && !element.contains(document.activeElement)) each.focus()
  })
}

/** An outline without a style is not painted, whatever its colour and its width are. */
const outlineOf = (used: Locator): Promise<string> =>
  used.evaluate((element) => {
    const { outline, outlineStyle } = getComputedStyle(element)
    return outlineStyle === 'none' ? 'none' : outline
  })

/**
 * The outline of an element with the focus: as it is declared when it looks like that, and undefined for the
 * ring of the browser where nothing is declared.
 */
async function seenOutline(
  used: Locator,
  before: string,
  declared: string | undefined,
): Promise<string | undefined> {
  const now = await outlineOf(used)
  if (declared === undefined) return now === before || now.includes('auto') ? undefined : now
  const own = await used.getAttribute('style')
  await used.evaluate(
    (element, css) => element.setAttribute('style', css),
    `${own ?? ''};outline:${declared}!important`,
  )
  const asDeclared = await outlineOf(used)
  await used.evaluate((element, css) => {
    if (css === null) element.removeAttribute('style')
    else element.setAttribute('style', css)
  }, own)
  return now === asDeclared ? declared : now
}

/** How a component looks at this moment; undefined when the page shows it nowhere. */
async function lookOf(page: Page, { surface, carrier }: Component): Promise<Look | undefined> {
  await endAnimations(page)
  const [fill, words] = [await styleAt(page, surface), await styleAt(page, carrier)]
  return fill && words && { fill, words }
}

async function styleAt(page: Page, { sample }: Component['control']): Promise<ComputedStyle | undefined> {
  const locator = at(page, sample.path)
  if ((await locator.count()) !== 1) return undefined
  const seen = await locator.evaluate((element, properties) => {
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    let opacity = 1
    for (let one: Element | null = element; one; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity)
    return {
      tag: element.localName,
      values: properties.map((name) => style.getPropertyValue(name)),
      box: { x: 0, y: 0, width, height },
      opacity,
      isSvg: element instanceof SVGElement,
    }
  }, PROPERTIES)
  const { tag, values, isSvg, ...element } = seen
  if (tag !== sample.tag || element.box.width * element.box.height === 0) return undefined
  return seenStyle(values, element, isSvg)
}

/** The element at the path of a sample. */
function at(page: Page, path: string): Locator {
  const steps = path.split('/').filter(Boolean)
  return page.locator([':root', ...steps.map((step) => `:nth-child(${Number(step) + 1})`)].join(' > '))
}
