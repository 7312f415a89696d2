import { expect, test } from 'vitest'
import { createChainCookies } from '../../src/capture/http/cookies.ts'
import { refreshOf } from '../../src/capture/page/survey.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { expectWithin } from '../house/processor.ts'

const URL = 'https://a.example/'
const sent = (content: string) =>
  refreshOf(snapshotFromHtml({ url: URL, html: `<meta http-equiv="Refresh" content='${content}'>` }))

test.each([
  ['0;url=/x', '/x'],
  ['5; URL = /x ', '/x'],
  ['0, /x', '/x'],
  ['0 /x', '/x'],
  ['.5;url=/x', '/x'],
  ['1.5.2;url=/x', '/x'],
  ['0;url="/q"rest', '/q'],
  ['0;"/q', '/q'],
  ['0;url=https://a.example/y#part', '/y#part'],
])('%s sends the visitor to %s', (content, path) => {
  expect(sent(content)).toBe(`https://a.example${path}`)
})

test.each([
  '60',
  '5',
  '5;',
  '0;url=',
  '0; url=""',
  '',
  ';url=/x',
  '-1;url=/x',
  '+0;url=/x',
  '5x;url=/x',
  '11;url=/x',
  '0;url=#here',
])('%s sends nobody anywhere else', (content) => {
  expect(sent(content)).toBeUndefined()
})

/** A page with a header, as the HTTP client received it. */
function sentBoth(refresh: string, html = ''): string | undefined {
  const snapshot = snapshotFromHtml({ url: URL, html })
  const document = { ...snapshot.document, url: URL, finalUrl: URL, kind: 'document' as const }
  const resource = { ...document, headers: { refresh }, partial: false, redirects: [], error: null }
  return refreshOf({ ...snapshot, resources: [resource] })
}

test.each([
  ['0; url=/home', '', '/home'],
  ['5;URL="/home"', '', '/home'],
  ['0; url=/stra\u00c3\u009fe', '', '/stra%C3%9Fe'],
  ['0; url=/stra\u00dfe', '', '/stra%C3%9Fe'],
  ['0; url=home', '<base href="/other/">', '/home'],
  ['0; url=/home', '<meta http-equiv=refresh content="0;url=/meta">', '/home'],
  ['11; url=/home', '<meta http-equiv=refresh content="0;url=/meta">', '/meta'],
  ['30', '<meta http-equiv=refresh content="0;url=/meta">', '/meta'],
])('the header %s of a page with "%s" sends the visitor to %s', (refresh, html, path) => {
  expect(sentBoth(refresh, html)).toBe(`https://a.example${path}`)
})

test.each(['30', '11; url=/home', '0; url=/', '0; url=javascript:void', ''])(
  'the header "%s" sends nobody anywhere else',
  (refresh) => expect(sentBoth(refresh)).toBeUndefined(),
)

test('a long cookie line takes no more than linear time', () => {
  const jar = createChainCookies()
  const lines = [
    `a=x${' '.repeat(60_000)}y`,
    `${' '.repeat(4_000)}b = 2 ; Path=/`,
    'no pair; c=3',
    '=4',
    'd=',
  ]
  expectWithin(100, () => jar.keep('http://a.example/', lines))
  expect(jar.headerFor('http://a.example/')).toBe('b=2; d=')
})

test('a chain of redirects keeps its first fifty cookies, and of an answer those of its first fifty lines', () => {
  const jar = createChainCookies()
  const set = (from: number, lines: number) =>
    jar.keep(
      'http://a.example/',
      Array.from({ length: lines }, (_, at) => `c${from + at}=1`),
    )
  const sent = () => jar.headerFor('http://a.example/')?.split('; ').length
  set(0, 20)
  expect(sent()).toBe(20)
  set(100, 4_600)
  expect(sent()).toBe(50)
  expect(jar.headerFor('http://a.example/')).toMatch(/c0=1;.*c129=1$/)
  const other = createChainCookies()
  other.keep('http://a.example/', [...Array<string>(50).fill('no pair'), 'late=1'])
  expect(other.headerFor('http://a.example/')).toBeUndefined()
  other.keep('http://a.example/', ['next=1'])
  expect(other.headerFor('http://a.example/')).toBe('next=1')
})

test('thousands of cookies of a chain of redirects take no time', () => {
  for (const line of ['=1', '=1; Domain=b.example'])
    expectWithin(150, () => {
      const jar = createChainCookies()
      for (let hop = 0; hop < 10; hop++) {
        const lines = Array.from({ length: 4_600 }, (_, at) => `${hop}-${at}${line}`)
        jar.keep('http://a.example/', lines)
        jar.headerFor('http://a.example/')
      }
    })
})
