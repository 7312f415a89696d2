import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { MCC_NAICS } from '../../src/data/codes/mcc-naics.ts'
import { NAICS_EIC } from '../../src/data/codes/naics-eic.ts'
import { NAICS_SIC } from '../../src/data/codes/naics-sic.ts'
import { OSM_NAICS } from '../../src/data/codes/osm-naics.ts'
import { SCHEMA_NAICS } from '../../src/data/codes/schema-naics.ts'
import { SIC_TITLES } from '../../src/data/codes/sic.ts'
import { SIC_GROUPS } from '../../src/data/codes/sic-groups.ts'
import { CUES } from '../../src/data/industries/cues.ts'
import { EIC } from '../../src/data/industries/eic.ts'
import { FINANCIAL_INDUSTRIES } from '../../src/data/industries/financial.ts'
import { keywordsOf } from '../../src/industry/keywords.ts'
import { industriesUnder, isUnder, naicsTitles, sectorOf } from '../../src/industry/naics.ts'
import { sicOf } from '../../src/industry/sic.ts'
import { indexFile, indexText, madeIndex } from '../../src/industry/word-index.ts'

const codes = [...naicsTitles().keys()]
const industries = codes.filter((code) => code.length === 6)
const groups = codes.filter((code) => /^\d{4}$/.test(code))

test('NAICS 2022 has 20 sectors, 308 groups and 1,012 industries, each with keywords', () => {
  expect(new Set(industries.map(sectorOf)).size).toBe(20)
  expect(groups).toHaveLength(308)
  expect(industries).toHaveLength(1012)
  expect(industries.filter((code) => keywordsOf(code) === '')).toEqual([])
  expect(naicsTitles().get('31-33')).toBe('Manufacturing')
})

test('each group has SIC codes, and each industry one of them', () => {
  const titles = new Map(SIC_TITLES)
  const rows = new Map(NAICS_SIC)
  expect([...rows.keys()]).toEqual(groups.toSorted())
  expect([...rows.values()].flat().filter((code) => !titles.has(code))).toEqual([])
  expect(industries.filter((code) => sicOf([code]).length !== 1)).toEqual([])
  expect(sicOf(['325414'])[0]?.code).toBe('2836')
})

test('no title of SIC is cut off or in small letters, and each code has a major group', () => {
  const cutOff = /(\b(and|or|of|and\/or|Elsewhere)|[^\w)])$/
  expect(SIC_TITLES.filter(([, title]) => cutOff.test(title))).toEqual([])
  const small = /[ (](?!(and|or|of|the|for|to|by|with|on|in|than|from|own|other|through|at)\b)[a-z]/
  expect(SIC_TITLES.filter(([, title]) => small.test(title))).toEqual([])
  const groups = new Map(SIC_GROUPS)
  expect(groups.size).toBe(83)
  expect(SIC_TITLES.filter(([code]) => !groups.has(code.slice(0, 2)))).toEqual([])
})

test('the industries of the wire are a closed list, each subindustry under one industry', () => {
  const all = Object.values(EIC).flat()
  expect(Object.keys(EIC)).toHaveLength(24)
  expect(new Set(all).size).toBe(220)
  expect(all).toHaveLength(220)
  const strangers = NAICS_EIC.filter(({ industry, subindustry }) => {
    const under = EIC[industry]
    return !under || (subindustry !== undefined && !under.includes(subindustry))
  })
  // A subindustry of another industry would be a pair that no client knows.
  expect(strangers).toEqual([])
})

test('every industry is of one of the wire, but private households perhaps', () => {
  expect(industries.filter((code) => !NAICS_EIC.some(({ prefix }) => code.startsWith(prefix)))).toEqual([])
})

test('all tables name industries that there are', () => {
  const named = [
    ...[...SCHEMA_NAICS.map(([, naics]) => naics), ...CUES.flatMap(({ naics }) => naics)],
    ...FINANCIAL_INDUSTRIES.flatMap(({ naics }) => naics),
    ...[...OSM_NAICS, ...MCC_NAICS].map(({ naics }) => naics),
  ]
  expect([...new Set(named)].filter((prefix) => industriesUnder(prefix).length === 0)).toEqual([])
})

test('a code is under its sector, though that is a range', () => {
  expect(isUnder('458110', '44-45')).toBe(true)
  expect(isUnder('458110', '4581')).toBe(true)
  expect(isUnder('458110', '42')).toBe(false)
})

test('the stored vectors are as many as the industries', () => {
  const bytes = readFileSync(new URL('../../src/industry/vectors.bin', import.meta.url))
  expect(bytes.length).toBe(industries.length * 512)
})

test('the stored index of words is that of the tables; else run npm run make -- industry-words', () => {
  const stored = brotliDecompressSync(readFileSync(indexFile())).toString('utf8')
  expect(stored === indexText(madeIndex())).toBe(true)
})
