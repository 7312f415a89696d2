import { describe, expect, it } from 'vitest'
import { itemsOf, thingsOf } from '../../../src/snapshot/structured/structured.ts'
import { expectWithin } from '../../house/processor.ts'
import { pageOf } from '../page.ts'

type Row = readonly [trap: string, body: string, items: unknown[]]

const itReads = (rows: readonly Row[]) =>
  it.each(rows)('%s', (_, body, items) => {
    expect(itemsOf(pageOf({ body }), 'rdfa')).toEqual(items)
  })

describe('names in RDFa', () => {
  itReads([
    [
      'a prefix that the page declares stands for schema.org',
      '<div prefix="s: http://schema.org/ foaf: http://xmlns.com/foaf/0.1/" typeof="s:Person"><b property="s:name">Jo</b><b property="foaf:nick">jo</b></div>',
      [{ '@type': 'Person', name: 'Jo', 'http://xmlns.com/foaf/0.1/nick': 'jo' }],
    ],
    [
      'the older xmlns, in any case',
      '<p xmlns:S="https://schema.org/"><b typeof="s:Person"><i property="S:name">Jo</i></b></p>',
      [{ '@type': 'Person', name: 'Jo' }],
    ],
    [
      'a prefix ends with its element',
      '<p prefix="s: http://schema.org/"></p><b typeof="s:Person"><i property="s:name">Jo</i></b>',
      [{ '@type': 's:Person', 's:name': 'Jo' }],
    ],
    [
      'prefixes that need no declaration',
      '<div typeof="foaf:Person"><b property="dc:title">Dr</b></div>',
      [{ '@type': 'http://xmlns.com/foaf/0.1/Person', 'http://purl.org/dc/terms/title': 'Dr' }],
    ],
    [
      'an address is no prefix',
      '<div prefix="http: https://wrong.example/" typeof="https://schema.org/Person"><b property="http://schema.org/name">Jo</b></div>',
      [{ '@type': 'Person', name: 'Jo' }],
    ],
    [
      'the underscore is no prefix, and none at all that of the link types',
      '<p prefix="_: http://wrong.example/"><a about="_:a" rel=":next" href="/2"></a></p>',
      [{ '@id': '_:a', 'http://www.w3.org/1999/xhtml/vocab#next': '/2' }],
    ],
    [
      'two types and two properties',
      '<div vocab="https://schema.org/" typeof="Person Patient"><b property="name alternateName">Jo</b></div>',
      [{ '@type': ['Person', 'Patient'], name: 'Jo', alternateName: 'Jo' }],
    ],
  ])
})

describe('what a statement in RDFa is about', () => {
  itReads([
    [
      'things without an address, by names of their own',
      '<p about="_:jo" typeof="foaf:Person"><b property="foaf:name">Jo</b></p><p about="_:ann"><a rel="foaf:knows" resource="[_:jo]"></a></p>',
      [
        {
          '@type': 'http://xmlns.com/foaf/0.1/Person',
          '@id': '_:jo',
          'http://xmlns.com/foaf/0.1/name': 'Jo',
        },
        {
          '@id': '_:ann',
          'http://xmlns.com/foaf/0.1/knows': {
            '@type': 'http://xmlns.com/foaf/0.1/Person',
            '@id': '_:jo',
            'http://xmlns.com/foaf/0.1/name': 'Jo',
          },
        },
      ],
    ],
    [
      'not a name in brackets whose prefix nobody declares',
      '<div typeof=Thing><b about="[none:x]" property=name>Anvil</b></div>',
      [{ '@type': 'Thing', name: 'Anvil' }],
    ],
    [
      'the license of the page, without any vocabulary',
      '<p>By <a rel="license nofollow" href="https://cc.example/by/4.0/">CC BY</a></p>',
      [{ 'http://www.w3.org/1999/xhtml/vocab#license': 'https://cc.example/by/4.0/' }],
    ],
    [
      'of a pattern all that copy it',
      '<div vocab="https://schema.org/"><div resource="#p" typeof="rdfa:Pattern"><b property=brand>Acme</b></div><div typeof=Product><b property=name>Anvil</b><link property="rdfa:copy" href="#p"></div><div typeof=Product><b property=name>Tongs</b><link property="rdfa:copy" href="#p"></div></div>',
      [
        { '@type': 'Product', name: 'Anvil', brand: 'Acme' },
        { '@type': 'Product', name: 'Tongs', brand: 'Acme' },
      ],
    ],
    [
      'and patterns copy one another, in any order',
      '<div vocab="https://schema.org/"><div typeof=Product><b property=name>Anvil</b><link property="rdfa:copy" href="#p"></div><div resource="#p" typeof="rdfa:Pattern"><b property=brand>Acme</b><link property="rdfa:copy" href="#q"></div><div resource="#q" typeof="rdfa:Pattern"><b property=color>red</b><link property="rdfa:copy" href="#p"></div></div>',
      [{ '@type': 'Product', name: 'Anvil', brand: 'Acme', color: 'red' }],
    ],
    [
      'a text about a named thing is its own, as Drupal writes the names of authors',
      '<div about="/1" typeof="sioc:Item"><p rel="sioc:has_creator">By <a href="/jo" about="/jo" typeof="sioc:UserAccount" property="foaf:name" datatype="">Jo</a></p></div>',
      [
        {
          '@type': 'http://rdfs.org/sioc/ns#Item',
          '@id': '/1',
          'http://rdfs.org/sioc/ns#has_creator': {
            '@type': 'http://rdfs.org/sioc/ns#UserAccount',
            '@id': '/jo',
            'http://xmlns.com/foaf/0.1/name': 'Jo',
          },
        },
      ],
    ],
    [
      'a named thing that is described inside is the value',
      '<div typeof=Book><p about="#jo" typeof=Person property=author><b property=name>Jo</b></p></div>',
      [{ '@type': 'Book', author: { '@type': 'Person', '@id': '#jo', name: 'Jo' } }],
    ],
    [
      'the page: Open Graph, and nothing that is no name',
      '<meta property="og:title" content="Acme"><meta property="og:image" content="a.png"><meta property="og:image" content="b.png"><meta property="title" content="x"><link rel="stylesheet" href="x.css">',
      [{ 'http://ogp.me/ns#title': 'Acme', 'http://ogp.me/ns#image': ['a.png', 'b.png'] }],
    ],
    [
      'the page, called by an empty about',
      '<div about="" typeof="schema:WebPage"><b property="schema:name">Home</b></div><b property="schema:about">anvils</b>',
      [{ '@type': 'WebPage', name: 'Home', about: 'anvils' }],
    ],
    [
      'a thing that is not of the page stays on its own',
      '<div vocab="https://schema.org/"><div property="mainEntity" typeof="Thing"><b property="name">Anvil</b></div></div>',
      [{ '@type': 'Thing', name: 'Anvil' }],
    ],
    [
      'a thing that is named before it is described, in a relative and an absolute address',
      '<div typeof=Book><a property=author resource="/jo"></a></div><div about="https://www.acme.example/jo" typeof=Person><b property=name>Jo</b></div>',
      [
        { '@type': 'Book', author: { '@type': 'Person', '@id': '/jo', name: 'Jo' } },
        { '@type': 'Person', '@id': '/jo', name: 'Jo' },
      ],
    ],
    [
      'a thing that is described twice is one, and the same said twice is said once',
      '<div resource="#a" typeof=Shop><b property=name>Acme</b></div><div resource="#a" typeof=Shop><b property=name>Acme</b><b property=telephone>1</b></div>',
      [{ '@type': 'Shop', '@id': '#a', name: 'Acme', telephone: '1' }],
    ],
    [
      'links with a type that lead to one place are several things',
      '<a typeof=Product href="#"><b property=name>A</b></a><a typeof=Product href="#"><b property=name>B</b></a>',
      [
        { '@type': 'Product', '@id': '#', name: 'A' },
        { '@type': 'Product', '@id': '#', name: 'B' },
      ],
    ],
    [
      'a property with a resource does not change what its text is about',
      '<div typeof=Article><p property=author resource="#jo"><b property=name>News</b></p></div>',
      [{ '@type': 'Article', author: '#jo', name: 'News' }],
    ],
    [
      'a plain link neither',
      '<div typeof=Article><a href="/news"><b property=name>News</b></a></div>',
      [{ '@type': 'Article', name: 'News' }],
    ],
    [
      'two things that name one another',
      '<div typeof=Book resource="#b"><div property=author typeof=Person resource="#p"><a property=knowsAbout resource="#b"></a></div></div>',
      [{ '@type': 'Book', '@id': '#b', author: { '@type': 'Person', '@id': '#p', knowsAbout: '#b' } }],
    ],
  ])
})

describe('relations in RDFa', () => {
  itReads([
    [
      'what a relation leads to is what its text is about',
      '<div vocab="https://schema.org/" typeof=Article><a rel=author href="/jo"><b property=name>Jo</b></a></div>',
      [{ '@type': 'Article', author: { '@id': '/jo', name: 'Jo' } }],
    ],
    [
      'a relation waits for its target: without a type',
      '<div typeof=Book><p rel=author><b property=name>Jo</b> <b property=email>jo@acme.example</b></p></div>',
      [{ '@type': 'Book', author: { name: 'Jo', email: 'jo@acme.example' } }],
    ],
    [
      'and for several',
      '<div typeof=Person><p rel="schema:sameAs"><a href="/a">a</a><a href="/b">b</a></p></div>',
      [{ '@type': 'Person', sameAs: ['/a', '/b'] }],
    ],
    [
      'a relation with a type',
      '<div typeof=Book><p rel=author typeof=Person><b property=name>Jo</b></p></div>',
      [{ '@type': 'Book', author: { '@type': 'Person', name: 'Jo' } }],
    ],
    [
      'a relation the other way round',
      '<div typeof=Person><b property=name>Jo</b><p rev=author typeof=Book><b property=name>Anvils</b></p></div>',
      [{ '@type': 'Person', name: 'Jo', '@reverse': { author: { '@type': 'Book', name: 'Anvils' } } }],
    ],
    [
      'an address and a text in one link',
      '<p xmlns:v="http://rdf.data-vocabulary.org/#"><b typeof="v:Breadcrumb"><a href="/x" rel="v:url" property="v:title">X</a></b></p>',
      [
        {
          '@type': 'http://rdf.data-vocabulary.org/#Breadcrumb',
          'http://rdf.data-vocabulary.org/#title': 'X',
          'http://rdf.data-vocabulary.org/#url': '/x',
        },
      ],
    ],
    [
      'beside a property, what a bare rel says is for the browser',
      '<div vocab="https://schema.org/" typeof=Person><a rel="author friend" property=url href="/jo">Jo</a></div>',
      [{ '@type': 'Person', url: '/jo' }],
    ],
    [
      'marks for scripts that enlarge pictures are none',
      '<div vocab="https://schema.org/" typeof=Product><a rel="lightbox[1]" href="big.png"><img property=image src="a.png"></a></div>',
      [{ '@type': 'Product', image: 'a.png' }],
    ],
  ])
})

describe('values in RDFa', () => {
  itReads([
    [
      'dates, numbers, and text that nobody sees',
      '<div typeof=Event><time property=startDate datetime="2030-01-02">2 Jan</time><data property=size value=5>five</data><b property=name hidden>Talk</b></div>',
      [{ '@type': 'Event', startDate: '2030-01-02', size: '5', name: 'Talk' }],
    ],
    [
      'a date in any element, unless its content is stated',
      '<div typeof=Event><i property=startDate datetime="2030-01-02">2 Jan</i><i property=endDate content="2030-01-04" datetime="2030-01-03">3 Jan</i></div>',
      [{ '@type': 'Event', startDate: '2030-01-02', endDate: '2030-01-04' }],
    ],
    [
      'a data type makes a text of a link',
      '<div typeof=Thing><a property=name datatype="xsd:string" href="/x">Anvil</a></div>',
      [{ '@type': 'Thing', name: 'Anvil' }],
    ],
    [
      'a list keeps what it has twice',
      '<div typeof=Song><i property=line inlist>la</i><i property=line inlist>la</i><i property=by>a</i><i property=by>a</i></div>',
      [{ '@type': 'Song', line: ['la', 'la'], by: 'a' }],
    ],
    [
      'a list of links has one of them twice, and keeps their order with those of relations',
      '<div typeof=Song><a rel=line inlist href="/la"></a><a rel=line inlist href="/li"></a><a rel=line inlist href="/la"></a></div>',
      [{ '@type': 'Song', line: ['/la', '/li', '/la'] }],
    ],
    [
      'the vocabulary ends where it is set to nothing',
      '<div vocab="https://schema.org/" typeof=Person><b property=name>Jo</b><p vocab=""><i about="" property=title>x</i></p></div>',
      [{ '@type': 'Person', name: 'Jo' }],
    ],
    [
      'a name in brackets',
      '<div prefix="e: https://e.example/" typeof=Thing><a property=sameAs resource="[e:anvil]"></a></div>',
      [{ '@type': 'Thing', sameAs: 'https://e.example/anvil' }],
    ],
  ])

  it('are evidence with the place of their thing', () => {
    const page = pageOf({
      head: '<meta property="og:title" content="x">',
      body: '<div vocab="https://schema.org/" typeof=Shop><p property=address typeof=PostalAddress></p></div>',
    })
    expect(thingsOf(page).map(({ where }) => where)).toEqual(['rdfa 1 Shop', 'rdfa 1 Shop.address'])
  })
})

it.each([
  ['a long prefix', `<p prefix="${'a'.repeat(200_000)}">x</p>`],
  [
    'prefixes declared again and again',
    `<div prefix="${Array.from({ length: 5_000 }, (_, at) => `p${at}: http://x.example/`).join(' ')}">${'<p prefix="q: http://y.example/">x</p>'.repeat(20_000)}</div>`,
  ],
  [
    'one thing with many statements, referred to often',
    `<p about="#s" typeof="Thing" property="${Array.from({ length: 20_000 }, (_, at) => `a${at}`).join(' ')}">x</p>${'<p about="#s" property="b" content="y">'.repeat(2_000)}${Array.from({ length: 2_000 }, (_, at) => `<a about="#${at}" rel="schema:knows" href="#s">x</a>`).join('')}`,
  ],
])('%s cost no more than the page is long', (_, body) => {
  expectWithin(2_000, () => itemsOf(pageOf({ body }), 'rdfa'))
})

it('what the body is, the page is', () => {
  const page = pageOf({
    head: '<meta property="og:title" content="Anvils">',
    html: '<html prefix="og: http://ogp.me/ns#">',
    body: '<div></div>',
  })
  const typed = pageOf({
    body: '<b property=name>Anvils</b>',
    html: '<html vocab="https://schema.org/" typeof=WebPage>',
  })
  expect(itemsOf(page, 'rdfa')).toEqual([{ 'http://ogp.me/ns#title': 'Anvils' }])
  expect(itemsOf(typed, 'rdfa')).toEqual([{ '@type': 'WebPage', name: 'Anvils' }])
})
