import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lint } from '@google/design.md/linter'
import { designOf } from '../../src/design/read/index.ts'
import { designFiles } from '../../src/design/write/index.ts'
import { createBlazon } from '../../src/index.ts'
import type { Design } from '../../src/model/design.ts'
import { asBlazonError } from '../../src/model/errors.ts'
import type { ColorScheme } from '../../src/model/options.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { cascadeOf } from '../../src/snapshot/styles.ts'
import { serveFixtures } from '../fixtures/server.ts'
import { agree } from './compare.ts'

const TIMEOUT_MS = 300_000
/** The shares of tokens below which the command fails. */
const LEAST = 0.97

interface Figures {
  readonly domain: string
  readonly tokens: number
  /** Those that are the same with the values that the browser computed for the same elements. */
  readonly equal: number
  /** Those that are the same where the browser also did the layout, which decides what elements count. */
  readonly alike: number
  readonly errors: number
  readonly warnings: number
  /** Processor time of reading and writing the design. */
  readonly ms: number
  readonly differing: readonly string[]
}

/**
 * Compares designs by the cascade with those by the browser, over a folder of sites. Returns an exit code.
 */
export async function printDesigns(
  dir: string | undefined,
  only: readonly string[],
  colorScheme: ColorScheme,
): Promise<number> {
  const served = await serveFixtures(dir, { everyHost: true })
  const folder = mkdtempSync(join(tmpdir(), 'blazon-designs-'))
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, served.hostMap)
  const blazon = await createBlazon({ hosts, options: { colorScheme } })
  const all: Figures[] = []
  try {
    print(['', 'tokens', 'equal', 'alike', 'errors', 'warnings', 'ms'])
    for (const domain of only.length > 0 ? only : served.domains) {
      try {
        const request = { producer: 'browser', timeoutMs: TIMEOUT_MS } as const
        const figures = figuresOf(domain, await blazon.capture({ domain }, request))
        all.push(figures)
        print([domain, ...row(figures)])
        if (only.length > 0) process.stdout.write(`${figures.differing.join('\n')}\n`)
      } catch (thrown) {
        process.stderr.write(`${domain}: ${asBlazonError(thrown).message}\n`)
      }
    }
  } finally {
    await blazon.close()
    await served.close()
    rmSync(folder, { recursive: true })
  }
  const sum = (of: (figures: Figures) => number) => all.reduce((total, each) => total + of(each), 0)
  const share = sum(({ equal }) => equal) / sum(({ tokens }) => tokens)
  const errors = sum((each) => each.errors)
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b)
  const alike = sum((each) => each.alike) / sum(({ tokens }) => tokens)
  process.stdout.write(
    `\n${all.length} sites: ${errors} errors of the linter; equal ${share.toFixed(4)}, alike ${alike.toFixed(4)}; processor ms: median ${times[times.length >> 1]?.toFixed(0)}, largest ${times.at(-1)?.toFixed(0)}\n`,
  )
  return errors > 0 || share < LEAST ? 1 : 0
}

function figuresOf(domain: string, snapshot: Snapshot): Figures {
  const { packedSamples: _, ...page } = snapshot
  const byCascade: Snapshot = { ...page, samples: null }
  const before = process.cpuUsage()
  const design = designOf(byCascade)
  const files = designFiles(design)
  const { user, system } = process.cpuUsage(before)
  const [first] = files
  const { summary } = lint(first && 'text' in first ? first.text : '')
  const ours = tokensOf(design)
  const mixed = tokensOf(designOf({ ...page, samples: mixedSamples(byCascade, snapshot) }))
  const theirs = tokensOf(designOf(snapshot))
  const isSame = (others: ReadonlyMap<string, unknown>) => (path: string) =>
    agree(ours.get(path), others.get(path))
  const paths = [...ours.keys()]
  return {
    domain,
    tokens: paths.length,
    equal: paths.filter(isSame(mixed)).length,
    alike: paths.filter(isSame(theirs)).length,
    errors: summary.errors,
    warnings: summary.warnings,
    ms: (user + system) / 1000,
    differing: paths
      .filter((path) => !isSame(mixed)(path))
      .map(
        (path) => `  ${path}: ${JSON.stringify(ours.get(path))}, browser ${JSON.stringify(mixed.get(path))}`,
      ),
  }
}

/** The elements and boxes of the cascade with the values that the browser computed for them. */
function mixedSamples(byCascade: Snapshot, { samples }: Snapshot): Snapshot['samples'] {
  const theirs = new Map(samples?.map((sample) => [sample.path, sample]))
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
  for (const { role, light, dark } of pairs) add(`pair.${role}`, `${light} ${dark}`)
  for (const px of breakpoints) add(`breakpoint.${px}`, px)
  return tokens
}

function row({ tokens, equal, alike, errors, warnings, ms }: Figures): string[] {
  return [
    ...[String(tokens), (equal / tokens).toFixed(3), (alike / tokens).toFixed(3)],
    ...[String(errors), String(warnings), ms.toFixed(0)],
  ]
}

function print([name = '', ...cells]: readonly string[]): void {
  process.stdout.write(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(10)).join('')}\n`)
}
