import { describe, expect, it } from 'vitest'
import { textIn } from '../../../src/snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../../src/snapshot/structured/organization.ts'
import { dereference, itemsOf, thingsOf } from '../../../src/snapshot/structured/structured.ts'
import { pageOf } from '../page.ts'

const ld = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`

describe('JSON-LD', () => {
  it('takes several blocks, lists and type parameters, and skips what is broken beyond repair', () => {
    const page = pageOf({
      head: `${ld([{ '@type': 'A' }, { '@type': 'B' }])}${ld('{{{')}<script type="application/LD+JSON; charset=utf-8">{"@type":"C",}</script><script>{"@type":"D"}</script>`,
    })
    expect(itemsOf(page, 'json-ld')).toEqual([{ '@type': 'A' }, { '@type': 'B' }, { '@type': 'C' }])
  })

  it('finds things in graphs and in properties, with where they stand', () => {
    const page = pageOf({
      head: ld({
        '@graph': [
          {
            '@type': 'https://schema.org/Article',
            publisher: { '@type': ['Organization', 'Brand'], name: 'Acme' },
          },
        ],
      }),
    })
    expect(thingsOf(page).map(({ types, property, where }) => ({ types, property, where }))).toEqual([
      { types: ['Article'], property: undefined, where: 'json-ld 1 Article' },
      { types: ['Organization', 'Brand'], property: 'publisher', where: 'json-ld 1 Article.publisher' },
    ])
  })

  it.each([
    [
      'a prefix, and one of the page',
      {
        '@context': { s: 'https://schema.org/', foaf: 'http://xmlns.com/foaf/0.1/' },
        '@type': 's:Person',
        's:name': 'Jo',
        'foaf:nick': 'jo',
        'schema:address': { 's:addressCountry': 'AT' },
      },
      { '@type': 's:Person', name: 'Jo', 'foaf:nick': 'jo', address: { addressCountry: 'AT' } },
    ],
    ['an address', { 'http://schema.org/name': 'Jo' }, { name: 'Jo' }],
    [
      'the aliases of schema.org',
      { '@context': 'http://schema.org', id: '#jo', type: 'Person' },
      { '@id': '#jo', '@type': 'Person' },
    ],
    [
      'aliases of the page, one by another, in a list of contexts',
      {
        '@context': [
          'https://example.org/',
          { s: 'http://schema.org/' },
          { title: { '@id': 's:name' }, a: '@type' },
        ],
        a: 'Thing',
        title: 'Anvil',
      },
      { '@type': 'Thing', name: 'Anvil' },
    ],
    [
      'nothing that another name says already, and no alias without its context',
      { '@type': 'Thing', name: 'Anvil', 'schema:name': 'Hammer', id: 7 },
      { '@type': 'Thing', name: 'Anvil', 'schema:name': 'Hammer', id: 7 },
    ],
    ['__proto__', '{"__proto__":{"schema:name":"x"}}', JSON.parse('{"__proto__":{"name":"x"}}')],
  ])('takes names of schema.org however they are written: %s', (_, written, read) => {
    const items = itemsOf(pageOf({ head: ld(written) }), 'json-ld')
    expect(items.map(({ '@context': _context, ...item }) => item)).toEqual([read])
  })

  it('follows references by @id', () => {
    const page = pageOf({
      head: ld({
        '@graph': [
          { '@type': 'WebSite', publisher: { '@id': '#org' } },
          { '@type': 'Organization', '@id': '#org', name: 'Acme' },
        ],
      }),
    })
    expect(textIn(dereference(page, { '@id': '#org' }), 'name')).toBe('Acme')
    expect(dereference(page, { '@id': '#none' })).toEqual({ '@id': '#none' })
  })

  it('reads what a script would write, of a page without blocks', () => {
    const block = (url: string) =>
      JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Acme', url })
    const within = (json: string) =>
      `<script>self.flight.push(${JSON.stringify(`1:{"html":${JSON.stringify(json)}}`)})</script>`
    const acme = block('https://acme.example/')
    const state = within(acme)
    const [thing] = thingsOf(pageOf({ body: state }))
    expect(thing).toMatchObject({ types: ['Organization'], where: 'json-ld in script 1 Organization' })
    expect(thing?.item).toMatchObject({ name: 'Acme' })
    expect(thingsOf(pageOf({ head: ld(acme), body: state })).map(({ where }) => where)).toEqual([
      'json-ld 1 Organization',
    ])
    expect(itemsOf(pageOf({ body: state }), 'json-ld')).toEqual([])
    const example = pageOf({ body: within(block('https://contoso.example/')) })
    expect(thingsOf(example), 'an example in a text about such data').toEqual([])
  })
})

describe('microdata', () => {
  const rows: readonly [trap: string, body: string, items: unknown[]][] = [
    [
      'values by kind of element',
      '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop=name>An <b>anvil</b></h1><img itemprop=image src="a.png"><meta itemprop=sku content=7><link itemprop=availability href="https://schema.org/InStock"><time itemprop=date datetime=2020-01-01>then</time><data itemprop=weight value=5>five</data></div>',
      [
        {
          '@type': 'https://schema.org/Product',
          name: 'An anvil',
          image: 'a.png',
          sku: '7',
          availability: 'https://schema.org/InStock',
          date: '2020-01-01',
          weight: '5',
        },
      ],
    ],
    [
      'an item in an item, one value or several, two names at once',
      '<div itemscope itemtype=P><div itemprop=offer itemscope itemtype=O><i itemprop="low price">1</i></div><i itemprop=tag>a</i><i itemprop=tag>b</i></div>',
      [{ '@type': 'P', offer: { '@type': 'O', low: '1', price: '1' }, tag: ['a', 'b'] }],
    ],
    [
      'content counts on any element',
      '<p itemscope><b itemprop=price content="9.50">9,50 €</b></p>',
      [{ price: '9.50' }],
    ],
    [
      'but not where an element leads somewhere',
      '<p itemscope><link itemprop=availability href="/in" content="In stock"><img itemprop=image src="a.png" content="b.png"><a itemprop=name content="Anvil">a</a></p>',
      [{ availability: '/in', image: 'a.png', name: 'Anvil' }],
    ],
    [
      'text that nobody sees counts, scripts do not',
      '<p itemscope><b itemprop=sku hidden>7</b><b itemprop=name style="display:none">An<i style="display:none"> anvil</i><script>x()</script></b><textarea itemprop=note>heavy</textarea></p>',
      [{ sku: '7', name: 'An anvil', note: 'heavy' }],
    ],
    [
      'what plays and what measures',
      '<p itemscope itemid="urn:x:1" itemtype=T><object itemprop=a data="o.bin"></object><video itemprop=b src="v.mp4"></video><meter itemprop=c value=3>***</meter><time itemprop=d>2030-01-02</time><area itemprop=e href="/e"></p>',
      [{ '@type': 'T', '@id': 'urn:x:1', a: 'o.bin', b: 'v.mp4', c: '3', d: '2030-01-02', e: '/e' }],
    ],
    ['a name twice in one place', '<p itemscope><i itemprop="a a">1</i></p>', [{ a: '1' }]],
    [
      'properties elsewhere by itemref',
      '<p itemscope itemref=x></p><p id=x><i itemprop=a>1</i></p>',
      [{ a: '1' }],
    ],
    [
      'properties in the order of the page, whichever way they belong to the item',
      '<p id=first><i itemprop=tag>a</i></p><p itemscope itemref="last first"><i itemprop=tag>b</i></p><p id=last><i itemprop=tag>c</i></p>',
      [{ tag: ['a', 'b', 'c'] }],
    ],
    [
      'what an itemref names within the item itself once, and of two elements with one id the first',
      '<p itemscope itemref="x none"><i id=x itemprop=a>1</i></p><i id=x itemprop=a>2</i>',
      [{ a: '1' }],
    ],
    [
      'several types, and properties of no item not at all',
      '<i itemprop=a>0</i><p itemscope itemtype="https://schema.org/Person https://schema.org/Patient"><i itemprop=a>1</i></p>',
      [{ '@type': ['https://schema.org/Person', 'https://schema.org/Patient'], a: '1' }],
    ],
    [
      'an itemref ring',
      '<div itemscope id=a itemref=b><i itemprop=n>1</i></div><div itemprop=in itemscope id=b itemref=a></div>',
      [{ n: '1', in: {} }, {}],
    ],
  ]
  it.each(rows)('%s', (_, body, items) => {
    expect(itemsOf(pageOf({ body }), 'microdata')[0]).toEqual(items[0])
  })

  const owners: readonly [trap: string, body: string, items: unknown[]][] = [
    [
      'an item that another refers to is its value only',
      '<p itemscope itemref="b"><i itemprop=name>Amanda</i></p><div id=b itemprop=band itemscope itemref=c></div><div id=c><i itemprop=name>Jazz</i></div>',
      [{ name: 'Amanda', band: { name: 'Jazz' } }],
    ],
    [
      'so is one that stands in what another refers to',
      '<p itemscope itemref="box"></p><div id=box><p itemprop=band itemscope><i itemprop=size>12</i></p></div>',
      [{ band: { size: '12' } }],
    ],
    [
      'a value that belongs to nobody stands alone',
      '<p itemprop=band itemscope><i itemprop=size>12</i></p>',
      [{ size: '12' }],
    ],
    [
      'names of schema.org as addresses',
      '<p itemscope><i itemprop="http://schema.org/name https://example.org/nick">Acme</i></p>',
      [{ name: 'Acme', 'https://example.org/nick': 'Acme' }],
    ],
  ]
  it.each(owners)('%s', (_, body, items) => {
    expect(itemsOf(pageOf({ body }), 'microdata')).toEqual(items)
  })
})

describe('RDFa', () => {
  const rows: readonly [trap: string, body: string, items: unknown[]][] = [
    [
      'Lite',
      '<div vocab="https://schema.org/" typeof="Event"><b property=name>Talk</b><a property=url href="/t">t</a><div property=location typeof=Place><b property=name>Hall</b></div></div>',
      [{ '@type': 'Event', name: 'Talk', url: '/t', location: { '@type': 'Place', name: 'Hall' } }],
    ],
    [
      'a prefix',
      '<div typeof="schema:Person"><b property="schema:name">Jo</b></div>',
      [{ '@type': 'Person', name: 'Jo' }],
    ],
    [
      'content before text',
      '<div typeof=Offer><b property=price content="9.5">9,50</b></div>',
      [{ '@type': 'Offer', price: '9.5' }],
    ],
    [
      'a relation over an element',
      '<div typeof=Book><div rel=author><b typeof=Person property-x><i property=name>Jo</i></b></div></div>',
      [{ '@type': 'Book', author: { '@type': 'Person', name: 'Jo' } }],
    ],
    [
      'a subject named from elsewhere',
      '<div resource="#a" typeof=Shop></div><div about="#a"><b property=name>Acme</b></div>',
      [{ '@type': 'Shop', '@id': '#a', name: 'Acme' }],
    ],
    [
      'link types of the page are no properties',
      '<div typeof=Thing><a rel="nofollow noopener" href="/x">x</a></div>',
      [{ '@type': 'Thing' }],
    ],
    [
      'names as addresses',
      '<div typeof="https://schema.org/Person"><b property="http://schema.org/name">Jo</b></div>',
      [{ '@type': 'Person', name: 'Jo' }],
    ],
    [
      'a typed link is about where it leads',
      '<div typeof=Book><a property=author typeof=Person href="/jo"><b property=name>Jo</b></a></div>',
      [{ '@type': 'Book', author: { '@type': 'Person', '@id': '/jo', name: 'Jo' } }],
    ],
  ]
  it.each(rows)('%s', (_, body, items) => {
    expect(itemsOf(pageOf({ body }), 'rdfa')).toEqual(items)
  })
})

describe('organisations', () => {
  const rows: readonly [trap: string, item: unknown, names: string[]][] = [
    ['the site by its URL', { '@type': 'Organization', name: 'Acme', url: 'https://acme.example' }, ['Acme']],
    [
      'another firm by its URL',
      { '@type': 'Organization', name: 'Contoso', url: 'https://contoso.example' },
      [],
    ],
    [
      'the publisher of an article',
      { '@type': 'Article', publisher: { '@type': 'Organization', name: 'Acme' } },
      ['Acme'],
    ],
    [
      'the employer of an author',
      {
        '@type': 'Article',
        author: { '@type': 'Person', worksFor: { '@type': 'Organization', name: 'Contoso' } },
      },
      [],
    ],
    [
      'the maker of a product',
      { '@type': 'Product', manufacturer: { '@type': 'Organization', name: 'Contoso' } },
      [],
    ],
    ['a kind of business', { '@type': 'HardwareStore', name: 'Acme' }, ['Acme']],
    ['an offer of service is none', { '@type': 'Service', name: 'Repairs' }, []],
  ]
  it.each(rows)('%s', (_, item, names) => {
    const found = siteOrganizationsOf(pageOf({ head: ld(item) }))
    expect(found.map(({ thing }) => textIn(thing.item, 'name'))).toEqual(names)
  })
})
