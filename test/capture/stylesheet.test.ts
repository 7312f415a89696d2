import { expect, test } from 'vitest'
import { importsOf, logoPicturesOf } from '../../src/capture/page/stylesheet.ts'
import { expectWithin } from '../house/processor.ts'

test('pictures in rules that name a logo, at any depth', () => {
  const css = `@charset "utf-8"; a{background:url(no.png)} .site-logo, b{color:red;background:url("one.svg") no-repeat}
    @media (min-width:1px){ @supports (x:y){ .header .brand::before{content:url(two.png)} } i{mask:url(no.svg)} }
    .logo{background:url(data:image/png;base64,AAAA);-webkit-mask-image:url('three.svg')} .logo{border-image:url(no.png)}`
  expect(logoPicturesOf(css)).toEqual(['one.svg', 'two.png', 'three.svg'])
})

test.each<[string, string]>([
  ['no brace', 'a'.repeat(2_000_000)],
  ['a font', `@font-face{src:url(data:font/woff2;base64,${'AbC9'.repeat(500_000)})}`],
  ['braces that never close', '.logo{'.repeat(300_000)],
  ['braces that never open', '.logo}'.repeat(300_000)],
  ['references that never close', `.logo{background:${'url('.repeat(1_000)}}`.repeat(400)],
  ['semicolons', `.logo{${';'.repeat(4_900)}url(}`.repeat(400)],
])('megabytes of %s are read in no time', (_, css) => {
  const sheet = `${css} .logo{background:url(/logo.svg)}`
  expectWithin(300, () => logoPicturesOf(sheet))
})

test('eight megabytes of rules with pictures are read in no time, as far as sheets of sites go', () => {
  const rules = '.x{a:url(b)}'.repeat(175_000)
  expectWithin(180, () => {
    for (let sheet = 0; sheet < 4; sheet++) logoPicturesOf(rules)
  })
  const logo = '.logo{background:url(l.svg)}'
  expect(logoPicturesOf(rules.slice(0, 12 * 19_999) + logo)).toEqual(['l.svg'])
  expect(logoPicturesOf(rules + logo)).toEqual([])
})

test('imports in all their forms, up to the first other rule', () => {
  const css = `@charset "utf-8"; @layer a, b; @import url(one.css); @import url( "two.css" ) screen; @import url('three.css')layer(x);
    @import url(); @import "four.css" (min-width: 1px); /* @import "no.css"; */ @import url( five.css ) ; a{} @import "no.css";`
  expect(importsOf(css)).toEqual(['one.css', 'two.css', 'three.css', 'four.css', 'five.css'])
})

test.each([
  '@import url(',
  '@import url( "',
  '@import url(a',
  '@import "',
  '@import',
  '',
  '@layer a;@import url(',
])('"%s" and then nothing but white space is read in no time', (beginning) => {
  const css = beginning + ' '.repeat(99_000)
  expect(importsOf(css)).toEqual([])
  expectWithin(300, () => importsOf(css))
})
