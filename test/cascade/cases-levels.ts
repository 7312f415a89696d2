import type { Case } from './cases.ts'

const red = '#ff0000'
const green = '#008000'
const blue = '#0000ff'

const paragraphs = (ids: string) => ids.replace(/./g, '<p id="$&">$&</p>')

/** Features of newer levels of the specifications, with the values that browsers print for them. */
export const LEVEL_CASES: readonly Case[] = [
  {
    name: 'gradients are printed as browsers do: defaults left out, stops with two places split',
    css: `#a { background: linear-gradient(to bottom, red, blue) } #b { background: linear-gradient(180deg, red 0 20px, blue 20px 30%) }
      #c { background: radial-gradient(circle at center, red, blue) } #d { background: radial-gradient(ellipse at top left, oklch(62.8% 0.25768 29.2339), transparent) }
      #e { background: conic-gradient(from .25turn, red, 50%, blue) } #f { background: linear-gradient(to top right in oklch, red, blue) }
      #g { background: linear-gradient(to right, red 10%, currentcolor calc(10% + 5px)) } #h { background: radial-gradient(50px 20px at 10px 5em, red, blue) }
      #i { background: conic-gradient(at center, red 0deg 90deg, blue 0) } #j { background: linear-gradient(0, red, blue) }
      #k { background: linear-gradient(red, rgb(0 0 255 / 12.9%)) } #l { background: linear-gradient(red, rgb(0 0 255 / 87.5%)) }
      #m { background: linear-gradient(red, blue); background: linear-gradient(top, red, lime); background: radial-gradient(center, red, lime) }`,
    body: paragraphs('abcdefghijklm'),
    expected: {
      a: { backgroundImage: 'linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))' },
      b: {
        backgroundImage:
          'linear-gradient(rgb(255, 0, 0) 0px, rgb(255, 0, 0) 20px, rgb(0, 0, 255) 20px, rgb(0, 0, 255) 30%)',
      },
      c: { backgroundImage: 'radial-gradient(circle, rgb(255, 0, 0), rgb(0, 0, 255))' },
      d: { backgroundImage: 'radial-gradient(at 0% 0%, rgb(255, 0, 0), rgba(0, 0, 0, 0))' },
      e: { backgroundImage: 'conic-gradient(from 90deg, rgb(255, 0, 0), 50%, rgb(0, 0, 255))' },
      k: { backgroundImage: 'linear-gradient(rgb(255, 0, 0), rgba(0, 0, 255, 0.13))' },
      m: { backgroundImage: 'linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))' },
    },
  },
  {
    name: 'colours of other spaces in shadows come as rgb()',
    css: '#a { box-shadow: 0 1px 2px oklch(62.8% 0.25768 29.2339 / .5) } #b { box-shadow: inset 0 1px color-mix(in srgb, red, blue) }',
    body: paragraphs('ab'),
    expected: {
      a: { boxShadow: 'rgba(255, 0, 0, 0.5) 0px 1px 2px 0px' },
      b: { boxShadow: 'rgb(128, 0, 128) 0px 1px 0px 0px inset' },
    },
  },
  {
    name: 'color(), other spaces, none and mixes along the hue',
    css: `#a { color: color(display-p3 1 0 0) } #b { color: color(srgb-linear .5 .5 .5) } #c { color: lch(60% 40 200) } #d { color: hsl(none 50% 50%) }
      #e { color: oklch(from #3366cc calc(l + .1) c h) } #f { color: rgb(from currentcolor r g 255) } #g { color: color-mix(in hsl longer hue, red, blue) }
      #h { color: color-mix(red, blue) } #i { color: color-mix(in lab, black 10%, transparent) } #j { --c: #123; color: rgb(from var(--c) r g b / .25) }`,
    body: paragraphs('abcdefghij'),
    expected: {
      a: { color: red },
      b: { color: '#bcbcbc' },
      g: { color: green.replace('8000', 'ff00') },
      i: { color: '#0000001a' },
      j: { color: '#11223340' },
    },
  },
  {
    name: 'meta color-scheme is the scheme of the page until a sheet says otherwise',
    head: '<meta name="color-scheme" content="light dark">',
    css: '#a { color: light-dark(red, green) } #b { color-scheme: light; color: light-dark(green, red) } button { color: ButtonText }',
    body: `${paragraphs('ab')}<button id="c">c</button>`,
    expected: { a: { color: green }, b: { color: green }, c: { color: '#ffffff' } },
    colorScheme: 'dark',
  },
  {
    name: '@property: a value against the syntax is as good as none',
    css: `@property --c { syntax: "<color>"; inherits: true; initial-value: green } @property --l { syntax: "<length>"; inherits: false; initial-value: 3px }
      @property --bad { syntax: "<length>"; inherits: false; initial-value: red } #a { --c: nonsense; color: var(--c) } #b { --l: red; padding: var(--l) }
      #c { padding: var(--bad, 7px) } #d { --l: 4px; padding: var(--l) }`,
    body: paragraphs('abcd'),
    expected: {
      a: { color: green },
      b: { padding: [3, 3, 3, 3] },
      c: { padding: [7, 7, 7, 7] },
      d: { padding: [4, 4, 4, 4] },
    },
  },
  {
    name: '@scope ends at its limit',
    css: '@scope (.card) to (.inner) { p { color: green } .inner { color: red } } @scope (.card) { :scope { padding: 3px } }',
    body: '<div id="a" class="card"><p id="b">b</p><div id="c" class="inner">c<p id="d">d</p></div></div>',
    expected: {
      a: { padding: [3, 3, 3, 3] },
      b: { color: green },
      c: { color: '#000000' },
      d: { color: '#000000' },
    },
  },
  {
    name: 'layers of layers, anonymous ones, and importance among them',
    css: `@layer a.b, a, c; @layer c { #a { color: green } } @layer a { #a { color: blue } @layer b { #b { color: red; background: green !important } } #b { color: green } }
      @layer { #c { color: red } } @layer d { #c { color: green } } @layer e { #d { color: green !important } } #d { color: red !important }
      @layer c { #b { background: red !important } } @layer g { @layer h, i; @layer i { #e { color: green } } @layer h { #e { color: red } } }`,
    body: paragraphs('abcde'),
    expected: {
      a: { color: green },
      b: { color: green, backgroundColor: green },
      c: { color: green },
      d: { color: green },
      e: { color: green },
    },
  },
  {
    name: 'nth of a selector, :has with relations, :is with what may not be',
    css: `li:nth-child(2 of .x) { color: red } li:nth-last-child(1 of .x) { color: blue } li:nth-child(even of li:not(.x)) { background: green }
      div:has(p + b) { color: red } div:has(> .a, > .b) { background: green } p:has(~ i) { color: blue } :is(h1, :nope) u { color: green }`,
    body: `<ul><li class="x">1</li><li id="a">2</li><li id="b" class="x">3</li><li id="c">4</li><li id="d" class="x">5</li></ul>
      <div id="e"><p id="f">f</p><b>b</b></div><div id="g"><i class="a">a</i></div><p id="h">h</p><i>i</i><h1><u id="j">j</u></h1>`,
    expected: {
      a: { color: '#000000' },
      b: { color: red },
      c: { backgroundColor: green },
      d: { color: blue },
      e: { color: red },
      g: { backgroundColor: green },
      h: { color: blue },
      j: { color: green },
    },
  },
  {
    name: 'variables: cycles with a way out, empty fallbacks, lists as fallbacks',
    css: `:root { --a: var(--b, red); --b: var(--c); --c: var(--a, blue) } #a { color: red; color: var(--a, green) } #b { color: red; --x: var(--x, red); color: var(--x, green) }
      #c { padding: var(--n, 1px 2px) var(--n, 3px) } #d { color: var(--n, var(--m, var(--l, green))) } #e { --q: 10; padding: calc(var(--q) * 1px) }
      #f { --w: inherit; color: var(--w, green) } #g { --UP: red; color: var(--up, green) }`,
    body: paragraphs('abcdefg'),
    expected: {
      a: { color: green },
      b: { color: green },
      c: { padding: [1, 2, 3, 2] },
      d: { color: green },
      e: { padding: [10, 10, 10, 10] },
      f: { color: green },
      g: { color: green },
    },
  },
  {
    name: 'boxes that the browser draws itself keep nothing of what all inputs are given',
    css: 'input { padding: 10px; border: 1px solid red; border-radius: 4px } #c { appearance: none } #d { -webkit-appearance: none }',
    body: `<input id="a" type="checkbox"><input id="b" type="radio"><input id="c" type="checkbox"><input id="d" type="radio"><input id="e">`,
    expected: {
      a: { padding: [0, 0, 0, 0], borderWidth: [0, 0, 0, 0], borderRadius: 0 },
      c: { padding: [10, 10, 10, 10], borderWidth: [1, 1, 1, 1], borderRadius: 4 },
      e: { padding: [10, 10, 10, 10] },
    },
  },
  {
    name: 'hidden content: within content-visibility, until found, in popovers',
    css: '.cv { content-visibility: hidden } .clip { clip-path: inset(100%) } .scale { height: 0; overflow: hidden }',
    body: `<div id="a" class="cv">a<p id="b">b</p></div><div hidden="until-found"><p id="c">c</p></div><div popover id="d">d</div><div id="e" class="clip">e</div>
      <details open><summary id="f">f</summary><p id="g">g</p></details><datalist><option id="h">h</option></datalist>`,
    expected: { a: { display: 'block' }, f: { display: 'list-item' } },
    hidden: ['b', 'c', 'd', 'e', 'h'],
  },
  {
    name: 'declarative shadow roots: their sheets, their hosts, what is slotted and what is not',
    css: 'i { color: red } :root { --mark: green }',
    body: `<div id="a"><template shadowrootmode="open"><style>b { color: blue } :host { background: green } ::slotted(u) { color: green } .v { color: var(--mark) }</style>
      <b id="b">b</b><s id="c" class="v">c</s><slot></slot><slot name="x"><em id="d">instead</em></slot></template><u id="e">e</u><i slot="none">i</i></div><b id="f">f</b>`,
    expected: {
      a: { backgroundColor: green },
      b: { color: blue },
      c: { color: green },
      d: { display: 'inline' },
      e: { color: green },
      f: { color: '#000000' },
    },
  },
]
