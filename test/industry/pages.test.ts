import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { industries } from '../../src/extract/industries/index.ts'
import { snapshotFromHtml } from '../../src/index.ts'
import { sectorOf } from '../../src/industry/naics.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { NaicsMatch } from '../../src/model/industries.ts'

/** The home page of an invented company, with the sectors that are right for it. */
interface Page {
  readonly lang: string
  readonly title: string
  readonly description: string
  readonly nav: readonly string[]
  readonly h1: string
  readonly h2: readonly string[]
  readonly text: string
  readonly sectors: readonly string[]
}

const PAGES: readonly Page[] = readFileSync(new URL('./pages.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const meta = (description: string) =>
  description ? `<meta name="description" content="${description}">` : ''
const link = (text: string, href = '/page') => `<a href="${href}">${text}</a>`

function htmlOf({ lang, title, description, nav, h1, h2, text }: Omit<Page, 'sectors'>): string {
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>${meta(description)}</head><body>
    <header><nav>${nav.map((one) => link(one)).join(' ')}</nav></header>
    <main><h1>${h1}</h1>${h2.map((one) => `<h2>${one}</h2>`).join('')}<p>${text}</p></main>
    <footer>${link('Privacy')} ${link('Terms')}</footer></body></html>`
}

function firstOf(html: string): NaicsMatch | undefined {
  return foundValue(industries(snapshotFromHtml({ url: 'https://acme.example/', html })))?.naics[0]
}

describe('forty home pages in fifteen languages', () => {
  const rows = PAGES.map((page) => {
    const first = firstOf(htmlOf(page))
    return { first, isRight: first !== undefined && page.sectors.includes(sectorOf(first.code)) }
  })
  const rightOf = (confidence?: NaicsMatch['confidence']) => {
    const some = rows.filter(({ first }) => confidence === undefined || first?.confidence === confidence)
    return (100 * some.filter(({ isRight }) => isRight).length) / some.length
  }

  test('are of the right sector', () => expect(rightOf()).toBeGreaterThanOrEqual(90))
  test('surely, where they are sure', () => expect(rightOf('high')).toBeGreaterThanOrEqual(95))
  test('mostly, where they are likely', () => expect(rightOf('medium')).toBeGreaterThanOrEqual(75))
  test('and half of them are sure', () => {
    expect(rows.filter(({ first }) => first?.confidence === 'high').length).toBeGreaterThanOrEqual(20)
  })
})

const PLAIN = { lang: 'en', description: '', nav: [], h2: [], text: '' }

describe('what a page is made of', () => {
  test('a cart makes a shop of what its goods alone would make a factory', () => {
    const page = {
      ...PLAIN,
      title: 'Garden forks and trowels',
      h1: 'Hand tools that last',
      text: 'Border fork. Hand saw. Copper trowel.',
    }
    expect(sectorOf(firstOf(htmlOf(page))?.code ?? '')).toBe('31-33')
    expect(sectorOf(firstOf(htmlOf({ ...page, nav: ['Cart (0)'] }))?.code ?? '')).toBe('44-45')
  })

  test('sources and manuals make software of a name that says nothing', () => {
    const html = (links: string) =>
      `<title>Brindle</title><body><nav>${links}</nav><h1>The friendly brindle</h1><p>Fast. Small. Yours.</p>`
    const sources = link('GitHub', 'https://github.com/brindle/brindle')
    expect(firstOf(html(`${link('Docs')} ${sources}`))?.code).toBe('513210')
    // Sources alone may be those of the theme.
    expect(firstOf(html(`${link('Menus')} ${sources}`))?.code).not.toBe('513210')
  })

  test('words of menus, buttons and footers tell nothing', () => {
    const page = {
      ...PLAIN,
      title: 'Peak Roofing',
      h1: 'Roofs, repaired',
      nav: ['News', 'Media', 'Search', 'Social', 'Video', 'Blog', 'Jobs', 'Collections', 'Skip to content'],
    }
    expect(firstOf(htmlOf(page))?.code).toBe('238160')
  })

  test('a word counts in the language of the page', () => {
    // In Portuguese an academy is a gymnasium.
    const page = {
      ...PLAIN,
      lang: 'es',
      title: 'Academia Lumen',
      description: 'Cursos de inglés y de alemán para niños y adultos en el centro de la ciudad.',
      h1: 'Aprende con quien sabe enseñar',
      text: 'Grupos de ocho alumnos y clases de conversación con profesores de los dos países.',
    }
    expect(sectorOf(firstOf(htmlOf(page))?.code ?? '')).toBe('61')
  })

  test('a letter that stands alone is an article, and no word of an industry', () => {
    const page = {
      ...PLAIN,
      lang: 'pt',
      title: 'Konfira: o jeito de pedir',
      h1: 'O novo jeito',
      text: 'É o que a gente faz e o que a gente quer. E o resto é com você.',
    }
    expect(firstOf(htmlOf(page))?.code).not.toBe('339991')
  })
})
