import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { serveFixtures } from '../../scripts/fixtures/server.ts'
import { createBlazon } from '../../src/index.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'
import { QUESTIONS } from './questions.ts'

const PATIENT = patient()

const ends: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})
const { port, close } = await serveFixtures()
ends.push(close)
const hosts = join(
  temporaryFolder((end) => void ends.push(end)),
  'hosts',
)
writeFileSync(hosts, `127.0.0.1:${port} - *\n`)
const blazon = await createBlazon({ hosts, options: { ...PATIENT, producer: 'cascade' } })
ends.push(() => blazon.close())

const domains = [...new Set(QUESTIONS.map(({ domain }) => domain))]
const results = await Promise.all(
  domains.map(async (domain) => {
    const points = QUESTIONS.filter((question) => question.domain === domain)
    return [domain, await blazon.query({ domain }, { points })] as const
  }),
)
const told = QUESTIONS.map((question) => {
  const result = results.find(([domain]) => domain === question.domain)?.[1]
  if (result?.state !== 'ok') throw new Error(`${question.domain}: ${JSON.stringify(result)}`)
  const answer = result.answers.find(({ name }) => name === question.name)
  const isRight = JSON.stringify(answer?.value) === JSON.stringify(question.right)
  return { question, answer, isRight }
})

describe('forty questions about the fixtures, without a model', () => {
  it('are forty', () => expect(QUESTIONS).toHaveLength(40))

  it('answers at least 70 % of them rightly, silence where nobody could answer included', () => {
    const missed = told
      .filter(({ isRight }) => !isRight)
      .map(({ question: { domain, name } }) => `${domain} ${name}`)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(12)
  })

  it('gives no wrong answer', () => {
    const wrong = told.filter(({ answer, isRight }) => answer && !isRight)
    expect(
      wrong.map(({ question, answer }) => [question.domain, question.name, question.right, answer]),
    ).toEqual([])
  })

  it('says for each answer which page has it, and where', () => {
    for (const { answer } of told)
      if (answer) expect(answer.evidence[0]?.text.length ?? 0, JSON.stringify(answer)).toBeGreaterThan(0)
  })
})
