import { expect, test } from 'vitest'
import type { CrawlRequest } from '../../src/index.ts'
import type { Pages } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { engineFor, page } from './sites.ts'

patient()

const START = 'http://acme.example/'

/** Crawls a site, and returns its pages as `path depth status`, and the counts. */
async function crawled(pages: Pages, request: CrawlRequest = {}, url = START, others = {}) {
  const { blazon, seen } = await engineFor({ 'acme.example': pages, ...others })
  const result = await blazon.crawl({ url }, request)
  if (result.state !== 'ok') return { result, seen, read: [], counts: undefined }
  const read = result.pages.map(
    ({ url, depth, status }) => `${url.replace(/^http:\/\/acme\.example/, '')} ${depth} ${status}`,
  )
  return { result, seen, read, counts: result.counts }
}

test('level by level, each page once, with loops and failures', async () => {
  const { read, counts, result } = await crawled({
    '/': page('Home', ['/a', '/b', '/a#part', '/missing', 'https://other.example/', '/paper.pdf']),
    '/a': page('A', ['/', '/c', '/b/']),
    '/b': page('B', ['/a?utm_source=home', '/index.html']),
    '/c': page('C', ['/a']),
  })
  expect(read).toEqual(['/ 0 200', '/a 1 200', '/b 1 200', '/missing 1 404', '/c 2 200'])
  expect(counts).toEqual({ numUrls: 5, numSucceeded: 4, numFailed: 1, numSkipped: 0, maxCrawlDepth: 2 })
  expect(result).not.toHaveProperty('partial')
  expect(result).toMatchObject({
    pages: [
      { success: true, markdown: expect.stringContaining('# Home'), page: { title: 'Home' } },
      {},
      {},
      { success: false, markdown: '', why: 'The website shows an error page' },
      {},
    ],
  })
})

test('a calendar without an end is read up to the limit', async () => {
  const day = (at: number) => page(`Day ${at}`, [`/day/${at + 1}`, `/day/${at + 2}`])
  const days = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`/day/${at}`, day(at)]))
  const { counts } = await crawled(days, { maxPages: 12 }, `${START}day/0`)
  expect(counts).toMatchObject({ numUrls: 12, numSucceeded: 12, numFailed: 0 })
  const shallow = await crawled(days, { maxDepth: 2 }, `${START}day/0`)
  expect(shallow.read).toEqual([
    '/day/0 0 200',
    '/day/1 1 200',
    '/day/2 1 200',
    '/day/3 2 200',
    '/day/4 2 200',
  ])
})
