import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../src/capture/browser/find.ts'
import { readPage } from '../src/extract/reading.ts'
import { createBlazon } from '../src/index.ts'
import { describe as describePage } from '../src/paths/describe.ts'
import { serveSites } from './capture/sites.ts'
import { patient } from './house/patient.ts'
import { pageOf } from './snapshot/page.ts'
import { temporaryFolder } from './store/temporary.ts'

const PATIENT = patient()

const browser = await findBrowser()
const URL = 'http://acme.example/'

const SHELL = `<!doctype html><title>Acme</title><div id="root"></div>
<script>document.getElementById('root').innerHTML = '<h1>Anvils</h1><img src="/a.png">'</script>`

test.runIf(browser)('a page that scripts build is rendered when nobody says otherwise', async () => {
  const { port } = await serveSites({ 'acme.example': { '/': SHELL } })
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const blazon = await createBlazon({ hosts, options: PATIENT })
  onTestFinished(() => blazon.close())
  const handle = { url: URL }
  const [auto, served, markdown] = await Promise.all([
    blazon.html(handle),
    blazon.html(handle, { rendered: false }),
    blazon.markdown(handle),
  ])
  expect(auto).toMatchObject({
    state: 'ok',
    producer: 'browser',
    html: expect.stringContaining('<h1>Anvils</h1>'),
  })
  expect(served).toMatchObject({ state: 'ok', producer: 'http', html: SHELL })
  expect(markdown).toMatchObject({ markdown: `# Anvils\n\n![](${URL}a.png)` })
  // A picture that nobody looks into takes no process.
  expect(blazon.activity().processes.decoder.started).toBe(0)
})

test('chunks of no length, and what is no page', async () => {
  const blazon = await createBlazon()
  onTestFinished(() => blazon.close())
  for (const chunks of [0, 1.5, Number.NaN])
    await expect(blazon.markdown({ url: URL }, { chunks })).rejects.toMatchObject({ code: 'invalid_input' })
  const html = blazon.html as (handle?: unknown) => Promise<unknown>
  for (const handle of [{ url: 'acme.example' }, {}, undefined, URL])
    await expect(html(handle)).rejects.toMatchObject({ code: 'invalid_input' })
  const left = { signal: AbortSignal.abort() }
  await expect(blazon.images({ url: 'https://example.com/' }, left)).rejects.toMatchObject({
    code: 'cancelled',
  })
})

test('a page on which nothing can be read is empty', () => {
  const page = pageOf({ body: '<img src="/a.png">' })
  const reading = { kind: 'markdown', options: { images: false } } as const
  expect(readPage<'markdown'>(page, reading)).toMatchObject({ state: 'refused', class: 'empty', status: 200 })
  expect(readPage<'images'>(page, { kind: 'images', options: {} })).toMatchObject({
    state: 'ok',
    images: [{}],
  })
})

test('a page that is too large to be read whole says so, and is never called empty', () => {
  const note = expect.stringContaining('a part of it was left out')
  const deep = '<div>'.repeat(500)
  const markdown = { kind: 'markdown', options: {} } as const
  const large = pageOf({ body: `${deep}${'<p>some words</p>'.repeat(2_100)}` })
  expect(readPage<'markdown'>(large, markdown)).toMatchObject({
    state: 'ok',
    markdown: expect.stringContaining('some words\n\nsome words'),
    notes: [note],
  })
  expect(readPage<'images'>(large, { kind: 'images', options: {} })).toMatchObject({ notes: [note] })
  expect(readPage<'html'>(large, { kind: 'html' })).toMatchObject({ state: 'ok', notes: [] })
  expect(describePage(large).notes).toEqual([note])
  const wordless = pageOf({ body: `${deep}${'<i></i>'.repeat(2_100)}<p>some words` })
  expect(readPage<'markdown'>(wordless, markdown)).toMatchObject({ state: 'failed', code: 'too_large' })
})
