import { describe, expect, it } from 'vitest'
import { exportRows } from '../../src/batch/export.ts'
import type { Result } from '../../src/model/record.ts'
import { failedResult, okResult, recordOf, refusedResult } from '../store/records.ts'
import { Clock, temporaryStore } from '../store/temporary.ts'

function storeOf(results: readonly Result[]) {
  const store = temporaryStore({ now: new Clock().now })
  for (const result of results) store.putResult(result, { attempts: 2 })
  return store
}

/** Reads CSV as RFC 4180 has it: a reader of our own would hide its writer's mistakes, so the regular grammar. */
function cellsOf(row: string): string[] {
  const cells = row.match(/(?<=^|,)("(?:[^"]|"")*"|[^,"\r\n]*)(?=,|\r\n$)/g) ?? []
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}

function tableOf(rows: Iterable<string>): Record<string, string>[] {
  const [head = '', ...body] = rows
  const names = cellsOf(head)
  return body.map((row) => {
    const cells = cellsOf(row)
    expect(cells).toHaveLength(names.length)
    return Object.fromEntries(
      names.map((name, n) => [name, cells[n] ?? '']).filter(([, cell]) => cell !== ''),
    )
  })
}

describe('exportRows', () => {
  it('gives the full record of each result as ndjson, then the invalid lines', () => {
    const store = storeOf([refusedResult('b.com'), okResult('a.com')])
    store.putLine({ list: 'list.txt', line: 7, input: 'a b', reason: 'white space' })
    const rows = [...exportRows(store, 'ndjson')]
    expect(rows.every((row) => row.endsWith('}\n') && row.indexOf('\n') === row.length - 1)).toBe(true)
    expect(rows.map((row) => JSON.parse(row))).toEqual([
      { ...okResult('a.com'), finishedAt: '2026-11-20T12:00:00.000Z', attempts: 2 },
      { ...refusedResult('b.com'), finishedAt: '2026-11-20T12:00:00.000Z', attempts: 2 },
      { state: 'invalid', list: 'list.txt', line: 7, input: 'a b', reason: 'white space' },
    ])
  })

  it('gives one flat row each as CSV', () => {
    const store = storeOf([okResult('a.com'), refusedResult('b.com'), failedResult('c.com')])
    store.putLine({ list: 'list.txt', line: 7, input: 'a b', reason: 'white space' })
    const finished = { finished_at: '2026-11-20T12:00:00.000Z', attempts: '2' }
    expect(tableOf(exportRows(store, 'csv'))).toEqual([
      {
        domain: 'a.com',
        state: 'ok',
        url: 'https://a.com/',
        name: 'Ferncott',
        logo: 'https://a.com/logo.svg',
        colors: '#1a7f37 #ffffff',
        socials: 'https://github.com/ferncott',
        blog: 'https://a.com/blog',
        pricing: 'https://a.com/pricing',
        email: 'hello@a.com',
        street: '4 Mill Lane',
        city: 'Bath',
        postal_code: 'BA1 2NG',
        country_code: 'GB',
        is_nsfw: 'false',
        ...finished,
      },
      {
        domain: 'b.com',
        state: 'refused',
        reason: 'parked',
        message: '“Buy this domain”',
        url: 'https://b.com/lander',
        ...finished,
      },
      {
        domain: 'c.com',
        state: 'failed',
        reason: 'unreachable',
        message: 'c.com did not answer.',
        ...finished,
      },
      { state: 'invalid', reason: 'white space', list: 'list.txt', line: '7', input: 'a b' },
    ])
  })

  it('gives a phone number as it is', () => {
    const evidence = [{ source: 'link', where: 'a', text: '+46 42 10 50 00' }]
    const record = recordOf('a.com')
    const phone = { value: '+4642105000', confidence: 0.9, rule: 'tel-link', evidence }
    const fields = { ...record.fields, phone }
    const store = storeOf([{ state: 'ok', domain: 'a.com', record: { ...record, fields } }])
    expect(tableOf(exportRows(store, 'csv'))).toMatchObject([{ phone: '+4642105000' }])
  })

  it('gives the heading alone for an empty database', () => {
    expect([...exportRows(temporaryStore(), 'csv')]).toEqual([
      'domain,state,reason,message,url,name,description,slogan,logo,backdrop,colors,fonts,socials,careers,blog,terms,privacy,pricing,contact,login,signup,email,phone,street,city,state_province,postal_code,country_code,is_nsfw,finished_at,attempts,list,line,input\r\n',
    ])
    expect([...exportRows(temporaryStore(), 'ndjson')]).toEqual([])
  })

  it.each([
    ['Ferncott', 'Ferncott'],
    ['Fern, cott', '"Fern, cott"'],
    ['The "Fern"', '"The ""Fern"""'],
    ['two\nlines', '"two\nlines"'],
    [' spaced ', '" spaced "'],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['+4642105000', '+4642105000'],
    ['+123456789012345', '+123456789012345'],
    ['+1234567890123456', "'+1234567890123456"],
    ['-4642105000', "'-4642105000"],
    ['+4642105000+1', "'+4642105000+1"],
    ['+4642105000\n=1', `"'+4642105000\n=1"`],
    ['+464210500A1', "'+464210500A1"],
    ['+46 42105000', "'+46 42105000"],
    [' +4642105000', "' +4642105000"],
    ['\r+4642105000', `"'\r+4642105000"`],
    ['@sum', "'@sum"],
    ['＝1+1', "'＝1+1"],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
    ['a=1', 'a=1'],
    ['日本 🌿', '日本 🌿'],
  ])('writes the name %j so that CSV readers and spreadsheets take it as text', (name, cell) => {
    const store = storeOf([okResult('a.com', name)])
    const [, row = ''] = exportRows(store, 'csv')
    expect(row.startsWith(`a.com,ok,,,https://a.com/,${cell},,`)).toBe(true)
  })

  it('copes with a record that lacks a field of today', () => {
    const { links: _, ...fields } = recordOf('a.com').fields
    const old = {
      state: 'ok',
      domain: 'a.com',
      record: { ...recordOf('a.com'), fields },
    } as unknown as Result
    expect(tableOf(exportRows(storeOf([old]), 'csv'))).toMatchObject([{ domain: 'a.com', name: 'Ferncott' }])
  })

  it('reads no further than it is asked', () => {
    let read = 0
    function* allResults() {
      for (;;) {
        read += 1
        yield { result: okResult('a.com'), finishedAt: new Date(0), attempts: 1 }
      }
    }
    const rows = exportRows({ allResults, allLines: () => [] }, 'ndjson')
    for (let n = 0; n < 10; n += 1) rows.next()
    expect(read).toBe(10)
  })
})
