import { expect, test } from 'vitest'
import { DEFAULTS } from '../../src/model/options.ts'
import { readingOptions } from '../../src/readers/options.ts'
import { tasksFor } from '../../src/readers/tasks.ts'
import { pageFrom } from '../../src/snapshot/kept-page.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { packPage } from '../../src/snapshot/pack-page.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { cascadeOf } from '../../src/snapshot/styles.ts'

const PAGE = snapshotFromHtml({
  url: 'https://tarnbeck.example/',
  html: '<title>Tarnbeck</title><style>h1 { color: #7a2b2e } .none { color: red }</style><h1>Tarnbeck mills</h1><p>We grind oats.',
})

const readingTasks = () =>
  tasksFor(readingOptions(DEFAULTS), async (files) => ({ pictures: files.map(() => NONE), cpuMs: 0 }))
const NONE = { reason: 'Nothing is measured here.' }

/** Describes a page, and returns whether the design of the other one is read from what was computed then. */
async function isComputedOnce(page: Snapshot, other: Snapshot, between?: Snapshot): Promise<boolean> {
  const tasks = readingTasks()
  await tasks.judge(page)
  if (between) tasks.links(between)
  await tasks.design(other)
  return cascadeOf(other) === cascadeOf(page)
}

test('the design of a page that was just described is read from the same styles', async () => {
  expect(await isComputedOnce({ ...PAGE }, { ...PAGE })).toBe(true)
  const stored = pageFrom(packPage({ ...PAGE }, new Set()) ?? new Uint8Array(), new Map())
  expect(await isComputedOnce({ ...PAGE }, stored)).toBe(true)
})

test('another capture, and another page, are read by themselves', async () => {
  const later = { ...PAGE, capturedAt: '2026-11-30T12:00:00.000Z' }
  expect(await isComputedOnce({ ...PAGE }, later)).toBe(false)
  expect(await isComputedOnce({ ...PAGE }, { ...PAGE, colorScheme: 'dark' })).toBe(false)
  const samples = { samples: null, packedSamples: Buffer.from('others') }
  expect(await isComputedOnce({ ...PAGE }, { ...PAGE, ...samples }).catch(() => false)).toBe(false)
})

test('a page is forgotten when a capture begins', async () => {
  const other = snapshotFromHtml({ url: 'https://other.example/', html: '<title>Other</title><p>Other' })
  expect(await isComputedOnce({ ...PAGE }, { ...PAGE }, other)).toBe(false)
})
