import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Result } from '../../../src/model/record.ts'
import { digestOf, joinResult, splitResult } from '../../../src/store/sql/split-result.ts'
import { okResult, refusedResult } from '../records.ts'

test('equal results have the same digest, and others another', () => {
  expect(digestOf(okResult('acme.com'))).toMatch(/^[0-9a-f]{64}$/)
  expect(digestOf(okResult('acme.com'))).toBe(digestOf(okResult('acme.com')))
  const all = [okResult('acme.com'), okResult('other.com'), refusedResult('acme.com')].map(digestOf)
  expect(new Set(all).size).toBe(3)
})

test('the parts of a result give the same text again, and its evidence stands in one of them alone', () => {
  const whole = okResult('acme.com')
  if (whole.state !== 'ok') throw new Error('It is ok.')
  const evidence = [{ source: 'title', where: 'title', text: 'The title of Acme' }]
  // The keys stand in another order than most findings have them.
  const fields = {
    ...whole.record.fields,
    name: { evidence, value: 'Acme', rule: 'title', confidence: 0.5 },
    slogan: { error: 'x' },
  }
  const result: Result = { ...whole, record: { ...whole.record, fields } }
  const parts = splitResult(result)
  expect(JSON.stringify(parts.findings)).not.toContain('The title of Acme')
  expect(JSON.stringify(joinResult(parts))).toBe(JSON.stringify(result))
})

test('a result of an earlier version has its evidence in its findings', () => {
  const result = okResult('acme.com')
  const fields = result.state === 'ok' ? Object.entries(result.record.fields) : []
  const findings = fields.map(([name, finding]) => [name, JSON.stringify(finding)] as const)
  const { head } = splitResult(result)
  expect(JSON.stringify(joinResult({ head, findings, evidence: null }))).toBe(JSON.stringify(result))
})

test('a result of which a finding is missing or is no object is stored all the same', () => {
  const whole = okResult('acme.com')
  const text = JSON.stringify(whole).replace('"fields":{', '"fields":{"gone":null,"odd":{"evidence":null},')
  expect(JSON.stringify(joinResult(splitResult(JSON.parse(text))))).toBe(text)
})

test.each(['[]', '{}', 'null', '[[],[],[]]'])('evidence that unpacks to %s is refused', (lists) => {
  const parts = splitResult(okResult('acme.com'))
  expect(() => joinResult({ ...parts, evidence: brotliCompressSync(lists) })).toThrow('damaged')
})

test('evidence that unpacks to very much is refused, and much evidence is stored unpacked', () => {
  const whole = okResult('acme.com')
  if (whole.state !== 'ok') throw new Error('It is ok.')
  const bomb = brotliCompressSync(Buffer.alloc(17 * 1024 * 1024, ' '))
  expect(() => joinResult({ ...splitResult(whole), evidence: bomb })).toThrow(RangeError)
  const tried = ['x'.repeat(17 * 1024 * 1024)]
  const fields = { ...whole.record.fields, slogan: { value: null, tried } }
  const parts = splitResult({ ...whole, record: { ...whole.record, fields } })
  expect(parts.evidence).toBeNull()
  expect(joinResult(parts)).toMatchObject({ record: { fields: { slogan: { tried } } } })
})
