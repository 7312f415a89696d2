import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { patient } from '../../house/patient.ts'
import { browser, expectAccessible, openBoard, signIn } from './opening.ts'

patient()

/** Lines of which all but two name no brand, so that the list is done soon. */
const LINES = ['tarnbeck.example', 'sidrina.example', ...Array.from({ length: 998 }, (_, at) => `?? ${at}`)]

test.runIf(browser)('an operator corrects a value, works on a list, and makes keys', async () => {
  const { blazon, url, secret, open, wrong, release } = await openBoard()
  await blazon.brand({ domain: 'tarnbeck.example' })
  const page = await open()
  await signIn(page, url, secret)

  // A correction, and its removal.
  await page.goto(`${url}/?brand=tarnbeck.example`)
  await page.getByRole('button', { name: 'Why this? name' }).click()
  const drawer = page.getByRole('dialog', { name: 'Why this name?' })
  await drawer.getByText('Correct it').click()
  await expect.poll(() => drawer.getByLabel('Right value').inputValue()).toBe('Tarnbeck Bakers')
  await drawer.getByLabel('Right value').fill('Tarnbeck')
  await drawer.getByLabel('Reason').fill('they dropped the second word')
  // A selection that ends beside the drawer does not close it.
  await drawer.getByLabel('Reason').hover()
  await page.mouse.down()
  await page.mouse.move(5, 300)
  await page.mouse.up()
  await expectAccessible(page, 'correction')
  const drawnAgain = page.waitForResponse(/\/v1\/brand\/design/)
  await drawer.getByRole('button', { name: 'Save the value' }).click()
  await drawnAgain
  await drawer.getByText('they dropped the second word').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Tarnbeck', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Why this? name' }).click()
  await drawer.getByRole('button', { name: 'Remove the correction' }).click()
  await drawer.getByText('they dropped the second word').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Tarnbeck Bakers' }).waitFor()

  // A list out of a file, to its end and its export.
  await page.getByRole('link', { name: 'Lists' }).click()
  await page.getByRole('heading', { name: 'No list yet' }).waitFor()
  await expectAccessible(page, 'no lists')
  const older = { name: 'older.csv', mimeType: 'text/csv', buffer: Buffer.from('Café Nord', 'latin1') }
  await page.locator('input[type=file]').setInputFiles(older)
  await expect.poll(() => page.getByLabel('Lines', { exact: true }).inputValue()).toBe('Café Nord')
  await page.locator('input[type=file]').setInputFiles({ ...older, buffer: Buffer.alloc(5_000_001) })
  await page.getByRole('alert').getByText('more than 5 MB').waitFor()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('')
  const file = { name: 'shops.txt', mimeType: 'text/plain', buffer: Buffer.from(LINES.join('\n')) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('1,000 lines').waitFor()
  for (const [count, said] of [
    [1, '1 line; instead,'],
    [2, '2 lines; instead,'],
    [4, '4 lines; instead,'],
    [12, '12 lines; instead,'],
  ] as const) {
    await page.getByLabel('Lines', { exact: true }).fill('a.example\n'.repeat(count))
    await page.getByText(said).waitFor()
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('1,000 lines').waitFor()
  expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('shops')
  await page.getByRole('button', { name: 'Look them up' }).click()
  await page.getByRole('heading', { level: 1, name: 'shops' }).waitFor()
  await page.getByText('Done', { exact: true }).first().waitFor()
  await page.getByText('1,000 of 1,000').waitFor()
  await page.getByRole('heading', { name: 'Without a brand' }).waitFor()
  await expectAccessible(page, 'list')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'NDJSON' }).click(),
  ])
  const exported = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n')
  expect(exported.length).toBe(1_000)
  await page.getByRole('link', { name: 'All lists' }).click()
  await page.getByRole('link', { name: 'shops' }).waitFor()
  await expectAccessible(page, 'lists')

  // A list that takes long is stopped, and goes on later.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('slow')
  await page.getByLabel('Lines', { exact: true }).fill('slow.example')
  await page.getByRole('button', { name: 'Look them up' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  release()
  await page.getByText('Done', { exact: true }).first().waitFor()

  // Keys: the secret is shown once, and a key is suspended, resumed and revoked.
  await page.getByRole('link', { name: 'Service' }).click()
  await page.getByLabel('Name of a new key').fill('shop')
  await page.getByLabel('May call').fill('brand/* logo/*')
  // Who presses twice makes one key.
  let made = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/operator/keys')) made += 1
  })
  await page.getByRole('button', { name: 'Make it' }).dblclick()
  await page.keyboard.press('Enter')
  const secretOf = (await page.locator('.secret code').textContent()) ?? ''
  expect(made).toBe(1)
  await page.getByRole('button', { name: 'Suspend shop' }).waitFor()
  await expectAccessible(page, 'service')

  // What was there stays while the service is away, and is loaded again by itself.
  await page.context().setOffline(true)
  await page.getByRole('heading', { name: 'No connection' }).first().waitFor()
  expect(await page.getByText('Lookups', { exact: true }).count()).toBe(1)
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'No connection' }).waitFor({ state: 'detached' })
  const statusOf = async () =>
    (await fetch(`${url}/v1/brand/suggest`, { headers: { authorization: `Bearer ${secretOf}` } })).status
  expect(await statusOf()).toBe(200)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Suspend shop' }).click()
  await page.getByRole('button', { name: 'Resume shop' }).click()
  await page.getByRole('button', { name: 'Suspend shop' }).waitFor()
  await page.getByRole('button', { name: 'Revoke shop' }).click()
  await page.getByText('Revoke for ever').click()
  await page.getByRole('button', { name: 'Revoke shop' }).waitFor({ state: 'detached' })
  expect(await statusOf()).not.toBe(200)

  // Another key sees what it may.
  const { secret: other } = await blazon.keys.create('caller')
  const guest = await open()
  await signIn(guest, url, other)
  await guest.goto(`${url}/?service`)
  await guest.getByRole('heading', { name: 'Not permitted' }).waitFor()
  await expectAccessible(guest, 'not permitted')
  expect(await guest.getByRole('link', { name: 'Lists' }).count()).toBe(0)
  await guest.goto(`${url}/?lists`)
  await guest.getByRole('heading', { name: 'Not permitted' }).waitFor()
  expect(wrong).toEqual([])
})
