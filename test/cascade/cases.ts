import type { ComputedStyle } from '../../src/model/style.ts'

/**
 * A test of one CSS feature: a page, and the computed values of its elements, written by hand from the
 * specifications.
 */
export interface Case {
  readonly name: string
  readonly css: string
  readonly body: string
  /** The keys are ids of elements. */
  readonly expected: Readonly<Record<string, Partial<ComputedStyle>>>
  /** These ids belong to elements that are not visible. */
  readonly hidden?: readonly string[]
  readonly colorScheme?: 'light' | 'dark'
  /** This markup is in the `head`, before the styles. */
  readonly head?: string
}

const red = '#ff0000'
const green = '#008000'
const blue = '#0000ff'

export const CASES: readonly Case[] = [
  {
    name: 'specificity beats order, order breaks ties, importance beats both',
    css: `#a { color: red } .x { color: green } p { color: blue } .y { color: green } p.y { color: red }
      .z { color: red !important } #c { color: green } .w { color: red } .v { color: green }`,
    body: '<p id="a" class="x">a</p><p id="b" class="y">b</p><p id="c" class="z">c</p><p id="d" class="v w">d</p>',
    expected: { a: { color: red }, b: { color: red }, c: { color: red }, d: { color: green } },
  },
  {
    name: 'style attributes beat rules, important rules beat style attributes',
    css: '#a { color: red } #b { color: green !important }',
    body: '<p id="a" style="color: blue">a</p><p id="b" style="color: red; padding: 1px 2px">b</p>',
    expected: { a: { color: blue }, b: { color: green, padding: [1, 2, 1, 2] } },
  },
  {
    name: 'layers: later ones win, unlayered wins over all, importance turns the order round',
    css: `@layer base, theme; @layer theme { #a, #b, #c { color: green } #d { color: red !important } }
      @layer base { #a { color: red } #d { color: green !important } p { color: blue } }
      #b { color: blue } @layer theme.inner { #c { color: red } }`,
    body: '<p id="a">a</p><p id="b">b</p><p id="c">c</p><p id="d">d</p>',
    expected: { a: { color: green }, b: { color: blue }, c: { color: green }, d: { color: green } },
  },
  {
    name: 'nesting: with and without &, combinators, declarations after rules, conditions inside',
    css: `.card { color: red; & > b { color: green } i { color: blue } .dark & { color: blue }
      &.wide { padding: 4px } > u { color: green } @media (min-width: 100px) { letter-spacing: 2px; s { color: blue } }
      color: green; em:hover { color: red } }`,
    body: `<div id="a" class="card wide">a<b id="b">b</b><i id="c">c</i><u id="d">d</u><s id="e">e</s><em id="f">f</em></div>
      <div class="dark"><div id="g" class="card">g</div></div>`,
    expected: {
      a: { color: green, padding: [4, 4, 4, 4], letterSpacing: 2 },
      b: { color: green },
      c: { color: blue },
      d: { color: green },
      e: { color: blue },
      f: { color: green },
      g: { color: blue },
    },
  },
  {
    name: '@scope: its root, what is in it, and what is nested there',
    css: `@scope (.card) { :scope { color: green; & u { color: red } } b { color: blue } > i { color: red } }
      .card { color: red } :where(.card) b { color: green }`,
    body: '<div id="a" class="card">a<b id="b">b</b><i id="c">c</i><u id="d">d</u></div><b id="e">e</b>',
    // Of two rules with the same specificity the one in a scope wins, whatever their order is.
    expected: {
      a: { color: green },
      b: { color: blue },
      c: { color: red },
      d: { color: red },
      e: { color: '#000000' },
    },
  },
  {
    name: ':is, :where, :not and :has with their specificity',
    css: `:is(#no, .k) { color: red } p.k.k { color: green } :where(#b) { color: red } p { color: blue }
      div:has(> img) { color: green } div:has(+ hr) { color: blue } p:not(.k, #b) { color: green }
      section:has(.deep) { color: red } li:nth-child(2n of .odd) { color: red }`,
    body: `<p id="a" class="k">a</p><p id="b">b</p><div id="c">c<img width="1" height="1"></div><div id="d">d</div><hr>
      <p id="e">e</p><section id="f">f<b><i class="deep">x</i></b></section>
      <ul><li class="odd">1</li><li>2</li><li id="g" class="odd">3</li></ul>`,
    expected: {
      a: { color: red },
      b: { color: blue },
      c: { color: green },
      d: { color: blue },
      e: { color: green },
      f: { color: red },
      g: { color: red },
    },
  },
  {
    name: 'structural pseudo-classes, siblings and attributes',
    css: `li:first-child { color: red } li:nth-child(odd) { background: green } li:nth-last-child(-n+2) { letter-spacing: 1px }
      b:nth-of-type(2) { color: green } b:last-of-type { color: blue } h2 + p { color: red } h2 ~ p { padding: 3px }
      [data-x="1"] { color: green } [data-x^=ab] { color: red } [class~=two] { color: blue } [data-x$="Z" i] { color: blue }
      a[href*="://"] { color: red } :root { letter-spacing: 0 } p:empty { padding: 9px } :lang(de) { color: green }`,
    body: `<ul><li id="a">1</li><li id="b">2</li><li id="c">3</li></ul><p><b>1</b><i>x</i><b id="d">2</b><b id="e">3</b></p>
      <h2>h</h2><p id="f">f</p><p id="g" data-x="1">g</p><p id="h" data-x="abc">h</p><p id="i" class="one two">i</p>
      <p id="j" data-x="xyz">j</p><a id="k" href="https://x.example/">k</a><p id="l"></p><p id="m" lang="de-AT">m</p>`,
    expected: {
      a: { color: red, backgroundColor: green, letterSpacing: 0 },
      b: { backgroundColor: '#00000000', letterSpacing: 1 },
      c: { backgroundColor: green, letterSpacing: 1 },
      d: { color: green },
      e: { color: blue },
      f: { color: red, padding: [3, 3, 3, 3] },
      g: { color: green, padding: [3, 3, 3, 3] },
      h: { color: red },
      i: { color: blue },
      j: { color: blue },
      k: { color: red },
      l: { padding: [9, 9, 9, 9] },
      m: { color: green },
    },
  },
  {
    name: 'custom properties: inheritance, fallback, chains, cycles and what is invalid when computed',
    css: `:root { --brand: #1a2b3c; --gap: 4px; --pad: calc(var(--gap) * 2); --one: var(--two); --two: var(--one); --empty: }
      #a { color: var(--brand); padding: var(--pad) var(--gap) } #b { --brand: green; color: var(--brand) }
      #c { color: red; color: var(--missing, blue) } #d { color: var(--one, green) } #e { color: red; color: var(--gap) }
      #f { background: red; background: var(--brand) url() } #g { color: rgb(var(--r, 1), 2, 3) } #h { border: var(--gap) solid var(--brand) }
      #i { padding: var(--empty) 5px } #j { color: var(--missing, var(--also, green)) } #k { --brand: initial; color: var(--brand, blue) }`,
    body: 'abcdefghijk'.replace(/./g, '<p id="$&">$&</p>'),
    expected: {
      a: { color: '#1a2b3c', padding: [8, 4, 8, 4] },
      b: { color: green },
      c: { color: blue },
      d: { color: green },
      e: { color: '#000000' },
      f: { backgroundColor: '#1a2b3c' },
      g: { color: '#010203' },
      h: { borderWidth: [4, 4, 4, 4], borderColor: ['#1a2b3c', '#1a2b3c', '#1a2b3c', '#1a2b3c'] },
      i: { padding: [5, 5, 5, 5] },
      j: { color: green },
      k: { color: blue },
    },
  },
  {
    name: '@property: initial value and inheritance',
    css: `@property --local { syntax: "<color>"; inherits: false; initial-value: green }
      @property --given { syntax: "*"; inherits: true; initial-value: 7px }
      #a { --local: red; color: var(--local) } #b { color: var(--local) } #c { padding: var(--given) }`,
    body: '<div id="a">a<p id="b">b</p></div><p id="c">c</p>',
    expected: { a: { color: red }, b: { color: green }, c: { padding: [7, 7, 7, 7] } },
  },
  {
    name: 'colour notations',
    css: `#a { color: #abc } #b { color: #11223380 } #c { color: rgb(10 20 30 / 50%) } #d { color: hsl(120, 100%, 25%) }
      #e { color: hsl(240deg 100% 50%) } #f { color: hwb(0 0% 0%) } #g { color: oklch(62.8% 0.25768 29.2339) }
      #h { color: lab(46.277% -47.552 48.586) } #i { color: color(srgb 0 0.50196 0) } #j { color: rebeccapurple }
      #k { color: rgba(255, 0, 0, 0.5) } #l { color: color(display-p3 0 0 0) } #m { color: transparent } #n { color: red; color: #12 }
      #o { color: rgb(calc(100 + 50), 0, 0) } #p { color: oklab(100% 0 0) }`,
    body: 'abcdefghijklmnop'.replace(/./g, '<p id="$&">$&</p>'),
    expected: {
      a: { color: '#aabbcc' },
      b: { color: '#11223380' },
      c: { color: '#0a141e80' },
      d: { color: green },
      e: { color: blue },
      f: { color: red },
      g: { color: red },
      h: { color: green },
      i: { color: green },
      j: { color: '#663399' },
      k: { color: '#ff000080' },
      l: { color: '#000000' },
      m: { color: '#00000000' },
      n: { color: red },
      o: { color: '#960000' },
      p: { color: '#ffffff' },
    },
  },
  {
    name: 'colours made of colours: mixes, relative colours, currentcolor',
    css: `#a { color: color-mix(in srgb, red, blue) } #b { color: color-mix(in srgb, red 25%, blue) }
      #c { color: color-mix(in oklab, white, black) } #d { color: color-mix(in srgb, red 50%, transparent) }
      #e { color: rgb(from #102030 r g b / 50%) } #f { color: hsl(from red calc(h + 120) s 25%) }
      #g { color: green; background: color-mix(in srgb, currentcolor 25%, white); border: 1px solid }
      #h { color: color-mix(in oklch, red, blue) } #i { color: blue; background-color: currentColor }`,
    body: 'abcdefghi'.replace(/./g, '<p id="$&">$&</p>'),
    expected: {
      a: { color: '#800080' },
      b: { color: '#4000bf' },
      c: { color: '#636363' },
      d: { color: '#ff000080' },
      e: { color: '#10203080' },
      f: { color: green },
      g: { backgroundColor: '#bfdfbf', borderColor: [green, green, green, green] },
      h: { color: '#ba00c2' },
      i: { backgroundColor: blue },
    },
  },
  {
    name: 'light-dark() and system colours in the light scheme',
    css: ':root { color-scheme: light dark } #a { color: light-dark(green, red) } #b { color: CanvasText; background: Canvas } #c { color: LinkText }',
    body: '<p id="a">a</p><p id="b">b</p><p id="c">c</p>',
    expected: {
      a: { color: green },
      b: { color: '#000000', backgroundColor: '#ffffff' },
      c: { color: '#0000ee' },
    },
  },
  {
    name: 'light-dark(), system colours and queries in the dark scheme',
    css: `:root { color-scheme: light dark } #a { color: light-dark(red, green) } #b { background: Canvas }
      @media (prefers-color-scheme: dark) { #c { color: green } } @media (prefers-color-scheme: light) { #c { color: red } }`,
    body: '<p id="a">a</p><p id="b">b</p><p id="c">c</p>',
    expected: {
      a: { color: green },
      b: { color: '#ffffff', backgroundColor: '#121212' },
      c: { color: green },
    },
    colorScheme: 'dark',
  },
  {
    name: 'media queries',
    css: `p { color: red } @media (min-width: 1000px) { #a { color: green } } @media (width >= 1441px) { #b { color: blue } }
      @media print { #c { color: blue } } @media screen and (max-width: 1440px) and (hover: hover) { #d { color: green } }
      @media not all and (min-width: 2000px) { #e { color: green } } @media (400px < width < 2000px) { #f { color: green } }
      @media (min-width: 90em), print { #g { color: green } } @media not (orientation: portrait) { #h { color: green } }
      @media (unknown: 1) { #i { color: blue } } @media (min-width: 100px) or (height: 1px) { #j { color: green } }`,
    body: 'abcdefghij'.replace(/./g, '<p id="$&">$&</p>'),
    expected: {
      a: { color: green },
      b: { color: red },
      c: { color: red },
      d: { color: green },
      e: { color: green },
      f: { color: green },
      g: { color: green },
      h: { color: green },
      i: { color: red },
      j: { color: green },
    },
  },
  {
    name: '@supports and @container',
    css: `p { color: red } @supports (display: grid) { #a { color: green } } @supports (display: nonsense) { #b { color: blue } }
      @supports not (-moz-appearance: none) { #c { color: green } } @supports selector(:has(a)) { #d { color: green } }
      @supports (color: oklch(0% 0 0)) and (backdrop-filter: blur(1px)) { #e { color: green } }
      main { container-type: inline-size } @container (min-width: 700px) { #f { color: green } } @container (min-width: 3000px) { #g { color: blue } }`,
    body: `${'abcde'.replace(/./g, '<p id="$&">$&</p>')}<main><p id="f">f</p><p id="g">g</p></main>`,
    expected: {
      a: { color: green },
      b: { color: red },
      c: { color: green },
      d: { color: green },
      e: { color: green },
      f: { color: green },
      g: { color: red },
    },
  },
  {
    name: 'lengths and math functions',
    css: `html { font-size: 20px } #a { padding: 1rem 2em 1pt; font-size: 10px } #b { padding: calc(1px + 2 * 3px) }
      #c { padding: min(10px, 2rem) max(1px, 2px) clamp(5px, 1px, 9px) } #d { padding-left: 10vw; padding-right: 1vh }
      #e { font-size: clamp(1rem, 2vw, 3rem) } #f { padding: calc((10px + 2px) / 3) } #g { padding: 5 } #h { letter-spacing: 0.1em }
      #i { font-size: 150% } #j { font-size: larger } #k { padding: round(17px, 5px) calc(10px * pi / pi) } #l { width: 400px; padding: 0 10% }`,
    body: 'abcdefghijkl'.replace(/./g, '<p id="$&">$&</p>'),
    expected: {
      a: { padding: [20, 20, 1.33, 20], fontSize: 10 },
      b: { padding: [7, 7, 7, 7] },
      c: { padding: [10, 2, 5, 2] },
      d: { padding: [0, 9, 0, 144] },
      e: { fontSize: 28.8 },
      f: { padding: [4, 4, 4, 4] },
      g: { padding: [0, 0, 0, 0] },
      h: { letterSpacing: 2 },
      i: { fontSize: 30 },
      j: { fontSize: 24 },
      k: { padding: [15, 10, 15, 10] },
      l: { padding: [0, 142.39, 0, 142.39] },
    },
  },
  {
    name: 'fonts: shorthand, families, weights, line heights and the size of monospace',
    css: `#a { font: italic bold 20px/1.5 "Open Sans", Arial, sans-serif } #b { font-family: Open Sans, 'Inter', system-ui }
      #c { font-weight: 300 } #c b { font-weight: bolder } #d { line-height: 2; font-size: 10px } #d i { font-size: 30px }
      #e { line-height: 150% } #e i { font-size: 30px } #f { font-family: monospace, monospace } #g { font: inherit } #h { font: 12px } `,
    body: `<p id="a">a</p><p id="b">b</p><p id="c">c<b id="c1">b</b></p><p id="d">d<i id="d1">i</i></p><p id="e">e<i id="e1">i</i></p>
      <code id="f">f</code><button id="g">g</button><p id="h">h</p><code id="i">i</code><pre id="j">j</pre>`,
    expected: {
      a: { fontFamily: '"Open Sans", Arial, sans-serif', fontSize: 20, fontWeight: 700, lineHeight: 30 },
      b: { fontFamily: '"Open Sans", Inter, system-ui' },
      c: { fontWeight: 300 },
      c1: { fontWeight: 400 },
      d1: { fontSize: 30, lineHeight: 60 },
      e1: { fontSize: 30, lineHeight: 24 },
      f: { fontSize: 16 },
      g: { fontSize: 16, fontFamily: '"Times New Roman"' },
      h: { fontSize: 16 },
      i: { fontSize: 13, fontFamily: 'monospace' },
      j: { fontSize: 13, lineHeight: null },
    },
  },
  {
    name: 'shorthands of boxes, borders and backgrounds',
    css: `#a { border: 2px dashed green; border-left: none; border-top-color: red } #b { border-width: 1px 2px; border-style: solid }
      #c { background: no-repeat center / cover url(x.png), linear-gradient(red, blue) green } #d { border-radius: 4px 8px / 2px }
      #e { box-shadow: 0 1px 2px rgb(0 0 0 / 50%), inset 0 0 3px 1px red } #f { border: 0.4px solid; border-bottom: 2.7px solid blue }
      #g { text-decoration: underline dotted red } #h { background-color: red; background: none } #i { border: solid } #j { border-radius: 50% }
      #k { background: red; background: -moz-linear-gradient(red, blue) } #l { padding: 1px 2px 3px; padding-inline-start: 9px }`,
    body: 'abcdefghijkl'.replace(/./g, '<div id="$&" style="width: 100px; height: 40px">$&</div>'),
    expected: {
      a: {
        borderWidth: [2, 2, 2, 0],
        borderStyle: ['dashed', 'dashed', 'dashed', 'none'],
        borderColor: [red, green, green, '#000000'],
      },
      b: { borderWidth: [1, 2, 1, 2] },
      c: {
        backgroundColor: green,
        backgroundImage: 'url("https://page.example/x.png"), linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))',
      },
      d: { borderRadius: 4 },
      e: { boxShadow: 'rgba(0, 0, 0, 0.5) 0px 1px 2px 0px, rgb(255, 0, 0) 0px 0px 3px 1px inset' },
      f: { borderWidth: [1, 1, 2, 1], borderColor: ['#000000', '#000000', blue, '#000000'] },
      g: { textDecorationLine: 'underline' },
      h: { backgroundColor: '#00000000', backgroundImage: 'none' },
      i: { borderWidth: [3, 3, 3, 3] },
      j: { borderRadius: 20 },
      k: { backgroundColor: red },
      l: { padding: [1, 2, 3, 9] },
    },
  },
  {
    name: 'inherit, initial, unset, revert, revert-layer and all',
    css: `div { color: green; padding: 5px; border: 1px solid red } #a { padding: inherit } #b { color: initial } #c { color: unset; padding: unset }
      #d { display: revert; font-weight: revert } @layer one { #e { color: blue } } @layer two { #e { color: red; color: revert-layer } }
      #f { all: unset } #g { all: initial }`,
    body: `<div><p id="a">a</p><p id="b">b</p><p id="c">c</p><b id="d" style="font-weight: 100; font-weight: revert">d</b><p id="e">e</p>
      <p id="f">f</p><p id="g">g</p></div>`,
    expected: {
      a: { padding: [5, 5, 5, 5], color: green },
      b: { color: '#000000' },
      c: { color: green, padding: [0, 0, 0, 0] },
      d: { display: 'inline', fontWeight: 700 },
      e: { color: blue },
      f: { display: 'inline', color: green },
      g: { display: 'inline', color: '#000000' },
    },
  },
  {
    name: 'attributes that stand for styles, in HTML and SVG',
    css: 'td { color: blue } rect.k { fill: green }',
    body: `<table bgcolor="#008000" border="2" cellpadding="3"><tr><td id="a" bgcolor="red" align="center">a</td></tr></table>
      <font id="b" color="008000" size="5" face="Arial">b</font><svg width="20" height="20" fill="red"><rect id="c" width="9" height="9"></rect>
      <rect id="d" class="k" fill="blue" width="9" height="9"></rect><g color="green"><circle id="e" r="3" fill="currentColor" stroke="none"></circle></g>
      <path id="f" d="M0 0h9v9z" fill="none" stroke="#00f"></path></svg>`,
    expected: {
      a: {
        backgroundColor: red,
        color: blue,
        padding: [3, 3, 3, 3],
        borderStyle: ['inset', 'inset', 'inset', 'inset'],
      },
      b: { color: green, fontSize: 24, fontFamily: 'Arial' },
      c: { fill: red, stroke: 'none' },
      d: { fill: green },
      e: { fill: green },
      f: { fill: 'none', stroke: blue },
    },
  },
  {
    name: 'display: what floats, is positioned or stands in a flex container becomes a block',
    css: '#a { float: left } #b { position: absolute } .f { display: flex } #d { display: inline-flex } #e { display: block flex }',
    body: `<span id="a">a</span><span id="b">b</span><div class="f"><span id="c">c</span><span id="d">d</span></div><div id="e">e</div>
      <li id="g">g</li><table id="h"><tr id="i"><td id="j">j</td></tr></table>`,
    expected: {
      a: { display: 'block' },
      b: { display: 'block' },
      c: { display: 'block' },
      d: { display: 'flex' },
      e: { display: 'flex' },
      g: { display: 'list-item' },
      h: { display: 'table' },
      i: { display: 'table-row' },
      j: { display: 'table-cell' },
    },
  },
  {
    name: 'what is not seen',
    css: `#a { display: none } #b { visibility: hidden } #b1 { visibility: visible } #c { opacity: 0 }
      .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0) } #e { position: absolute }
      #f { text-indent: -9999px; width: 50px } #g { opacity: 0.5 } #g1 { opacity: 0.5 } #h { opacity: 0; animation: in 0s forwards }
      @keyframes in { to { opacity: 1 } }`,
    body: `<p id="a">a<b id="a1">x</b></p><p id="b">b<b id="b1">x</b></p><p id="c">c<b id="c1">x</b></p><p id="d" class="sr">d</p><div id="e"></div>
      <a id="f" href="#">far away</a><div id="g">g<p id="g1">x</p></div><p id="h">h</p><details><summary id="i">i</summary><p id="j">j</p></details>
      <p id="k" hidden>k</p><dialog id="l">l</dialog><select><option id="m">m</option></select>`,
    expected: {
      b1: { color: '#000000' },
      g: { opacity: 0.5 },
      g1: { opacity: 0.25 },
      i: { display: 'list-item' },
    },
    hidden: ['a', 'a1', 'b', 'c', 'c1', 'd', 'e', 'j', 'k', 'l', 'm'],
  },
  {
    name: 'selectors and declarations that are invalid take nothing else with them',
    css: `p { color: green } p, :unknown-thing { color: red } p, b::-moz-thing { color: red } #a { color: nope; padding: 1px; : 3; padding }
      @unknown { #b { color: red } } #b { color: green; background: url(bad"; } ) } #c { color: blue !IMPORTANT; color: red }
      } #d { color: blue } /* open`,
    body: '<p id="a">a</p><p id="b">b</p><p id="c">c</p><p id="d">d</p>',
    expected: { a: { color: green, padding: [1, 1, 1, 1] }, b: { color: green }, c: { color: blue } },
  },
]
