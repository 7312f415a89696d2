import { expect, test } from 'vitest'
import { absoluteUrl, MAX_URL_CHARS, resolvedUrl } from '../../src/formats/url.ts'
import { extractImages, snapshotFromHtml } from '../../src/index.ts'

const ORIGIN = 'https://acme.example/'
const fits = 'p'.repeat(MAX_URL_CHARS - ORIGIN.length)

test('what is longer than a URL may be is none, as it is written and as it resolves', () => {
  expect(absoluteUrl(fits, ORIGIN)).toBe(ORIGIN + fits)
  expect(absoluteUrl(`${fits}p`, ORIGIN)).toBeUndefined()
  expect(absoluteUrl(`${ORIGIN}${fits}p`, ORIGIN)).toBeUndefined()
  // Each character becomes six when it is escaped.
  expect(absoluteUrl('é'.repeat(2_000), ORIGIN)).toBeUndefined()
  expect(absoluteUrl('a.png', `${ORIGIN}${fits}/`)).toBeUndefined()
  expect(absoluteUrl(`${ORIGIN}a.png`, `${ORIGIN}${fits}/`)).toBe(`${ORIGIN}a.png`)
})

test('what stands in its own address may be as long as it is', () => {
  const data = `data:image/png;base64,${'A'.repeat(20_000)}`
  expect(resolvedUrl(data, ORIGIN)?.href).toBe(data)
})

test('a base that long counts as none', () => {
  const html = `<title>Acme</title><base href="/${'p'.repeat(20_000)}/"><img src=a.png srcset="b.png 2x">`
  const images = extractImages(snapshotFromHtml({ url: ORIGIN, html }))
  expect(images).toMatchObject({ value: [{ src: `${ORIGIN}b.png`, candidates: [`${ORIGIN}a.png`] }] })
})
