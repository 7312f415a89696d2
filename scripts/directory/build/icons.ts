import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameKey } from '../../../src/directory/keys.ts'
import { type Draft, nameOf, plainLabel, WEIGHTS } from './draft.ts'
import type { Report } from './report.ts'
import { addressOf } from './website.ts'

interface Icon {
  readonly title: string
  readonly source: string
  readonly aliases?: {
    readonly aka?: readonly string[]
    readonly old?: readonly string[]
    readonly loc?: Readonly<Record<string, string>>
  }
}

/** Brands that have an icon are known, but nothing says how well. */
const RANK = 0.3

/**
 * The brands of simple-icons whose domain is called as they are; the source of the others may be anybody's.
 */
export function draftsOfIcons(folder: string, report: Report): Draft[] {
  const icons = JSON.parse(readFileSync(join(folder, 'data/simple-icons.json'), 'utf8')) as readonly Icon[]
  return icons.flatMap((icon) => draftOf(icon, report) ?? [])
}

function draftOf({ title, source, aliases }: Icon, report: Report): Draft | undefined {
  const key = nameKey(title)
  const address = addressOf(source, new Set([key]))
  const domain = typeof address === 'string' ? '' : address.domain
  if (PORTAL.test(domain) || !isCalledAs(domain, key)) {
    report.add('dropped: icon whose source is not the site of its brand')
    return undefined
  }
  report.add('kept: icon')
  const names = [
    nameOf(title, 'brand', WEIGHTS.main),
    ...[...(aliases?.aka ?? []), ...Object.values(aliases?.loc ?? {})].map((name) =>
      nameOf(name, 'alias', WEIGHTS.alias),
    ),
    ...(aliases?.old ?? []).map((name) => nameOf(name, 'old', WEIGHTS.alias)),
  ].flatMap((name) => name ?? [])
  if (names.length === 0) return undefined
  return {
    ...{
      domain,
      isOwnSite: true,
      isBrand: true,
      name: title,
      country: undefined,
      countries: new Set<string>(),
    },
    ...{ domains: new Map(), names, categories: [], listings: [], rank: RANK, source: 'simple-icons' },
  }
}

/** Endings below which brands show their logos and nothing else. */
const PORTAL = /\.(design|brand|style|red|media|press|news)$/

/**
 * `notion.so` is called as Notion is, `getbootstrap.com` as Bootstrap, and `sap.com` as none with a longer
 * name.
 */
function isCalledAs(domain: string, key: string): boolean {
  const label = plainLabel(domain)
  const whole = domain.replace(/[.-]/g, '')
  return key !== '' && (label === key || whole === key || AFFIXED.some((form) => form(key) === label))
}

/** What is put around the name of a product where the plain domain is taken. */
const AFFIXED: readonly ((key: string) => string)[] = [
  ...['get', 'go', 'use', 'try', 'join', 'my', 'the', 'we', 'team'].map(
    (word) => (key: string) => word + key,
  ),
  ...[
    'app',
    'hq',
    'js',
    'io',
    'inc',
    'online',
    'group',
    'lang',
    'project',
    'cloud',
    'global',
    'org',
    'ai',
  ].map((word) => (key: string) => key + word),
]
