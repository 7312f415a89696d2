import { describe, expect, it } from 'vitest'
import { metadata } from '../../src/extract/metadata/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const TEXT = `<p>${'No anvil stands by steel alone, and each of them was forged once. '.repeat(5)}</p>`

const read = (lang: string, html: string, head = '') => {
  const body = `<main><article><h1>Anvils</h1>${html}${TEXT}</article></main>`
  const finding = metadata(
    pageOf({ url: 'https://www.acme.example/anvils', html: `<html lang="${lang}">`, head, body }),
  )
  return isFound(finding) ? finding.value : {}
}
const ld = (item: object) => `<script type="application/ld+json">${JSON.stringify(item)}</script>`

describe('the days of a page', () => {
  const rows: readonly [trap: string, lang: string, html: string, date?: string, modified?: string][] = [
    ['numbers in the order of the language', 'es', '<b class=date>03/04/2024</b>', '2024-04-03'],
    ['a computer that is March in Malay', 'en', '<p>Top 10 Mac 2023 games</p>'],
    ['a month of the own language', 'ms', '<p>3 Mac 2023</p>', '2023-03-03'],
    ['the number of a stand at a fair', 'en', '<p>Stand 12, 3 May 2024</p>', '2024-05-03'],
    ['the last change in German', 'de', '<p>Stand 3. Mai 2024</p>', '2024-05-03', '2024-05-03'],
    [
      'the upload of a recording',
      'en',
      '<time itemprop=uploadDate datetime=2024-05-03></time>',
      '2024-05-03',
    ],
    ['numbers in doubt', 'en', '<b class=date>03/04/2024</b>'],
    ['digits of another script', 'ar', '<p>٣ أبريل ٢٠٢٤</p>', '2024-04-03'],
    [
      'the change before the publication',
      'en',
      '<p class=meta>Updated 5 May 2024 | Published 3 April 2024</p>',
      '2024-04-03',
      '2024-05-05',
    ],
    [
      'labels of East Asia',
      'ja',
      '<p>公開日:2024年4月3日 更新日:2024年5月5日</p>',
      '2024-04-03',
      '2024-05-05',
    ],
    [
      'two times in a sentence',
      'fr',
      '<p>Publié le <time datetime=2024-04-03>3</time>, mis à jour le <b><time datetime=2024-05-05>5</time></b></p>',
      '2024-04-03',
      '2024-05-05',
    ],
    [
      'classes of WordPress',
      'en',
      '<time class=updated datetime=2024-05-05></time><time class="entry-date published" datetime=2024-04-03></time>',
      '2024-04-03',
      '2024-05-05',
    ],
    [
      'a theme that calls its only date updated',
      'en',
      '<time class="entry-date updated" datetime=2024-04-03></time>',
      '2024-04-03',
    ],
    [
      'abbreviations of microformats',
      'en',
      '<abbr class=published title=2024-04-03>3 April</abbr><abbr class=updated title=2024-05-05>5 May</abbr>',
      '2024-04-03',
      '2024-05-05',
    ],
    [
      'a change alone stands in for the publication',
      'de',
      '<p>Stand: 03.04.2024</p>',
      '2024-04-03',
      '2024-04-03',
    ],
    ['a box about an event', 'en', '<p class="event-date">3 April 2024</p>'],
    ['the beginning in a microformat', 'en', '<time class=dt-start datetime=2024-04-03></time>'],
    [
      'the beginning in microdata',
      'en',
      '<div itemscope itemtype="https://schema.org/Event"><time itemprop=startDate datetime=2024-04-03></time></div>',
    ],
    ['a span of days', 'en', '<p class=date>3–5 April 2024</p>'],
    ['what the text begins with', 'en', `<p>On 3 April 2024 – a Wednesday – ${TEXT.slice(3)}`],
    [
      'a day that the text begins with, and its day of the week',
      'en',
      `<p>On Monday, 3 May 2021 (a bank holiday), ${TEXT.slice(3)}`,
    ],
    [
      'the same in German',
      'de',
      `<p>Am Montag, dem 3. Mai 2021 – einem Feiertag – wurde geschmiedet. ${TEXT.slice(3)}`,
    ],
    ['a short first sentence', 'en', '<p>On Monday, 3 May 2021, the mayor resigned.</p>'],
    ['a short first sentence in Japanese', 'ja', '<p>2021年5月3日、市長が辞任した。</p>'],
    [
      'a sentence about the page',
      'en',
      '<p>This page was last updated on 3 May 2024.</p>',
      '2024-05-03',
      '2024-05-03',
    ],
    ['a line with a full stop', 'en', '<p>Posted in News by Jo Smith on 3 May 2024.</p>', '2024-05-03'],
    ['what was changed and is not the page', 'en', '<p>Event updated schedule, 3 May 2024</p>'],
    ['the same at the beginning', 'en', '<p class=meta>Updated schedule for 3 May 2024</p>'],
    [
      'a day of the week after a change',
      'en',
      '<p>Updated Monday, 3 May 2024</p>',
      '2024-05-03',
      '2024-05-03',
    ],
    ['what happened before there were pages', 'en', `<p>Paris, 14 July 1789 – ${TEXT.slice(3)}`],
  ]
  it.each(rows)('%s', (_, lang, html, date, modified) => {
    const found = read(lang, html)
    expect([found.date, found.modified]).toEqual([date, modified])
  })

  it('the footer of the main element is about the page, and that of the site is not', () => {
    const line = '<p>Last updated: <time datetime="2025-08-01">Aug 1, 2025</time></p>'
    const footer = `<footer>${line}</footer>`
    const modified = [`<main>${TEXT}${footer}</main>`, `<main>${TEXT}</main>${footer}`].map((body) => {
      const finding = metadata(pageOf({ url: 'https://www.acme.example/anvils', body }))
      return isFound(finding) ? finding.value.modified : undefined
    })
    expect(modified).toEqual(['2025-08-01', undefined])
  })

  it('the day of an event that is stated elsewhere is none of them', () => {
    const event = { '@type': 'MusicEvent', startDate: '2025-11-07T19:30', endDate: '2025-11-09' }
    expect(read('en', '<p>November 8, 2025 @ 7:30 pm</p>', ld(event))).not.toHaveProperty('date')
  })

  it('names of Dublin Core and of catalogues', () => {
    const head = `<title>Anvils | Journal of Steel</title><meta name="DC.Title" content="Anvils"><meta name="dcterms.issued" content="2019-06-28">
      <meta name="DC.Date.modified" content="2020-01-15"><meta name="DC.Creator.PersonalName" content="Eva Novak">`
    expect(read('en', '', head)).toMatchObject({
      title: 'Anvils',
      date: '2019-06-28',
      modified: '2020-01-15',
      author: 'Eva Novak',
    })
  })

  it('a job was posted by who hires', () => {
    const job = {
      '@type': 'JobPosting',
      datePosted: '2024-04-02',
      hiringOrganization: { name: 'Forge &amp; Co' },
    }
    expect(read('en', '', ld(job))).toMatchObject({ date: '2024-04-02', publisher: 'Forge & Co' })
  })

  it('characters that JSON-LD has escaped as markup has them', () => {
    const item = { '@type': 'Article', headline: 'Jo&#8217;s &amp; Co', publisher: { name: 'A &amp; B' } }
    expect(read('en', '', ld(item))).toMatchObject({ title: 'Jo’s & Co', publisher: 'A & B' })
  })
})

describe('the author of a page', () => {
  const lines: readonly [lang: string, line: string, author: string | undefined][] = [
    ['fr', 'Par Jean Dupont, le 3 mars', 'Jean Dupont'],
    ['fr', 'Publié le 3 mars 2024 par Jean Dupont', 'Jean Dupont'],
    ['de', 'Geschrieben von Max Muster am 3. April 2024', 'Max Muster'],
    ['pt', 'Por João da Silva em 03/04/2024', 'João da Silva'],
    ['it', 'Scritto da Mario Rossi il 3 aprile 2024', 'Mario Rossi'],
    ['nl', 'Geplaatst door Jan de Vries, 3 april 2024', 'Jan de Vries'],
    ['da', 'Af Jens Hansen, 3. april 2024', 'Jens Hansen'],
    ['pl', 'Autor: Jan Kowalski, 3 kwietnia 2024', 'Jan Kowalski'],
    ['hu', 'Szerző: Kovács János 2024. április 3.', 'Kovács János'],
    ['el', 'Συντάκτης: Γιώργος Παππάς', 'Γιώργος Παππάς'],
    ['hr', 'Piše: Ivan Horvat', 'Ivan Horvat'],
    ['id', 'Oleh Budi Santoso, 3 April 2024', 'Budi Santoso'],
    ['en', 'By Jo Smith Tuesday, May 5, 2020', 'Jo Smith'],
    ['en', 'By Jo Smith Updated May 5, 2020', 'Jo Smith'],
    ['ja', '執筆:山田 太郎 2024年3月3日', '山田 太郎'],
    ['zh', '作者：张三 发布时间：2024-03-03', '张三'],
    ['ko', '홍길동 기자 2024.03.03', '홍길동'],
    ['ar', 'بقلم أحمد علي الأربعاء 3 أبريل 2024', 'أحمد علي'],
    ['he', 'מאת דוד כהן, 3 באפריל 2024', 'דוד כהן'],
    ['fa', 'نویسنده: علی رضایی', 'علی رضایی'],
    ['th', 'โดย สมชาย ใจดี 3 เมษายน 2567', 'สมชาย ใจดี'],
    ['hi', 'लेखक: राम शर्मा', 'राम शर्मा'],
    ['de', 'Autor/in: Petra Kern', 'Petra Kern'],
    ['de', 'Ein Kommentar von Petra Kern', 'Petra Kern'],
    ['sv', 'Text: Eva Lindqvist Foto: Olof Ek', 'Eva Lindqvist'],
    ['en', 'Words by Jo Smith Photography by Lee Wong', 'Jo Smith'],
    ['en', 'Reviewed by Lee Wong — Written by Jo Smith', 'Jo Smith'],
    ['cs', '5. listopadu 2020 10:15 Autor: Jana Malá', 'Jana Malá'],
    ['en', 'Posted on May 5, 2020', undefined],
    ['en', 'Last Updated May 5, 2020', undefined],
  ]
  it.each(lines)('%s: %s', (lang, line, author) => {
    expect(read(lang, `<p>${line}</p>`).author).toBe(author)
    expect(read(lang, `<p class=byline>${line}</p>`).author).toBe(author)
  })

  it.each([
    ['is no book', 'ar', 'كتب جديدة في المكتبة'],
    ['is no conference', 'zh', '记者会今天举行'],
    ['is no source', 'zh', '文章来源'],
  ])('a line that begins like a label %s', (_, lang, line) => {
    expect(read(lang, `<p>${line}</p>`)).not.toHaveProperty('author')
  })

  const marked: readonly [where: string, html: string, author: string][] = [
    [
      'a forum, beside an icon with a text for screen readers',
      '<p class=author><a class=unread href="#p1" title=Post><span class=sr-only>Post</span></a>by <strong><a class=username href="/u5">Skipper Joe</a></strong> » 3 July</p>',
      'Skipper Joe',
    ],
    ['a microformat', '<a class="p-author h-card" href="/">Lena Ek</a>', 'Lena Ek'],
    [
      'a publishing system',
      '<div class=submitted>Submitted by <span class=username>jsmith</span> on Tue, 11/08/2022 - 09:00</div>',
      'jsmith',
    ],
    [
      'another forum',
      '<div class=postleft><dl><dt><strong>jsmith</strong></dt><dd>Member</dd></dl></div>',
      'jsmith',
    ],
    [
      'a later version of it',
      '<div class=node__submitted>Submitted by <span class="field field--name-uid">City Press</span> on <span>Tue, 11/08/2022 - 09:00</span></div>',
      'City Press',
    ],
  ]
  it.each(marked)('in %s', (_, html, author) => {
    expect(read('en', html).author).toBe(author)
  })
})
