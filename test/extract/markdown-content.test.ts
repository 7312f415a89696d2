import { describe, expect, it } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (page: Parameters<typeof pageOf>[0]) => {
  const finding = markdownOf(pageOf(page), { mainContentOnly: true, images: false })
  if (!isFound(finding)) throw new Error('nothing found')
  return { ...finding.value, rule: finding.rule }
}

const say = (what: string) =>
  `${what} is worked while it glows, and it is turned between blows so that no side of it cools before the other. `
const paragraphs = (...names: string[]) => names.map((name) => `<p>${say(name).repeat(3)}</p>`).join('')
const CAPTION = '<figure><img src="/a.png"><figcaption>An anvil at rest</figcaption></figure>'

describe('which part of a page is its content', () => {
  it('an article is known by its address, or by saying so at an address of a headline', () => {
    const body = `<main>${paragraphs('Iron', 'Steel')}${CAPTION}${paragraphs('Bronze', 'Copper')}</main>`
    const head = '<meta property="og:type" content="article">'
    const textAt = (path: string, head = '') => read({ url: `https://acme.example${path}`, head, body }).text
    expect(textAt('/blog/work-it-hot')).not.toContain('at rest')
    expect(textAt('/2024/05/work-iron')).not.toContain('at rest')
    expect(textAt('/how-to-work-iron', head)).not.toContain('at rest')
    expect(textAt('/how-to-work-iron')).toContain('at rest')
    expect(textAt('/iron', head)).toContain('at rest')
  })

  it('the text of a shop that stands outside of its main part belongs to it', () => {
    const goods = ['Hammer', 'Tongs'].map((name) => `<li>${name} 9 EUR</li>`).join('')
    const { text } = read({
      url: 'https://acme.example/collections/tools',
      body: `<main><p>${say('Each of our tools')}</p><ul>${goods.repeat(40)}</ul></main><div class="seo">${paragraphs('Iron', 'Steel', 'Bronze', 'Copper')}</div>`,
    })
    expect(text).toMatch(/Each of our tools[\s\S]*Hammer 9 EUR[\s\S]*Copper is worked/)
  })

  it('what Readability drops of a page that offers something stays', () => {
    const { text } = read({
      url: 'https://acme.example/repair',
      body: `<main><article><h2>How we work</h2>${paragraphs('Iron', 'Steel', 'Bronze')}</article>
        <ul>${['Gates', 'Knives', 'Shoes'].map((name) => `<li><a href="/${name}">${name}: ${say(name)}</a></li>`).join('')}</ul></main>`,
    })
    expect(text).toMatch(/Iron is worked[\s\S]*Gates is worked/)
  })

  it('an answer that is folded away below its question belongs to it, other hidden parts do not', () => {
    const { text } = read({
      head: '<meta property="og:type" content="product">',
      body: `<main><h1>Anvil 50</h1><p>${say('Steel')}</p><div>Is it heavy?</div><div style="visibility:hidden">It is.</div>
        <p>${say('Iron')}</p><div style="display:none">Out of stock.</div></main>`,
    })
    expect(text).toMatch(/Is it heavy\?\nIt is\./)
    expect(text).not.toContain('Out of stock')
  })

  it('a part is not taken for what its classes say it has or looks like', () => {
    const { text } = read({
      url: 'https://acme.example/repair',
      body: `<div class="page no-sidebar with_ajax_pagination"><h2>How we work</h2>
        ${['Iron', 'Steel', 'Bronze'].map((name) => `<div class="col sidebar-bg has-background-overlay">${paragraphs(name)}</div>`).join('')}</div>
        <div class="newsletter"><p>All that the anvil makers say, by mail.</p><p>Each month.</p></div>`,
    })
    expect(text).toMatch(/Iron is worked[\s\S]*Steel is worked[\s\S]*Bronze is worked/)
    expect(text).not.toContain('by mail')
  })

  it('a chapter of a manual is known by its heading, not by its id', () => {
    const { text } = read({
      url: 'https://docs.acme.example/forge',
      body: `<main><section id="forge"><h1>forge</h1>${paragraphs('Iron', 'Steel')}<section id="cookies"><h2>Cookies</h2>${paragraphs('Dough')}</section>
        <div class="section" id="toolbar"><h2>Toolbar</h2>${paragraphs('Sieve')}</div></section></main>
        <section id="newsletter"><h2>Newsletter</h2>${paragraphs('Paper')}</section>`,
    })
    expect(text).toMatch(/Cookies\nDough is worked[\s\S]*Toolbar\nSieve is worked/)
    expect(text).not.toContain('Newsletter')
  })

  it('a heading is not taken for what its id says', () => {
    const { text } = read({
      url: 'https://acme.example/products/forge',
      body: `<main><h1>Forge</h1>${paragraphs('Iron')}<h2 id="what-share-is-steel">What share is steel</h2>${paragraphs('Steel')}
        <h2 class="share">Pass it on</h2></main>`,
    })
    expect(text).toContain('What share is steel\nSteel is worked')
    expect(text).not.toContain('Pass it on')
  })

  describe('of an article that Readability finds but for teasers', () => {
    const url = 'https://acme.example/blog/work-it-hot'
    const text = `<article>${paragraphs('Iron', 'Steel', 'Bronze', 'Copper')}</article>`
    const teaser = (at: number) =>
      `<li><a href="/${at}"><h3>Story ${at}</h3><p>${say(`Tin number ${at}`)}</p></a></li>`
    const others = Array.from({ length: 40 }, (_, at) => teaser(at)).join('')

    it('is what it finds, however much the teasers say', () => {
      const { text: found, rule } = read({
        url,
        body: `<main><div>${text}</div><section><ul>${others}</ul></section></main>`,
      })
      expect(rule).toBe('readability')
      expect(found).toMatch(/Iron is worked[\s\S]*Copper is worked/)
      expect(found).not.toContain('Tin')
    })

    it('is all of it where another text stands beside', () => {
      const more = Array.from({ length: 30 }, (_, at) => say(`Tin number ${at}`).repeat(2)).map(
        (line) => `<span>${line}</span><br>`,
      )
      const { text: found } = read({ url, body: `<main>${text}<section>${more.join('')}</section></main>` })
      expect(found).toMatch(/Copper is worked[\s\S]*Tin number 29 is worked/)
    })
  })

  it('a wrapper is not taken for what its name says when it holds most of what is no link', () => {
    const menu = '<div><a href="/n">All that a smith may need in winter</a></div>'.repeat(80)
    for (const name of ['skip', 'newsletter', 'social']) {
      const body = `<div>${menu}</div><div id="${name}"><h2>Work</h2>${paragraphs('Iron', 'Steel')}</div>`
      expect(read({ url: 'https://acme.example/work', body }).text).toContain('Steel is worked')
    }
    const body = `<div class="comments"><h1>Work</h1>${paragraphs('Iron', 'Steel')}</div>`
    expect(read({ url: 'https://acme.example/work', body }).text).toContain('Steel is worked')
  })

  it('what stands before the only headline and says no sentence is none, where no element tells it', () => {
    const front = '<div><div><span>Acme</span><span>Anvils</span></div><div>Free shipping</div></div>'
    const goods = `<div><h1>Anvil 50</h1><p>${say('Steel')}</p><p>9 EUR</p></div>`
    const shop = (body: string) => read({ url: 'https://acme.example/products/anvil', body }).text
    expect(shop(front + goods)).toMatch(/^Anvil 50/)
    expect(shop(`${front}<p>${say('Iron')}</p>${goods}`)).toMatch(/^Iron is worked/)
    expect(shop(`<h1>Acme</h1>${front}${goods}`)).toContain('Free shipping')
    // A Japanese sentence has a third of the signs.
    const lead =
      '鉄は赤く光る間に打ち、片面だけが先に冷めることのないように、打つたびに裏返しながら形を整えていきます。'
    expect(shop(`${front}<p>${lead}</p>${goods}`)).toMatch(/^鉄は赤く/)
  })

  it('a link that stands alone between blocks is a line', () => {
    const body = `<main><h1>Tools</h1><p>${say('Steel')}</p><a href="#top">Back to top</a><div>Hammer 9 EUR</div></main>`
    const { text } = read({ url: 'https://acme.example/collections/tools', body })
    expect(text).toContain('Hammer')
    expect(text).not.toContain('Back to top')
  })

  it('the headline of a page is content, whatever it says', () => {
    const body = `<main><h1>Terms of service</h1>${paragraphs('Iron', 'Steel', 'Bronze')}</main>`
    expect(read({ body }).markdown).toMatch(/^# Terms of service\n/)
  })

  it('a further headline in the text may be the label of a box', () => {
    const body = `<main><h1>Anvils</h1>${paragraphs('Iron', 'Steel')}<h1>Share this</h1>${paragraphs('Bronze')}</main>`
    const { markdown } = read({ body })
    expect(markdown).toContain('# Anvils')
    expect(markdown).not.toContain('Share this')
  })

  it('a heading with words for screen readers is written once, without them', () => {
    const heading = '<h2><span class="visually-hidden">Chapter</span>Heat</h2>'
    const body = `<main><article>${paragraphs('Iron', 'Steel')}${heading}${paragraphs('Bronze')}</article></main>`
    const { markdown, rule } = read({ body })
    expect(rule).toBe('readability')
    expect(markdown.match(/^.*Heat$/gm)).toEqual(['## Heat'])
  })

  it('a question with the buttons that answer it is a control', () => {
    const ask = '<div><span>Was this article helpful?</span><button>Yes</button><button>No</button></div>'
    expect(read({ body: `<main>${paragraphs('Iron', 'Steel')}${ask}</main>` }).markdown).not.toContain(
      'helpful',
    )
  })

  it('links to places of a recipe are controls', () => {
    const links = '<p><a href="#r">Jump to Recipe</a> <a href="/print">Print Recipe</a></p>'
    const { markdown } = read({
      body: `<main>${links}${paragraphs('Iron', 'Steel')}<p>Print the recipe twice</p></main>`,
    })
    expect(markdown).not.toMatch(/jump to recipe/i)
    expect(markdown).toContain('Print the recipe twice')
  })

  it('whose words a quotation has belongs to it', () => {
    const quote = '<blockquote><p>It holds.</p><footer class="footer">Kim, smith</footer></blockquote>'
    const body = `<main>${paragraphs('Iron', 'Steel')}${quote}${paragraphs('Bronze')}</main>`
    expect(read({ body }).markdown).toContain('> It holds.\n> \n> Kim, smith')
  })

  it('a short line with a name of clutter is none, also where Readability is asked', () => {
    const share = '<div class="share">شارك</div>'
    const body = `<main><article>${paragraphs('Iron', 'Steel')}${share}${paragraphs('Bronze')}</article></main>`
    const { markdown, rule } = read({ body })
    expect(rule).toBe('readability')
    expect(markdown).not.toContain('شارك')
  })

  it('what the controls of a list and of each entry are called is none', () => {
    const { text } = read({
      url: 'https://acme.example/collections/tools',
      body: `<main><h1>Tools</h1><p>Updated on 9 October 2025</p><fieldset><legend>Order</legend></fieldset><p>Click to expand</p>
        ${['Hammer', 'Tongs'].map((name) => `<div><div>${name} 9 EUR</div><div class="item-actions"><span>Put aside</span></div></div>`).join('')}
        <p>Updated tools since 2025 are of steel.</p></main>`,
    })
    expect(text).toBe('Tools\nHammer 9 EUR\nTongs 9 EUR\nUpdated tools since 2025 are of steel.')
  })

  it.each([
    'Edit this page on GitHub',
    'Last updated on 3 May 2025 by Ann',
    'Next article',
    'Subscribe to continue reading this story',
  ])('“%s” is none, unlike a sentence that begins so', (line) => {
    const { text } = read({
      url: 'https://docs.acme.example/tools',
      body: `<main><h1>Tools</h1>${paragraphs('Iron')}<p>${line} and see that the hammers there are of steel.</p><p>${line}</p></main>`,
    })
    expect(text).toMatch(/are of steel\.$/)
    expect(text).toContain(line)
  })

  it('a hidden layer is none, though it says more than the page', () => {
    const { text } = read({
      url: 'https://acme.example/collections/tools',
      body: `<div id="cookie-layer" style="display:none">${paragraphs('Wafer', 'Biscuit', 'Cake')}</div>
        <h1>Tools</h1><ul><li>Hammer 9 EUR</li><li>Tongs 7 EUR</li></ul>`,
    })
    expect(text).toBe('Tools\nHammer 9 EUR\nTongs 7 EUR')
  })

  it('what Readability finds is content where our rules leave next to nothing of a shop', () => {
    const goods = ['Hammer', 'Tongs']
      .map((name) => `<li><a href="/${name}">${name} for the smith</a></li>`)
      .join('')
    const { text } = read({
      url: 'https://acme.example/collections/tools',
      body: `<nav><ul>${goods.repeat(40)}</ul></nav><p>Tools</p><div class="promo"><div>${paragraphs('Iron', 'Steel', 'Bronze')}</div></div>`,
    })
    expect(text).toContain('Steel is worked')
  })

  it('a small page that Readability takes whole is without what surrounds its content', () => {
    const { text, rule } = read({
      url: 'https://acme.example/opening',
      body: `<div><p>${say('Iron')}</p></div><div class="newsletter"><p>All that the anvil makers say, by mail.</p><p>Each month.</p></div>`,
    })
    expect(rule).toBe('readability')
    expect(text).toBe(say('Iron').trim())
  })

  it('labels of fields and small print are none', () => {
    const { text } = read({
      head: '<meta property="og:type" content="product">',
      body: `<main><h1>Anvil 50</h1><p>${say('Steel')}</p><label for="a">Gift wrap</label><input id="a" type="checkbox">
        <p class="legal-disclaimer">Measures may vary.</p></main>`,
    })
    expect(text).toBe(`Anvil 50\n${say('Steel').trim()}`)
  })
})

describe('what frames a page', () => {
  const header = '<header class="site-header"><p>Acme</p><p>Call us today.</p></header>'
  const notice = `<p>${'We use cookies to make this better for you. '.repeat(8)}</p>`

  it.each([1, 3, 6])('is no content of a page of %i paragraphs', (count) => {
    const text = say('Iron').repeat(3).trim()
    const main = paragraphs('Iron').repeat(count)
    const expected = Array.from({ length: count }, () => text).join('\n')
    const url = 'https://acme.example/opening'
    for (const body of [
      `<div id="page">${header}<main>${main}</main></div>`,
      `<div id="page">${header}<div>${main}</div></div>`,
      `<main>${main}</main><div class="cookie-notice">${notice}</div>`,
      `<div>${main}</div><div class="cc-window cc-banner">${notice}</div>`,
      `<div>${main}</div><div id="CybotCookiebotDialog"><h2>Cookies</h2>${notice}</div>`,
    ])
      expect(read({ url, body }).text).toBe(expected)
  })

  it('is not what says more than the page because it is the page', () => {
    const url = 'https://acme.example/opening'
    expect(read({ url, body: `<div class="cookie-banner"><h1>Dough</h1>${notice}</div>` }).text).toContain(
      'cookies',
    )
    const short = `<main><h1>Iron</h1><p>We make iron.</p></main><div class="cookie-notice">${notice}</div>`
    expect(read({ url, body: short }).text).toBe('Iron\nWe make iron.')
  })
})

describe('parts of a main part', () => {
  it('a menu of dishes is content, a menu of links is not', () => {
    const dish = (name: string, of: string) => `<li class="menu-item"><h3>${name}</h3><p>${of}</p></li>`
    const { text } = read({
      body: `<main><h1>Our menu</h1><section class="menu-section"><ul class="menu-list">${dish('Bruschetta', 'tomatoes, bread')}${dish('Olives', 'green')}</ul></section>
        <section class="menu-section"><ul>${dish('Pasta', 'with butter')}</ul></section><section class="menu-section"><ul>${dish('Ice', 'of milk')}</ul></section>
        <ul class="menu"><li><a href="/a">Start page</a></li></ul></main>`,
    })
    expect(text).toMatch(/Bruschetta\ntomatoes, bread\nOlives\ngreen\nPasta\nwith butter\nIce\nof milk$/)
  })

  it('questions of an accordion stay, also where Readability is asked', () => {
    const fold =
      '<div><h2 class="accordion-header"><button aria-expanded="false">Do you ship abroad?</button></h2><div class="accordion-collapse">Yes, we do.</div></div>'
    for (const more of ['', paragraphs('Iron', 'Steel', 'Bronze')])
      expect(read({ url: 'https://acme.example/faq', body: `<main>${more}${fold}</main>` }).markdown).toMatch(
        /## Do you ship abroad\?\n\nYes, we do\./,
      )
  })
})

describe('what stands beside the text of an article', () => {
  const textWith = (aside: string) =>
    read({
      url: 'https://acme.example/blog/work-it-hot',
      body: `<article><h1>Iron</h1>${paragraphs('Iron', 'Steel')}${aside}${paragraphs('Bronze', 'Copper')}</article>`,
    }).text

  it.each([
    [
      'a line that leads elsewhere with its links',
      `<p><b>DON'T MISS</b><br><a href="/1">Ten hammers that every smith should own by now</a> [LIST]<br><a href="/2">What the anvil makers of the north do in winter</a> [VIDEO]</p>`,
    ],
    [
      'links below such a line',
      '<p>Read more</p><p><a href="/1">Ten hammers that every smith should own by now</a> [LIST]<br><a href="/2">What the anvil makers of the north do in winter</a> [VIDEO]</p>',
    ],
    [
      'what is no content anywhere',
      '<div class="signup"><p>Ten hammers for the price of nine.</p><p>All that the anvil makers say, by mail.</p></div>',
    ],
  ])('%s', (_, aside) => {
    const text = textWith(aside)
    expect(text).not.toMatch(/hammers|anvil makers/)
    expect(text).toMatch(/Steel is worked[\s\S]*Bronze is worked/)
  })

  it.each([
    ['German', 'Lesen Sie auch:', 'Das könnte Sie auch interessieren'],
    ['French', 'À lire aussi :', 'Sur le même sujet'],
    ['Spanish', 'Lea también:', 'Noticias relacionadas'],
    ['Polish', 'Czytaj też:', 'Powiązane artykuły'],
    ['Russian', 'Читайте также:', 'Похожие материалы'],
    ['Arabic', 'اقرأ أيضًا:', 'موضوعات ذات صلة'],
    ['Chinese', '相关阅读：', '相关新闻'],
    ['Japanese', '関連記事：', 'あわせて読みたい'],
  ])('what leads elsewhere in %s', (_, lead, heading) => {
    const text = textWith(
      `<p>${lead} <a href="/1">Ten hammers that every smith should own by now</a></p>
      <div><h3>${heading}</h3><div>What the anvil makers of the north do in winter</div><div>What they do in summer</div></div>`,
    )
    expect(text).not.toMatch(/hammers|anvil makers|summer/)
    expect(text).toMatch(/Steel is worked[\s\S]*Bronze is worked/)
  })

  it.each([
    ['English', 'Subscribe', ' to the mail of the anvil makers, each month.'],
    ['English', 'Sign up', ' for all that the anvil makers say.'],
    ['German', 'Abonnieren Sie', ' den Brief der anvil makers.'],
    ['Spanish', 'Suscríbete', ' a todo de anvil makers.'],
    ['Russian', 'Подпишитесь', ' на anvil makers.'],
  ])('what asks in %s to subscribe: %s', (_, ask, what) => {
    const text = textWith(`<p><a href="/mail">${ask}</a>${what}</p>`)
    expect(text).not.toContain('anvil makers')
    expect(text).toMatch(/Steel is worked[\s\S]*Bronze is worked/)
    expect(textWith(`<p>${ask}${what}</p>`)).toContain('anvil makers')
  })

  it.each([
    'segunda-feira, 22 de janeiro de 2018 às 0:13',
    'Mercredi 5 décembre 2018',
    '12 lutego 2019',
    '05/10/2018 - Publicado por: Jo Smith',
    'Veröffentlicht am 5.10.2018',
    'Опубликовано 5.10.2018',
  ])('the date: %s', (date) => {
    expect(textWith(`<div>${date}</div>`)).not.toContain('20')
  })

  it('lines that lead elsewhere go with pictures too, captions stay with them', () => {
    const aside = `<p>Read more: <a href="/1">Ten hammers that every smith should own by now</a></p>${CAPTION}`
    const body = `<article><h1>Iron</h1>${paragraphs('Iron', 'Steel')}${aside}${paragraphs('Bronze')}</article>`
    const finding = markdownOf(pageOf({ url: 'https://acme.example/blog/work-it-hot', body }), {
      mainContentOnly: true,
    })
    expect(isFound(finding) && finding.value.markdown).toMatch(/^# Iron\n[\s\S]*An anvil at rest/)
    expect(isFound(finding) && finding.value.markdown).not.toContain('hammers')
  })

  it('captions are the text of a gallery', () => {
    const pictures = ['Iron', 'Steel', 'Bronze', 'Copper'].map(
      (name) => `<figure><img src="/${name}.jpg"><figcaption>${paragraphs(name)}</figcaption></figure>`,
    )
    const { text } = read({
      url: 'https://acme.example/blog/four-metals-to-begin-with',
      body: `<main><h1>Four metals</h1>${paragraphs('Each')}${pictures.join('')}</main>`,
    })
    expect(text).toMatch(/Each is worked[\s\S]*Iron is worked[\s\S]*Copper is worked/)
  })

  it('a section that one can edit is text, also where it is called like one that leads elsewhere', () => {
    const edit = '<span class="mw-editsection">[<a href="/w?action=edit">edit</a>]</span>'
    const section = (more: string) =>
      `<h2>See also${more}</h2><ul><li><a href="/1">Bloomery</a></li><li><a href="/2">Finery forge</a></li></ul>`
    expect(textWith(section(edit))).toMatch(/See also[\s\S]*Bloomery\s+Finery forge/)
    expect(textWith(section(''))).not.toMatch(/See also|Bloomery/)
  })

  it('a sentence with links is text', () => {
    expect(
      textWith(
        '<p>Read more than one book before you begin: the <a href="/1">first of them</a> is by a smith.</p>',
      ),
    ).toContain('first of them')
  })
})
