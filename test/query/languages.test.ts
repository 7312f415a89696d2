import { describe, expect, it } from 'vitest'
import { answersOf } from '../../src/extract/answers/index.ts'
import { factsOf } from '../../src/extract/facts/index.ts'
import { pageOf } from '../snapshot/page.ts'
import { FIRST } from './languages/first.ts'
import { HELD_BACK } from './languages/held-back.ts'

for (const [half, pages] of [['first', FIRST], ['held', HELD_BACK]] as const) {
  it(half, () => {
    const n = { right: 0, wrong: 0, missing: 0, absent: 0 }
    for (const { language, path, body, asked } of pages) {
      const html = `<html lang="${language}"><body>${body}</body></html>`
      const facts = factsOf(pageOf({ html, url: `http://acme.example${path}` } as never))
      for (const point of asked) {
        const [answer] = answersOf([facts], [point]).answers
        const got = answer?.value
        const ok = JSON.stringify(got) === JSON.stringify(point.right)
        const kind = ok ? (got === undefined ? 'absent' : 'right') : got === undefined ? 'missing' : 'wrong'
        n[kind]++
        if (!ok && (half === 'first' || process.env.SHOW)) console.log(language, point.name, '|', point.right, '|', got, answer?.evidence)
      }
    }
    console.log(half, JSON.stringify(n))
  })
}
