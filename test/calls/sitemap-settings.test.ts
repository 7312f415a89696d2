import { writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { searchUrls } from '../../src/formats/crawl/url-search.ts'
import { createBlazon } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

const options = { ...patient(), producer: 'cascade' } as const

const listed = (...urls: readonly string[]) => ({
  type: 'application/xml',
  body: `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`,
})
const AT = 'http://acme.example'

async function engine() {
  const secrets: (readonly [string, IncomingHttpHeaders[string]])[] = []
  const guarded: RequestListener = (request, response) => {
    secrets.push([request.url ?? '', request.headers['x-secret']])
    if (request.url === '/moved.xml')
      return void response.writeHead(302, { location: 'http://shop.acme.example/sitemap.xml' }).end()
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(listed(`${AT}/secret`).body)
  }
  const shop: RequestListener = (request, response) => {
    secrets.push([`shop${request.url}`, request.headers['x-secret']])
    response.writeHead(200, { 'content-type': 'application/xml' }).end(listed(`${AT}/from-shop`).body)
  }
  const { port, seen } = await serveSites({
    'acme.example': {
      '/robots.txt': {
        type: 'text/plain',
        body: `Sitemap: ${AT}/sitemap.xml\nSitemap: http://shop.acme.example/sitemap.xml`,
      },
      '/sitemap.xml': listed(
        ...[`${AT}/products/iron-anvils`, `${AT}/blog/anvil`, `${AT}/careers`, 'http://shop.acme.example/a'],
      ),
      '/other.xml': listed(`${AT}/other`),
      '/guarded.xml': guarded,
      '/moved.xml': guarded,
    },
    'shop.acme.example': { '/sitemap.xml': shop },
  })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n127.0.0.1:${port} - shop.acme.example\n`)
  const blazon = await createBlazon({ hosts, db: join(folder, 'a.db'), options })
  onTestFinished(() => blazon.close())
  const list = async (request: Parameters<typeof blazon.sitemap>[1]) =>
    (await blazon.sitemap({ domain: 'acme.example' }, request)).urls
  return { blazon, list, seen, secrets }
}

test('other hosts of a site can be left out, and lists of both kinds are stored apart', async () => {
  const { list } = await engine()
  expect(await list({})).toContain('http://shop.acme.example/a')
  expect(await list({ includeSubdomains: false })).toEqual([
    ...[`${AT}/products/iron-anvils`, `${AT}/blog/anvil`, `${AT}/careers`],
  ])
  expect(await list({ includeSubdomains: true })).toContain('http://shop.acme.example/a')
})

test('a phrase finds pages by the words in their paths, in a list that is read once', async () => {
  const { list, seen } = await engine()
  expect(await list({ search: 'Anvils' })).toEqual([`${AT}/products/iron-anvils`, `${AT}/blog/anvil`])
  const visits = seen.length
  expect(await list({ search: 'career', maxLinks: 1 })).toEqual([`${AT}/careers`])
  expect(await list({ search: 'nothing' })).toEqual([])
  expect(seen.length).toBe(visits)
})

test('a sitemap that is named is read alone, or the call fails', async () => {
  const { blazon, list } = await engine()
  expect(await list({ sitemapUrl: `${AT}/other.xml` })).toEqual([`${AT}/other`])
  const none = blazon.sitemap({ domain: 'acme.example' }, { sitemapUrl: `${AT}/none.xml` })
  await expect(none).rejects.toMatchObject({ code: 'unreachable' })
  const wrong = blazon.sitemap({ domain: 'acme.example' }, { sitemapUrl: '/other.xml' })
  await expect(wrong).rejects.toMatchObject({ code: 'invalid_input' })
})

test('headers go to the domain alone, and such a list is not stored', async () => {
  const { list, secrets } = await engine()
  const headers = { 'X-Secret': 'one' }
  expect(await list({ sitemapUrl: `${AT}/guarded.xml`, headers })).toEqual([`${AT}/secret`])
  expect(await list({ sitemapUrl: `${AT}/moved.xml`, headers })).toEqual([`${AT}/from-shop`])
  expect(await list({ sitemapUrl: `${AT}/guarded.xml` })).toEqual([`${AT}/secret`])
  expect(secrets).toEqual([
    ['/guarded.xml', 'one'],
    ['/moved.xml', 'one'],
    ['shop/sitemap.xml', undefined],
    ['/guarded.xml', undefined],
  ])
})

test('rare words count more than those of all pages, and accents do not count', () => {
  const urls = ['https://a.example/de/kuchen', 'https://a.example/de/k%C3%BChe', 'https://a.example/de/']
  expect(searchUrls(urls, 'de Kühe')).toEqual([urls[1], urls[2], urls[0]])
})
