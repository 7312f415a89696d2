import { describe, expect, it } from 'vitest'
import { imagesOf } from '../../src/extract/images/index.ts'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { readPage } from '../../src/extract/reading.ts'
import { foundValue } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'

function served(text: string, type: string, path = '/t.txt'): Snapshot {
  const url = `https://www.acme.example${path}`
  const page = snapshotFromHtml({ url, html: text })
  const document = {
    url,
    finalUrl: url,
    kind: 'document',
    status: 200,
    headers: { 'content-type': type },
    body: page.document.body,
    partial: false,
    redirects: [],
    error: null,
  } as const
  return { ...page, resources: [document, ...page.resources] }
}

const read = (...given: Parameters<typeof served>) => foundValue(markdownOf(served(...given)))

describe('a document that is served as text', () => {
  const TEXT = '\ufeffstd::vector<int> v;\r\n\r\nsecond   <b>line</b>\n  <img src="/a.png">\n'

  it('keeps its lines and what looks like tags', () => {
    expect(read(TEXT, 'text/plain; charset=utf-8')?.markdown).toBe(
      '```\nstd::vector<int> v;\n\nsecond   <b>line</b>\n  <img src="/a.png">\n```',
    )
    expect(read('a\n```\nb\n```', 'text/plain')?.markdown).toBe('````\na\n```\nb\n```\n````')
  })

  it('has no pictures, and is itself where HTML is asked for', () => {
    const page = served(TEXT, 'text/plain')
    expect(foundValue(imagesOf(page))).toBeUndefined()
    expect(readPage(page, { kind: 'html' })).toMatchObject({ state: 'ok' })
    expect(readPage(page, { kind: 'images', options: {} })).toMatchObject({ state: 'ok', images: [] })
  })

  it('is Markdown already where its type or name says so', () => {
    const text = '# Anvils #\n\nOf <b>iron</b>, *heavy*.'
    const expected = { markdown: text, title: 'Anvils' }
    expect(read(`${text}\n`, 'text/markdown')).toMatchObject(expected)
    expect(read(`${text}\n`, 'text/plain', '/a/README.md')).toMatchObject(expected)
    expect(read(`${text}\n`, 'text/plain', '/llms.txt')).toMatchObject(expected)
  })

  it('is shown by a browser as a page of one pre', () => {
    const shown = '<html><head></head><body><pre>a &lt;b&gt;\nc</pre></body></html>'
    const page: Snapshot = { ...served(shown, 'text/plain'), producer: 'browser' }
    expect(foundValue(markdownOf(page))?.markdown).toBe('```\na <b>\nc\n```')
  })

  it('is no page of another type, and none without words', () => {
    expect(read('<p>a <b>c</b></p>', 'text/html')?.markdown).toBe('a **c**')
    expect(read(' \n', 'text/plain')).toBeUndefined()
  })
})
