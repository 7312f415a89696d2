import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { pageNeeds } from '../../src/capture/page/more-pages.ts'
import { createBlazon, type LookupRequest } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { judge } from '../../src/paths/describe.ts'
import { pagesOf } from '../../src/snapshot/pages.ts'
import { pageOf } from '../snapshot/page.ts'
import { temporaryFolder } from '../store/temporary.ts'
import { capturerFor, deadlineOf, site } from './capturing.ts'
import { type Pages, serveSites } from './sites.ts'

const paths = (body: string) =>
  pageNeeds(pageOf({ body })).map(({ url }) => url.replace('https://www.acme.example', ''))

describe('pages that tell how to reach a site', () => {
  it.each([
    ['Contact us', 'contact'],
    ['Kontakt', 'kontakt-seite'],
    ['Kontakta oss', 'x1'],
    ['Nous contacter', 'x2'],
    ['Contáctanos', 'x3'],
    ['Dove siamo', 'x4'],
    ['Yhteystiedot', 'x5'],
    ['Skontaktuj się z nami', 'x6'],
    ['İletişim', 'x7'],
    ['Контакты', 'x8'],
    ['Επικοινωνία', 'x9'],
    ['お問い合わせ', 'x10'],
    ['联系我们', 'x11'],
    ['문의하기', 'x12'],
    ['اتصل بنا', 'x13'],
    ['צור קשר', 'x14'],
    ['Liên hệ', 'x15'],
    ['ติดต่อเรา', 'x16'],
    ['Impressum', 'x17'],
    ['Mentions légales', 'x18'],
    ['特定商取引法に基づく表記', 'x19'],
    ['Über uns', 'x20'],
    ['Quiénes somos', 'x21'],
    ['О компании', 'x22'],
  ])('%s', (text, path) => {
    expect(paths(`<a href="/news">News</a><a href="/${path}">${text}</a>`)).toEqual([`/${path}`])
  })

  it('one of each kind, contact first; the last of several, and by address where the text does not say', () => {
    expect(
      paths(
        '<a href="/about">About us</a><a href="/c1">Contact</a><a href="/legal-notice">§</a><footer><a href="/c2">Contact</a></footer>',
      ),
    ).toEqual(['/c2', '/legal-notice', '/about'])
  })

  it.each([
    ['a page of another site', '<a href="https://other.example/contact">Contact</a>'],
    ['the page itself', '<a href="#contact">Contact</a><a href="/">About</a>'],
    ['a file', '<a href="/contact.pdf">Contact</a>'],
    ['mail', '<a href="mailto:info@acme.example">Contact</a>'],
    ['a longer text', '<a href="/a">How to contact the dead in five steps</a>'],
  ])('not %s', (_, body) => {
    expect(paths(body)).toEqual([])
  })

  it('none when the page has a mailbox, a number and an address', () => {
    const links = '<a href="/contact">Contact</a>'
    const mail = '<a href="mailto:info@acme.example">Mail</a>'
    const tel = '<a href="tel:+4930123456">Call</a>'
    expect(paths(`${links}${mail}${tel}`)).toEqual(['/contact'])
    expect(paths(`${links}${mail}${tel}<address>1 Mill Lane</address>`)).toEqual([])
  })
})

const LANDING = `<!doctype html><title>Acme</title><header><a href="/">Acme</a></header><h1>Acme makes anvils</h1><p>${'Anvils of all sizes, made by hand. '.repeat(8)}</p>
  <footer><a href="/contact">Contact</a> <a href="/about">About us</a> <a href="/imprint">Imprint</a></footer>`
const CONTACT = '<!doctype html><title>Contact</title><h1>Contact</h1><p>Write to office@acme.example</p>'

async function captured(pages: Pages, request = {}) {
  const { hosts, seen } = await serveSites({
    'acme.example': { '/': LANDING, '/contact': CONTACT, ...pages },
  })
  const capturer = await capturerFor(hosts)
  const snapshot = await capturer.capture(site('acme.example'), { producer: 'cascade', ...request })
  const asked = seen
    .map((url) => url.replace('acme.example', ''))
    .filter((path) => /contact|about|imprint|robots/.test(path))
  return { snapshot, asked: asked.sort() }
}

test('what the landing page lacks is found on its contact page, and says where', async () => {
  const { snapshot } = await captured({ '/about': '<title>About</title><p>We forge.</p>' })
  expect(pagesOf(snapshot).map(({ url }) => new URL(url).pathname)).toEqual(['/contact', '/about'])
  const result = judge(snapshot)
  const email = result.state === 'ok' ? result.record.fields.email : undefined
  expect(foundValue(email)).toBe('office@acme.example')
  expect(email).toMatchObject({
    evidence: [{ where: expect.stringMatching(/^http:\/\/acme\.example\/contact /) }],
  })
})

test('robots.txt is asked, and kept to', async () => {
  const { asked, snapshot } = await captured({
    '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /contact\nDisallow: /imprint' },
  })
  expect(asked).toEqual(['/about', '/robots.txt'])
  expect(pagesOf(snapshot)).toEqual([])
  const failing = await captured({ '/robots.txt': { status: 503, body: '' } })
  expect(failing.asked).toEqual(['/robots.txt'])
})

test('the hurried get the landing page alone, and so does who asks for one page', async () => {
  expect((await captured({}, { morePages: false })).asked).toEqual([])
  expect((await captured({}, { page: 'http://acme.example/' })).asked).toEqual([])
})

test('a page that leads elsewhere, is no page, or fails tells nothing', async () => {
  const { snapshot } = await captured({
    '/contact': { status: 302, headers: { location: 'http://other.example/' }, body: '' },
    '/imprint': { type: 'application/pdf', body: '%PDF' },
    '/about': { status: 500, body: 'oops' },
  })
  expect(pagesOf(snapshot)).toEqual([])
  expect(snapshot.resources.filter(({ kind }) => kind === 'page')).toHaveLength(3)
})

test('what was made in a hurry is kept, and made anew for who is in none', async () => {
  const { port, seen } = await serveSites({ 'acme.example': { '/': LANDING, '/contact': CONTACT } })
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'hosts'), `127.0.0.1:${port} - acme.example`)
  const blazon = await createBlazon({ hosts: join(folder, 'hosts'), options: { lookupTimeoutMs: 300_000 } })
  onTestFinished(() => blazon.close())
  const emailOf = async (request: LookupRequest = {}) => {
    const result = await blazon.brand({ domain: 'acme.example' }, request)
    return result.state === 'ok' ? foundValue(result.record.fields.email) : result.state
  }
  expect(await emailOf({ morePages: false })).toBeUndefined()
  const asked = seen.length
  expect(await emailOf({ morePages: false })).toBeUndefined()
  expect(seen).toHaveLength(asked)
  expect(await emailOf()).toBe('office@acme.example')
  expect(await emailOf({ morePages: false })).toBe('office@acme.example')
})

test('a key page that is not there is not named', async () => {
  const footer =
    '<footer><a href="/privacy">Privacy policy</a><a href="/terms">Terms of use</a><a href="/jobs">Careers</a></footer>'
  const { port, seen } = await serveSites({
    'acme.example': {
      '/': `${LANDING}${footer}`,
      '/terms': '<h1>Terms</h1>',
      '/jobs': { status: 403, body: 'no' },
    },
  })
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'hosts'), `127.0.0.1:${port} - acme.example`)
  const blazon = await createBlazon({ hosts: join(folder, 'hosts'), options: { lookupTimeoutMs: 300_000 } })
  onTestFinished(() => blazon.close())
  const linksOf = async (request: LookupRequest) => {
    const result = await blazon.brand({ domain: 'acme.example' }, { refresh: true, ...request })
    return result.state === 'ok' ? foundValue(result.record.fields.links) : undefined
  }
  // A page that rejects visitors without a login exists.
  const here = { terms: 'http://acme.example/terms', careers: 'http://acme.example/jobs' }
  expect(await linksOf({})).toEqual(here)
  expect(seen.filter((url) => url === 'acme.example/privacy')).toHaveLength(1)
  expect(await linksOf({ morePages: false })).toMatchObject({
    ...here,
    privacy: 'http://acme.example/privacy',
  })
})

test('who leaves while robots.txt and a sheet are waited for hears just that, and nothing is left unheard', async () => {
  const { hosts, seen } = await serveSites({
    'acme.example': {
      '/': `<link rel=stylesheet href=/slow.css>${LANDING}`,
      '/slow.css': () => undefined,
      '/robots.txt': () => undefined,
    },
  })
  const unheard: unknown[] = []
  const hear = (reason: unknown) => void unheard.push(reason)
  process.on('unhandledRejection', hear)
  onTestFinished(() => void process.off('unhandledRejection', hear))
  const capturer = await capturerFor(hosts)
  const leaving = new AbortController()
  const captured = capturer.capture(
    site('acme.example'),
    { producer: 'cascade' },
    deadlineOf({ signal: leaving.signal }),
  )
  const outcome = expect(captured).rejects.toThrow('left')
  await expect.poll(() => seen.some((url) => url.endsWith('/robots.txt'))).toBe(true)
  leaving.abort(new Error('left'))
  await outcome
  await capturer.close()
  expect(unheard).toEqual([])
})
