import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lint } from '@google/design.md/linter'
import { type Browser, chromium } from 'playwright'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { designOf } from '../../src/design/read/index.ts'
import { darkOf } from '../../src/design/read/schemes.ts'
import { designFiles } from '../../src/design/write/index.ts'
import { createBlazon } from '../../src/index.ts'
import type { Design } from '../../src/model/design.ts'
import { asBlazonError } from '../../src/model/errors.ts'
import type { ColorScheme } from '../../src/model/options.ts'
import type { StyleSample } from '../../src/model/style.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { cascadeOf, darkStylesOf, stylesOf } from '../../src/snapshot/styles.ts'
import { serveFixtures } from '../fixtures/server.ts'
import { agree } from './compare.ts'
import { openReplayed, samplesIn } from './replay.ts'
import { compareStates, type StateFigures } from './states.ts'

const TIMEOUT_MS = 300_000
/** The shares of tokens, and of what changes while a component is used, below which the command fails. */
const LEAST = 0.97
const LEAST_CHANGES = 0.95

interface Figures {
  readonly domain: string
  readonly tokens: Count
  /** Tokens that are the same where the browser also did the layout, which decides what elements count. */
  readonly alike: number
  /** Those of the tokens that are pairs of colours in both schemes. */
  readonly pairs: Count
  readonly states: StateFigures
  /** True when only the browser has a dark scheme of the page. */
  readonly missesDark: boolean
  readonly errors: number
  readonly warnings: number
  /** Processor time of reading and writing the design. */
  readonly ms: number
  readonly differing: readonly string[]
}

/** How many there are, and how many of them the browser computes equally for the same elements. */
interface Count {
  readonly all: number
  readonly equal: number
}

/**
 * Compares designs by the cascade with those by the browser, over a folder of sites. Returns an exit code.
 */
export async function printDesigns(
  dir: string | undefined,
  only: readonly string[],
  colorScheme: ColorScheme,
): Promise<number> {
  const found = await findBrowser()
  if (!found) throw new Error('There is no browser: npm run setup installs one.')
  const served = await serveFixtures(dir, { everyHost: true, secure: true })
  const folder = mkdtempSync(join(tmpdir(), 'blazon-designs-'))
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, served.hostMap)
  const blazon = await createBlazon({ hosts, options: { colorScheme } })
  const browser = await chromium.launch({ executablePath: found.path })
  const all: Figures[] = []
  const domains = only.length > 0 ? only : served.domains
  try {
    print(['', 'tokens', 'equal', 'alike', 'pairs', 'changes', 'equal', 'errors', 'warnings', 'ms'])
    for (const domain of domains) {
      try {
        const request = { producer: 'browser', timeoutMs: TIMEOUT_MS } as const
        const figures = await figuresOf(domain, await blazon.capture({ domain }, request), browser)
        all.push(figures)
        print([domain, ...row(figures)])
        if (figures.missesDark) process.stderr.write(`${domain}: only the browser has its dark scheme\n`)
        if (only.length > 0) process.stdout.write(`${figures.differing.join('\n')}\n`)
      } catch (thrown) {
        process.stderr.write(`${domain}: ${asBlazonError(thrown).message}\n`)
      }
    }
  } finally {
    await browser.close()
    await blazon.close()
    await served.close()
    rmSync(folder, { recursive: true })
  }
  return summed(all, domains.length)
}

/** Prints the sums, and returns an exit code. */
function summed(all: readonly Figures[], count: number): number {
  const sum = (of: (figures: Figures) => number) => all.reduce((total, each) => total + of(each), 0)
  const share = (equal: (figures: Figures) => number, of: (figures: Figures) => number) =>
    sum(of) === 0 ? 1 : sum(equal) / sum(of)
  const errors = sum((each) => each.errors)
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b)
  const equal = share(
    (each) => each.tokens.equal,
    (each) => each.tokens.all,
  )
  const alike = share(
    (each) => each.alike,
    (each) => each.tokens.all,
  )
  const pairs = share(
    (each) => each.pairs.equal,
    (each) => each.pairs.all,
  )
  const changes = share(
    (each) => each.states.equal,
    (each) => each.states.changes,
  )
  const dark = all.filter((each) => each.pairs.all > 0).length
  const missed = sum((each) => Number(each.missesDark))
  const colors = sum((each) => each.pairs.all)
  const used = sum((each) => each.states.changes)
  const unseen = sum((each) => each.states.unseen)
  const lines = [
    `${all.length} of ${count} sites: ${errors} errors of the linter`,
    `tokens: equal ${equal.toFixed(4)}, alike ${alike.toFixed(4)}`,
    `dark schemes: ${dark}, missed ${missed}; equal ${pairs.toFixed(4)} of ${colors} colours of pairs`,
    `states: equal ${changes.toFixed(4)} of ${used} changes; ${unseen} components not in the browser`,
    `processor ms: median ${times[times.length >> 1]?.toFixed(0)}, largest ${times.at(-1)?.toFixed(0)}`,
  ]
  process.stdout.write(`\n${lines.join('\n')}\n`)
  const isGood = errors === 0 && equal >= LEAST && pairs >= LEAST && changes >= LEAST_CHANGES
  return isGood && all.length === count ? 0 : 1
}

async function figuresOf(domain: string, snapshot: Snapshot, browser: Browser): Promise<Figures> {
  const { packedSamples: _, ...page } = snapshot
  const byCascade: Snapshot = { ...page, samples: null }
  const before = process.cpuUsage()
  const design = designOf(byCascade)
  const files = designFiles(design)
  const { user, system } = process.cpuUsage(before)
  const [first] = files
  const { summary } = lint(first && 'text' in first ? first.text : '')
  const mixed: Snapshot = { ...page, samples: mixedSamples(byCascade, snapshot.samples ?? []) }
  const { states, missesDark } = await replayed(browser, byCascade, mixed)
  const ours = tokensOf(design)
  const theirs = tokensOf(designOf(mixed))
  const whole = tokensOf(designOf(snapshot))
  const isSame = (others: ReadonlyMap<string, unknown>) => (path: string) =>
    agree(ours.get(path), others.get(path))
  const paths = [...ours.keys()]
  const counted = (some: readonly string[]) => ({
    all: some.length,
    equal: some.filter(isSame(theirs)).length,
  })
  return {
    domain,
    ...{ states, missesDark },
    tokens: counted(paths),
    alike: paths.filter(isSame(whole)).length,
    pairs: counted(paths.filter((path) => path.startsWith('pair.'))),
    errors: summary.errors,
    warnings: summary.warnings,
    ms: (user + system) / 1000,
    differing: [
      ...paths
        .filter((path) => !isSame(theirs)(path))
        .map(
          (path) =>
            `  ${path}: ${JSON.stringify(ours.get(path))}, browser ${JSON.stringify(theirs.get(path))}`,
        ),
      ...states.differing,
    ],
  }
}

/**
 * Shows a page to a browser in both schemes. `mixed` gets the values that the browser computes in the dark
 * one, so that its pairs of colours are all the browser's.
 */
async function replayed(
  browser: Browser,
  byCascade: Snapshot,
  mixed: Snapshot,
): Promise<Pick<Figures, 'states' | 'missesDark'>> {
  const page = await openReplayed(browser, byCascade)
  const states = await compareStates(page, byCascade)
  const light = await samplesIn(page)
  await page.close()
  const dark = darkOf(byCascade)
  const darkPage = await openReplayed(browser, dark?.page ?? { ...byCascade, colorScheme: 'dark' })
  const samples = await samplesIn(darkPage)
  await darkPage.close()
  if (!dark) return { states, missesDark: byCascade.colorScheme !== 'dark' && !looksTheSame(light, samples) }
  const seen: Snapshot = { ...dark.page, samples: mixedSamples(dark.page, samples) }
  darkOf.give(mixed, { ...dark, page: seen })
  const styles = darkStylesOf(byCascade)
  if (styles) darkStylesOf.give(mixed, { ...styles, samples: stylesOf(seen) })
  return { states, missesDark: false }
}

/** Whether all elements have their colours in both lists. */
function looksTheSame(light: readonly StyleSample[], dark: readonly StyleSample[]): boolean {
  const before = new Map(light.map(({ path, style }) => [path, style]))
  return dark.every(({ path, style: { color, backgroundColor } }) => {
    const style = before.get(path)
    return !style || (style.color === color && style.backgroundColor === backgroundColor)
  })
}

/** The elements and boxes of the cascade with the values that the browser computed for them. */
function mixedSamples(byCascade: Snapshot, samples: readonly StyleSample[]): StyleSample[] {
  const theirs = new Map(samples.map((sample) => [sample.path, sample]))
  return cascadeOf(byCascade).samples.map((sample) => ({
    ...sample,
    style: theirs.get(sample.path)?.style ?? sample.style,
  }))
}

/** The values of a design by their paths, without evidence. */
function tokensOf({
  styleguide,
  radii,
  gradients,
  contrast,
  pairs,
  breakpoints,
}: Design): Map<string, unknown> {
  const tokens = new Map<string, unknown>()
  const add = (path: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) tokens.set(path, value)
    else if ('value' in value && ('rule' in value || 'tried' in value)) {
      if (value.value !== null) add(path, value.value)
    } else for (const [key, member] of Object.entries(value)) add(`${path}.${key}`, member)
  }
  add('styleguide', styleguide)
  for (const { name, px } of radii) add(`radius.${name}`, px)
  for (const [at, css] of gradients.entries()) add(`gradient.${at}`, css)
  for (const { role, text, ground } of contrast) if (role) add(`contrast.${role}`, `${text} ${ground}`)
  for (const { role, light, dark } of pairs) add(`pair.${role}`, { light, dark })
  for (const px of breakpoints) add(`breakpoint.${px}`, px)
  return tokens
}

function row({ tokens, alike, pairs, states, errors, warnings, ms }: Figures): string[] {
  const share = (equal: number, all: number) => (all === 0 ? '-' : (equal / all).toFixed(3))
  return [
    ...[String(tokens.all), share(tokens.equal, tokens.all), share(alike, tokens.all)],
    ...[share(pairs.equal, pairs.all), String(states.changes), share(states.equal, states.changes)],
    ...[String(errors), String(warnings), ms.toFixed(0)],
  ]
}

function print([name = '', ...cells]: readonly string[]): void {
  process.stdout.write(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(10)).join('')}\n`)
}
