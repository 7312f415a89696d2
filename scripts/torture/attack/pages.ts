/**
 * Documents that are made to be slow, deep or large for parsers, selectors, extractors and their expressions.
 * Each has a few megabytes at most, which is within the limits of a document.
 */
export const PAGES: Readonly<Record<string, () => string>> = {
  'divs-nested': () => page('', '<div>'.repeat(100_000)),
  'divs-wide': () => page('', '<div></div>'.repeat(400_000)),
  comments: () => page('', '<!---->'.repeat(600_000)),
  'texts-and-comments': () => page('', 'a<!---->'.repeat(500_000)),
  'bold-nested': () => page('', '<b>'.repeat(50_000)),
  misnested: () => page('', '<p><b><i><u><a href=x>'.repeat(20_000)),
  'tables-nested': () => page('', '<table><tr><td>'.repeat(30_000)),
  'table-foster': () => page('', `<table>${'x<b>'.repeat(50_000)}`),
  'svg-nested': () => page('', '<svg><g>'.repeat(50_000)),
  'templates-nested': () => page('', '<template>'.repeat(50_000)),
  'select-options': () => page('', `<select>${'<option>x'.repeat(200_000)}`),
  attributes: () => page('', `<p ${Array.from({ length: 300_000 }, (_, at) => `a${at}`).join(' ')}>`),
  'attribute-long': () =>
    page('', `<a href="${'x'.repeat(4_000_000)}" class="${' a'.repeat(200_000)}">x</a>`),
  classes: () => page('<style>.a .b .c{color:red}</style>', `<p class="${'logo '.repeat(500_000)}">x`),
  entities: () => page('', '&amp;&lt;&nbsp;&notit;&#x110000;'.repeat(150_000)),
  'title-4mb': () => `<!doctype html><title>${'Acme '.repeat(800_000)}</title><p>Acme`,
  titles: () => `<!doctype html>${'<title>Acme | Anvils</title>'.repeat(45_000)}<p>Acme`,
  'copyright-1m': () => page('', `<footer>${'©'.repeat(1_000_000)}</footer>`),
  'copyright-lines': () => page('', '<p>© 2026 Acme</p>'.repeat(45_000)),
  'copyright-spaces': () => page('', `<footer>© 2026 ${' '.repeat(1_000_000)}x</footer>`),
  'icons-100000': () =>
    page(
      times(100_000, (at) => `<link rel=icon href=/i${at}.png sizes=${at}x${at}>`),
      '',
    ),
  'sheets-100000': () =>
    page(
      times(100_000, (at) => `<link rel=stylesheet href=/s${at}.css>`),
      '',
    ),
  metas: () => page('<meta property=og:title content=Acme>'.repeat(100_000), ''),
  'meta-long': () => page(`<meta name=description content="${'Acme - '.repeat(500_000)}">`, ''),
  bases: () => page('<base href=/x/>'.repeat(100_000), '<a href=y>z</a>'.repeat(100_000)),
  links: () =>
    page(
      '',
      times(45_000, (at) => `<a href="/p${at}?utm=${at}">Page ${at}</a>`),
    ),
  'links-social': () =>
    page(
      '',
      times(45_000, (at) => `<a href="https://twitter.com/acme${at}">x</a>`),
    ),
  'link-mail': () =>
    page('', `<p>${'a@a.'.repeat(500_000)}</p><a href="mailto:${'a@'.repeat(500_000)}">x</a>`),
  images: () =>
    page(
      '',
      times(45_000, (at) => `<img class=logo src=/l${at}.png alt="Acme logo">`),
    ),
  'image-srcset': () =>
    page(
      '',
      `<img srcset="${times(200_000, (at) => `/i${at}.png ${at}w,`)}" sizes="${'calc('.repeat(10_000)}">`,
    ),
  'images-data': () => page('', `<img src="data:image/svg+xml,${'%3Cg%3E'.repeat(500_000)}">`),
  'inline-svgs': () =>
    page('', '<header><a href=/><svg class=logo><path d="M0 0h9v9z"/></svg></a></header>'.repeat(12_000)),
  'svg-path': () =>
    page(
      '',
      `<header><a href=/><svg class=logo viewBox="0 0 9 9"><path d="M0 0${'l1e-9-1e9a1 1 0 01 1 1'.repeat(150_000)}"/></svg></a></header>`,
    ),
  'svg-use': () =>
    page(
      '',
      `<svg>${times(5_000, (at) => `<g id=g${at}><use href=#g${at + 1} /><use href=#g${at + 1} /></g>`)}</svg><svg class=logo><use href=#g0 /></svg>`,
    ),
  'svg-use-loop': () =>
    page(
      '',
      `<header><a href=/><svg class=logo><g id=a><use href=#b /><use href=#b /></g><g id=b><use href=#a /><use href=#a /></g></svg></a></header>`.repeat(
        500,
      ),
    ),
  'jsonld-deep': () => page(jsonld(`${'[{"a":'.repeat(80_000)}1${'}]'.repeat(80_000)}`), ''),
  'jsonld-deep-objects': () => page(jsonld(`${'{"@graph":'.repeat(60)}1${'}'.repeat(60)}`).repeat(5_000), ''),
  'jsonld-wide': () =>
    page(jsonld(`[${times(45_000, (at) => `{"@type":"Organization","name":"A${at}"},`)}1]`), ''),
  'jsonld-blocks': () =>
    page(jsonld('{"@type":"Organization","name":"Acme","sameAs":["https://x.com/a"]}').repeat(20_000), ''),
  'jsonld-10mb': () => page(jsonld(`{"@type":"Organization","name":"${'x'.repeat(10_000_000)}"}`), ''),
  'jsonld-broken': () => page(jsonld(`{"@type":"Organization","name":"${'a"b '.repeat(200_000)}`), ''),
  'jsonld-quotes': () => page(jsonld(`{"a":${'"'.repeat(900_000)}`), ''),
  'jsonld-comments': () => page(jsonld('<!--'.repeat(200_000)), ''),
  'jsonld-slashes': () => page(jsonld('/*'.repeat(400_000)), ''),
  'jsonld-cdata': () => page(jsonld('<![CDATA['.repeat(100_000)), ''),
  'jsonld-braces': () => page(jsonld('}{'.repeat(400_000)), ''),
  'jsonld-prototype': () =>
    page(
      jsonld(
        '{"@type":"Organization","__proto__":{"name":"x","polluted":1},"constructor":{"prototype":{"polluted":1}},"name":{"__proto__":{"toString":1}},"logo":{"@id":"__proto__"}}',
      ),
      '',
    ),
  'jsonld-references': () =>
    page(
      jsonld(
        `{"@graph":[${times(20_000, (at) => `{"@id":"#${at}","@type":"Organization","parentOrganization":{"@id":"#${at + 1}"},"logo":{"@id":"#${at + 1}"}},`)}{}]}`,
      ),
      '',
    ),
  'jsonld-contexts': () =>
    page(
      jsonld(
        `{"@context":{${times(190, (at) => `"t${at}":"https://schema.org/t${at}",`)}"x":"a"},"a":[${times(20_000, () => '{"@context":{"z":"https://schema.org/name"},"z":1},')}1]}`,
      ),
      '',
    ),
  'microdata-references': () =>
    page(
      '',
      `<div id=x>${'<i itemprop=name>x</i>'.repeat(5_000)}</div>${'<p itemscope itemref=x></p>'.repeat(2_000)}`,
    ),
  'microdata-nested': () =>
    page(
      '',
      '<div itemscope itemtype="https://schema.org/Organization" itemprop=parentOrganization>'
        .repeat(400)
        .concat('<b itemprop=name>x</b>'.repeat(20_000)),
    ),
  'microdata-itemref': () =>
    page(
      '',
      times(
        20_000,
        (at) =>
          `<div itemscope id=a${at} itemref="a${at + 1} a${at + 2}" itemprop=x><b itemprop=name>x</b></div>`,
      ),
    ),
  'microdata-itemref-loop': () =>
    page(
      '',
      '<div itemscope id=a itemref="a b" itemprop=x></div><div itemscope id=b itemref="a b" itemprop=x></div>'.repeat(
        10_000,
      ),
    ),
  'rdfa-nested': () =>
    page(
      '',
      '<div vocab="https://schema.org/" typeof=Organization property=parentOrganization>'
        .repeat(400)
        .concat('<b property=name>x</b>'.repeat(20_000)),
    ),
  'rdfa-relations': () =>
    page(
      '',
      `<div typeof=Organization><p rel="${times(2_000, (at) => `x${at} `)}">${times(4_000, (at) => `<a href="/${at}"></a>`)}`,
    ),
  'rules-100000': () =>
    page(
      `<style>${times(100_000, (at) => `.a${at} .b>p:not(.c):nth-child(2n+1){color:#${at % 10}00;--v${at}:1px}`)}</style>`,
      '<div class=b><p>x</p></div>'.repeat(2_000),
    ),
  'rules-universal': () =>
    page(
      `<style>${'* * * * *{color:red}'.repeat(5_000)}</style>`,
      '<div>'.repeat(300) + '<p>x'.repeat(3_000),
    ),
  'rules-has': () =>
    page(
      `<style>${times(300, (at) => `:has(div:has(p:has(b))) p:nth-last-child(${at + 1}n of .x){color:red}`)}</style>`,
      `<div class=x>${'<div><p><b>x</b></p></div>'.repeat(8_000)}</div>`,
    ),
  'rules-has-siblings': () =>
    page(`<style>${'p:has(~ b.no){color:red}'.repeat(50)}</style>`, '<p class=a>x</p>'.repeat(20_000)),
  'selector-1mb': () => page(`<style>${'a,'.repeat(500_000)}b{color:red}</style>`, '<b>x</b>'),
  'selector-deep': () =>
    page(
      `<style>${':not('.repeat(50_000)}a${')'.repeat(50_000)}{color:red} ${':is('.repeat(20_000)}{}</style>`,
      '<b>x</b>',
    ),
  'selector-siblings': () =>
    page(`<style>${'p~'.repeat(2_000)}p{color:red}</style>`, '<p>x</p>'.repeat(5_000)),
  'selector-descendants': () =>
    page(`<style>${'div '.repeat(500)}b{color:red}</style>`, '<div>'.repeat(400) + '<i>x</i>'.repeat(2_000)),
  'css-nested': () => page(`<style>${'a{'.repeat(200_000)}</style>`, '<a>x</a>'),
  'css-media-nested': () => page(`<style>${'@media all{'.repeat(100_000)}a{color:red}</style>`, '<a>x</a>'),
  'css-nesting-product': () =>
    page(`<style>${'&,.a,.b{'.repeat(40)}color:red${'}'.repeat(40)}</style>`, '<a class=a>x</a>'),
  'css-open': () =>
    page(
      `<style>${'/*'.repeat(400_000)}</style><style>${'"'.repeat(400_001)}</style><style>${'url('.repeat(300_000)}</style>`,
      '',
    ),
  'css-parentheses': () =>
    page(
      `<style>a{width:${'calc('.repeat(100_000)}1px${')'.repeat(100_000)};color:${'rgb('.repeat(100_000)}}</style>`,
      '<a>x</a>',
    ),
  'css-calc-wide': () =>
    page(`<style>a{font-size:calc(${'1px + '.repeat(200_000)}1px)}</style>`, '<a>x</a>'.repeat(1_000)),
  'css-variables': () =>
    page(
      `<style>:root{--a0:red;${times(60, (at) => `--a${at + 1}:var(--a${at}) var(--a${at});`)}color:var(--a60)}</style>`,
      '<p>x</p>'.repeat(3_000),
    ),
  'css-variables-loop': () =>
    page(
      `<style>:root{${times(20_000, (at) => `--a${at}:var(--a${(at + 1) % 20_000}, var(--a${(at + 7) % 20_000}));`)}color:var(--a0)}</style>`,
      '<p>x</p>',
    ),
  'css-variables-many': () =>
    page(`<style>*{${times(2_000, (at) => `--a${at}:${at}px;`)}}</style>`, '<p>x</p>'.repeat(20_000)),
  'css-gradients': () =>
    page(
      `<style>p{background:linear-gradient(${'red,'.repeat(200_000)}blue)}</style>`,
      '<p>x</p>'.repeat(2_000),
    ),
  'css-imports': () => page(`<style>${'@import "a.css";'.repeat(200_000)}</style>`, ''),
  'css-layers': () =>
    page(`<style>@layer ${times(100_000, (at) => `l${at},`)}z;${'@layer '.repeat(100_000)}</style>`, ''),
  'css-fonts': () =>
    page(
      `<style>${times(20_000, (at) => `@font-face{font-family:f${at};src:url(f${at}.woff2)}`)}p{font-family:${times(50_000, (at) => `f${at},`)}serif}</style>`,
      '<p>x</p>'.repeat(1_000),
    ),
  'css-inline': () => page('', `<p style="${'color:red;'.repeat(200_000)}">x</p>`),
  'css-inline-many': () =>
    page('', '<p style="color:red;background:url(x);margin:calc(1px + 2px)">x</p>'.repeat(45_000)),
  'css-important': () =>
    page(`<style>${'p{color:red!important}'.repeat(100_000)}</style>`, '<p>x</p>'.repeat(3_000)),
  'css-nth': () =>
    page(
      `<style>${times(500, (at) => `p:nth-child(${at}n+${at}):nth-last-of-type(2n){color:red}`)}</style>`,
      '<p>x</p>'.repeat(40_000),
    ),
  'flex-nested': () => page('<style>div{display:flex;width:fit-content}</style>', `${'<div>'.repeat(450)}x`),
  'grid-nested': () =>
    page(
      '<style>div{display:grid;grid-template-columns:repeat(100000,minmax(0,1fr))}</style>',
      '<div>'.repeat(450) + '<p>x'.repeat(5_000),
    ),
  'tables-laid-out': () => page('', `${'<table><tr><td colspan=1000 rowspan=65534>'.repeat(80)}x`),
  'text-spaces': () => page('', `<p>Acme${' '.repeat(2_000_000)}x</p><h1>${' '.repeat(1_000_000)}</h1>`),
  'text-spaces-unusual': () =>
    page('', `<p>${'\u00a0\u2003 '.repeat(300_000)}x</p><title>${' |'.repeat(300_000)}</title>`),
  'text-angle': () => page('', `<p>${'<'.repeat(2_000_000)}</p>`),
  'text-dashes': () => page('', `<p>${'-'.repeat(900_000)}</p><h1>${' - '.repeat(200_000)}</h1>`),
  'text-digits': () => page('', `<p>${'1'.repeat(900_000)}</p><p>+${'1 '.repeat(200_000)}</p>`),
  'text-words': () => page('', `<p>${'domain is for sale this domain '.repeat(30_000)}</p>`),
  'text-dots': () =>
    page(
      '',
      `<p>${'a.'.repeat(400_000)}</p><h1>${'.'.repeat(400_000)}</h1><footer>${'inc. '.repeat(100_000)}</footer>`,
    ),
  'text-underscores': () =>
    page(jsonld(`{"@type":"Organization","name":"${'_'.repeat(60_000)}"}`), `<h1>${'_'.repeat(60_000)}</h1>`),
  'icon-sizes': () => page(`<link rel=icon href=/i.png sizes="${'1'.repeat(200_000)}">`, ''),
  'text-commas': () => page('', `<p>${','.repeat(900_000)}</p>`),
  'text-parentheses': () => page('', `<p>${'('.repeat(450_000)}${'['.repeat(450_000)}</p>`),
  'text-long-title': () =>
    `<!doctype html><title>${'a - '.repeat(100_000)}</title><meta property=og:site_name content="${'a | '.repeat(100_000)}"><h1>${'a: '.repeat(100_000)}</h1><img class=logo alt="${'logo '.repeat(100_000)}" src=/x.png>`,
  'text-combining': () => page('', `<p>${'e\u0301'.repeat(400_000)}</p><h1>${'\u200b'.repeat(400_000)}</h1>`),
  'text-surrogates': () => page('', `<p>${'\ud83d\ude00\u200d'.repeat(200_000)}</p>`),
  'text-bidi': () => page('', `<p>${'\u202e\u2066'.repeat(300_000)}</p>`),
  'text-nul': () => page('', '\0'.repeat(2_000_000)),
  'scripts-inline': () => page('<script>1</script>'.repeat(45_000), '<p>Acme'),
  'script-huge': () =>
    page(`<script>location${' '.repeat(2_000_000)}x;${'window.park '.repeat(100_000)}</script>`, '<p>Acme'),
  noscripts: () => page('<noscript>enable '.repeat(45_000), '<p>Acme'),
  refreshes: () =>
    page(
      `<meta http-equiv=refresh content="0;${' '.repeat(2_000_000)}url=x">`.concat(
        '<meta http-equiv=refresh content="0;url=#">'.repeat(20_000),
      ),
      '',
    ),
  plaintext: () => page('', `<plaintext>${'<b>'.repeat(1_000_000)}`),
  'unfinished-tag': () => `<!doctype html><p ${'x="'.repeat(500_000)}`,
  'doctype-long': () => `<!doctype ${'x'.repeat(4_000_000)}><p>Acme`,
}

function page(head: string, body: string): string {
  return `<!doctype html><html lang=en><head><title>Acme Anvils</title>${head}</head><body><h1>Acme</h1>${body}`
}

function jsonld(text: string): string {
  return `<script type="application/ld+json">${text}</script>`
}

function times(count: number, piece: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => piece(at)).join('')
}
