import type { Page } from 'playwright'
import { expect, onTestFinished, test, vi } from 'vitest'
import { patient } from '../../house/patient.ts'
import { browser, expectAccessible, openBoard, signIn } from './opening.ts'

patient()

/** Opens the form that corrects a field. `title` is what the field is called at its button. */
async function formOf(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Correct it').click()
  await drawer.getByRole('button', { name: 'Save the value' }).waitFor()
  return drawer
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test.runIf(browser)('fields of every shape are corrected by controls', async () => {
  const { blazon, url, secret, open, wrong } = await openBoard()
  await blazon.brand({ domain: 'tarnbeck.example' })
  const page = await open()
  await signIn(page, url, secret)
  await page.goto(`${url}/?brand=tarnbeck.example`)
  const correctionOf = async (field: string) =>
    (await blazon.corrections.of('tarnbeck.example')).find((one) => one.field === field)?.value

  // A field that was not found begins as an empty form.
  let drawer = await formOf(page, 'What was tried address')
  expect(await drawer.getByRole('textbox').count()).toBeGreaterThan(5)
  await drawer.getByLabel('Street', { exact: true }).fill('Mill Lane 3')
  await drawer.getByLabel('City', { exact: true }).fill('Tarnbeck')
  await expectAccessible(page, 'address')
  await page.keyboard.press('Enter')
  await drawer.getByRole('heading', { name: 'Corrected' }).waitFor()
  expect(await correctionOf('address')).toEqual({ street: 'Mill Lane 3', city: 'Tarnbeck' })
  await close(page)

  // A list of objects: what is there is accepted as it is, and what is wrong has its sentence beside it.
  drawer = await formOf(page, 'Why this? Profiles')
  await drawer.getByRole('button', { name: 'Save the value' }).click()
  await drawer.getByRole('heading', { name: 'Corrected' }).waitFor()
  const instagram = { type: 'instagram', url: 'https://www.instagram.com/tarnbeckbakers' }
  expect(await correctionOf('socials')).toEqual([instagram])
  await drawer.getByRole('button', { name: 'Add an entry' }).click()
  const last = drawer.locator('[data-place="socials[1].type"]')
  await expect.poll(() => last.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('x')
  await drawer.locator('[data-place="socials[1].url"]').fill('tarnbeck')
  await drawer.getByRole('button', { name: 'Save the value' }).click()
  const sentence = drawer.getByRole('alert')
  await sentence.waitFor()
  expect(await sentence.textContent()).toMatch(
    /^The socials of tarnbeck\.example must be .*; socials\[1\]\.url is "tarnbeck"\.$/,
  )
  const wrongOne = drawer.locator('[data-place="socials[1].url"]')
  expect(await wrongOne.getAttribute('aria-invalid')).toBe('true')
  expect(await wrongOne.getAttribute('aria-describedby')).toBe(await sentence.getAttribute('id'))
  await expect.poll(() => wrongOne.evaluate((one) => one === document.activeElement)).toBe(true)
  await expectAccessible(page, 'a wrong profile')
  await wrongOne.fill('https://x.com/tarnbeck')
  await page.keyboard.press('Enter')
  await sentence.waitFor({ state: 'detached' })
  await expect
    .poll(() => correctionOf('socials'))
    .toEqual([instagram, { type: 'x', url: 'https://x.com/tarnbeck' }])
  await drawer.getByText('instagram, https', { exact: false }).first().click()
  await drawer.getByRole('button', { name: /^Remove instagram/ }).click()
  await drawer.getByRole('button', { name: 'Save the value' }).click()
  await expect.poll(() => correctionOf('socials')).toEqual([{ type: 'x', url: 'https://x.com/tarnbeck' }])
  await close(page)

  // Numbers, and a sentence for one that is none.
  drawer = await formOf(page, 'What was tried employees')
  await drawer.getByLabel('Exact', { exact: true }).fill('many')
  await page.keyboard.press('Enter')
  await sentence.waitFor()
  await drawer.getByLabel('Exact', { exact: true }).fill('42')
  await page.keyboard.press('Enter')
  await expect.poll(() => correctionOf('employees')).toEqual({ exact: 42, range: '11 to 50' })
  await close(page)

  // Lists that the page has are accepted as they are, too.
  for (const [field, button] of [
    ['logos', 'Why this? Logos'],
    ['colors', 'Why this? Colour'],
    ['fonts', 'Why this? Type'],
    ['links', 'Why this? Pages'],
  ] as const) {
    const record = await blazon.brand({ domain: 'tarnbeck.example' })
    const before = record.state === 'ok' ? Object(record.record.fields[field]).value : undefined
    if (before === undefined || before === null) continue
    drawer = await formOf(page, button)
    await expectAccessible(page, `correction of ${field}`)
    await drawer.getByRole('button', { name: 'Save the value' }).click()
    await expect.poll(() => correctionOf(field), { message: field }).toEqual(before)
    await close(page)
  }

  // There may be no value, also where there is a text.
  drawer = await formOf(page, 'Why this? name')
  await drawer.getByRole('button', { name: 'The brand has none' }).click()
  await drawer.getByText('There is no such value.').waitFor()
  expect(await correctionOf('name')).toBe(null)
  await close(page)

  // What the directory knows has its reason, and its form.
  await blazon.corrections.set('tarnbeck.example', 'stock', { ticker: 'TBK', exchange: 'NYSE' })
  await page.reload()
  await page.getByText('NYSE: TBK').waitFor()
  drawer = await formOf(page, 'Why this? Stock')
  expect(await drawer.locator('[data-place="stock.exchange"]').inputValue()).toBe('NYSE')
  await drawer.locator('[data-place="stock.exchange"]').selectOption('NASDAQ')
  await drawer.getByRole('button', { name: 'Save the value' }).click()
  await expect.poll(() => correctionOf('stock')).toEqual({ ticker: 'TBK', exchange: 'NASDAQ' })
  await expectAccessible(page, 'stock')
  expect(wrong).toEqual([])
})

test.runIf(browser)('products and the screenshot are asked for where none are stored', async () => {
  const { blazon, url, secret, open, wrong, seen } = await openBoard()
  await blazon.brand({ domain: 'tarnbeck.example' })
  await blazon.brand({ domain: 'sidrina.example' })
  const page = await open()
  await signIn(page, url, secret)
  await page.goto(`${url}/?brand=tarnbeck.example`)
  const products = page.getByRole('region', { name: 'Products' })
  const visits = seen.length
  await products.getByRole('button', { name: 'Look for products' }).waitFor()
  await page.getByRole('button', { name: 'Take a screenshot' }).waitFor()
  expect(seen.slice(visits)).toEqual([])
  await expectAccessible(page, 'offers')
  await products.getByRole('button', { name: 'Look for products' }).focus()
  await page.keyboard.press('Enter')
  await products.getByText('Rye loaf').waitFor()
  await products.getByText('4.5 EUR').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Products')
  await expectAccessible(page, 'products')

  // They are stored then, also for the report.
  await page.reload()
  await products.getByText('Wheat loaf').waitFor()
  const report = await blazon.brandReport({ domain: 'tarnbeck.example' })
  expect(Object(report).html).toContain('Wheat loaf')

  // A site without products, and one that is gone.
  await page.goto(`${url}/?brand=sidrina.example`)
  await products.getByRole('button', { name: 'Look for products' }).click()
  await products.getByText('The site shows no products that could be listed.').waitFor()
  await page.getByRole('button', { name: 'Take a screenshot' }).click()
  await page.getByRole('img', { name: 'The page of sidrina.example' }).waitFor()
  await page.getByText('Downloads', { exact: true }).click()
  await page.getByRole('link', { name: 'Screenshot', exact: true }).waitFor()
  const [report1] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Report as one file' }).click(),
  ])
  expect(report1.suggestedFilename()).toBe('sidrina.example.html')
  expect(wrong).toEqual([])
})

test.runIf(browser)('a machine without a browser says so in the place of the screenshot', async () => {
  vi.stubEnv('BLAZON_NO_BROWSER', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { blazon, url, secret, open, wrong } = await openBoard()
  await blazon.brand({ domain: 'tarnbeck.example' })
  const page = await open({ viewport: { width: 390, height: 800 } })
  await signIn(page, url, secret)
  await page.goto(`${url}/?brand=tarnbeck.example`)
  await page.getByRole('button', { name: 'Take a screenshot' }).click()
  const shot = page.getByRole('region', { name: 'Screenshot' })
  await shot
    .getByRole('alert')
    .getByText(/browser/i)
    .waitFor()
  await expectAccessible(page, 'no browser')
  await shot.getByRole('button', { name: 'Try again' }).waitFor()
  expect(wrong).toEqual([])
})
