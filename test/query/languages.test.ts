import { describe, expect, it } from 'vitest'
import { answersOf } from '../../src/extract/answers/index.ts'
import { factsOf } from '../../src/extract/facts/index.ts'
import { pageOf } from '../snapshot/page.ts'
import { FIRST } from './languages/first.ts'
import { HELD_BACK } from './languages/held-back.ts'
import { SECOND } from './languages/second.ts'

const ASKED = [...FIRST, ...HELD_BACK, ...SECOND].flatMap(({ language, path, body, asked }) => {
  const page = { html: `<html lang="${language}">`, body, url: `http://acme.example${path}` }
  const facts = factsOf(pageOf(page))
  return asked.map((point) => {
    const given = answersOf([facts], [point]).answers[0]?.value
    const isRight = JSON.stringify(given) === JSON.stringify(point.right)
    return { shown: `${language} ${path} ${point.name}: ${given}, not ${point.right}`, given, isRight }
  })
})
const missed = ASKED.filter(({ isRight }) => !isRight).map(({ shown }) => shown)

describe('a hundred questions about pages in 23 languages', () => {
  it('has right answers to 95 % of them, silence where the page does not say it included', () => {
    expect(ASKED).toHaveLength(99)
    expect(missed.length / ASKED.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
  })

  it('gives at most 2 % wrong answers', () => {
    const wrong = ASKED.filter(({ given, isRight }) => given !== undefined && !isRight)
    expect(wrong.length / ASKED.length, wrong.map(({ shown }) => shown).join('\n')).toBeLessThanOrEqual(0.02)
  })
})
