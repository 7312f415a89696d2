import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { patient } from '../../house/patient.ts'
import { misplacedStops } from '../../sheet/full-stops.ts'
import { browser, expectAccessible, openBoard, shiftsOf, signIn } from './opening.ts'

patient()

test.runIf(browser)('a brand is found, understood, compared and downloaded', async () => {
  const { blazon, url, secret, open, wrong } = await openBoard()
  await blazon.brand({ domain: 'tarnbeck.example' })
  await blazon.brand({ domain: 'sidrina.example' })
  const page = await open()

  // A wrong key is refused in words, and the right one opens the board.
  await page.goto(`${url}/`)
  await page.getByLabel('Key').fill('blz_wrong')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await expectAccessible(page, 'sign-in')
  await signIn(page, url, secret)
  expect(await page.evaluate(() => document.cookie)).toBe('')

  // The front page shows the latest brands, and needs little script.
  await page.getByRole('link', { name: 'Tarnbeck Bakers' }).waitFor()
  await expectAccessible(page, 'front')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, one) => sum + ('decodedBodySize' in one ? Number(one.decodedBodySize) : 0), 0),
  )
  expect(scripts).toBeGreaterThan(0)
  expect(scripts).toBeLessThan(100_000)
  expect(await shiftsOf(page)).toBeLessThan(0.1)

  // The search by the keyboard alone.
  const field = page.getByRole('combobox')
  await field.focus()
  await page.keyboard.type('tarn')
  await page.getByRole('option', { name: /Tarnbeck Bakers/ }).waitFor()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  await expectAccessible(page, 'suggestions')
  await page.keyboard.press('Escape')
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBeTruthy()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Tarnbeck Bakers' }).waitFor()
  expect(page.url()).toBe(`${url}/?brand=tarnbeck.example`)
  await expect.poll(() => page.title()).toBe('Tarnbeck Bakers · blazon')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByRole('heading', { name: 'Style guide' }).waitFor()
  await expectAccessible(page, 'brand')
  expect(await shiftsOf(page)).toBeLessThan(0.1)

  // A colour is copied.
  await page
    .getByRole('button', { name: /^Copy .* as hex$/ })
    .first()
    .click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#[\da-f]{6}$/)
  await page
    .getByRole('status')
    .getByText(/^Copied .* as hex$/)
    .waitFor()

  // Why the name was chosen.
  await page.getByRole('button', { name: 'Why this? name' }).click()
  const drawer = page.getByRole('dialog', { name: 'Why this name?' })
  await drawer.getByText('Rules, strongest first').waitFor()
  expect(await drawer.textContent()).toContain('og:site_name')
  await expectAccessible(page, 'why')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Why this? name')

  // Files are saved: design files, the record, and a mark.
  const save = async (link: ReturnType<typeof page.getByRole>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
  }
  const menu = page.getByText('Downloads', { exact: true })
  await menu.click()
  await expectAccessible(page, 'downloads')
  const design = await save(page.getByRole('link', { name: 'DESIGN.md' }))
  expect(design).toMatchObject({ name: 'DESIGN.md', text: expect.stringContaining('Tarnbeck Bakers') })
  await menu.click()
  const record = await save(page.getByRole('link', { name: 'Record as JSON' }))
  expect(JSON.parse(record.text).record.domain).toBe('tarnbeck.example')
  await page.keyboard.press('Escape')
  const mark = await save(page.getByRole('link', { name: 'SVG: Logo for light backgrounds' }))
  expect(mark.text).toContain('<svg')

  // The only brand by a name is shown at once, and Back does not lead to its search.
  await page.goto(`${url}/?lists`)
  await page.getByLabel('Search', { exact: true }).fill('Tarnbeck Bakers')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}/?brand=tarnbeck.example`)
  await page.goBack()
  await page.waitForURL(`${url}/?lists`)

  // The second brand is chosen before the first.
  await page.goto(`${url}/?compare`)
  await page.getByLabel('Another brand').fill('sidrina.example')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}/?compare=,sidrina.example`)
  await page.getByLabel('One brand').fill('tarnbeck.example')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}/?compare=tarnbeck.example,sidrina.example`)

  // Two brands, and one with itself then.
  await page.goto(`${url}/?compare=tarnbeck.example,sidrina.example`)
  await page.getByRole('link', { name: 'سدرينا' }).waitFor()
  await page.getByRole('link', { name: 'Tarnbeck Bakers' }).waitFor()
  await expectAccessible(page, 'compare')
  expect(await shiftsOf(page)).toBeLessThan(0.1)
  await page.goto(`${url}/?changes=tarnbeck.example`)
  await page.getByRole('heading', { name: 'Nothing has changed' }).waitFor()
  await expectAccessible(page, 'changes')

  // What is not known, what cannot be reached, and a service that is gone.
  await page.goto(`${url}/?q=nobody+is+called+like+this`)
  await page.getByRole('heading', { name: 'No brand found' }).waitFor()
  await expectAccessible(page, 'nothing found')
  await page.goto(`${url}/?brand=nowhere.example`)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await expectAccessible(page, 'failure')
  await page.goto(`${url}/?brand=sidrina.example`)
  await page.getByRole('heading', { level: 1, name: 'سدرينا' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Look up again' }).click()
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'No connection' }).waitFor({ state: 'detached' })

  // A session that ends in the middle is asked for above the view, which stays.
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Why this? name' }).click()
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await again.waitFor()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
  await again.getByLabel('Key').fill(secret)
  await expectAccessible(page, 'session ended')
  await page.keyboard.press('Enter')
  await again.waitFor({ state: 'detached' })
  await page
    .getByRole('dialog')
    .getByText('Rules, strongest first')
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.context().cookies()).toEqual([])
  expect(wrong).toEqual([])
})

test.runIf(browser)('a hostile brand runs nothing, on a telephone and from right to left', async () => {
  const { blazon, url, secret, open, wrong } = await openBoard()
  const { state } = await blazon.brand({ domain: 'wolf.example' })
  expect(state).toBe('ok')
  await blazon.brand({ domain: 'sidrina.example' })
  const page = await open({ viewport: { width: 360, height: 740 } })
  await page.addInitScript(() => {
    if (location.search.includes('sidrina')) return
    document.addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl'))
  })
  await signIn(page, url, secret)
  const expectQuiet = async (view: string) => {
    await expectAccessible(page, view)
    expect(await misplacedStops(page), view).toEqual([])
    expect(await page.evaluate(() => Reflect.get(globalThis, 'ran')), view).toBeUndefined()
  }
  await page.locator('.marks a').first().waitFor()
  await expectQuiet('front')
  await page.getByRole('combobox').fill('wolf')
  await page.getByRole('option').first().waitFor()
  await expectQuiet('suggestions')
  await page.goto(`${url}/?brand=wolf.example`)
  await page.getByRole('heading', { name: 'Style guide' }).waitFor()
  await expectQuiet('brand')
  await page.getByText('Downloads', { exact: true }).click()
  await page.getByRole('link', { name: 'Record as JSON' }).waitFor()
  await expectQuiet('downloads')
  await page.keyboard.press('Escape')
  for (const field of ['name', 'Logos', 'Colour']) {
    await page.getByRole('button', { name: `Why this? ${field}`, exact: true }).click()
    await page.getByRole('dialog').getByText('Rules, strongest first').waitFor()
    await expectQuiet(`why of ${field}`)
    await page.keyboard.press('Escape')
  }
  for (const link of await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
    expect(link).toMatch(/^(?:https?:|mailto:|tel:|blob:|data:image\/|\/|#)/)
  await page.goto(`${url}/?compare=wolf.example,sidrina.example`)
  await page.getByRole('link', { name: 'سدرينا' }).waitFor()
  await expectQuiet('compare')
  await page.goto(`${url}/?q=${encodeURIComponent('"><img src=x onerror=globalThis.ran=1>'.repeat(8))}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectQuiet('found')
  expect(wrong).toEqual([])
})
