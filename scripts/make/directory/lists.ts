import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameKey } from '../../../src/directory/keys.ts'
import { type Draft, nameOf, plainLabel, WEIGHTS } from './draft.ts'
import type { Report } from './report.ts'
import { addressOf } from './website.ts'

/** A brand as a list has it: what it is called, and addresses of which one may be its own. */
interface Listed {
  readonly title: string
  readonly addresses: readonly string[]
  readonly aliases: readonly string[]
  readonly old: readonly string[]
}

interface Icon {
  readonly title: string
  readonly source: string
  readonly aliases?: {
    readonly aka?: readonly string[]
    readonly old?: readonly string[]
    readonly loc?: Readonly<Record<string, string>>
  }
}

interface ThirdParty {
  readonly name: string
  readonly homepage?: string
  /** Hosts that it serves from: `*.stripe.com`. */
  readonly domains: readonly string[]
}

interface Provider {
  readonly provider_name: string
  readonly provider_url: string
}

interface List {
  readonly source: string
  /** How well known its brands are: those with an icon are, and of the others nothing says it. */
  readonly rank: number
  readonly file: string
  readonly read: (rows: never) => readonly Listed[]
}

/** Packages with a list of brands, the best known first. */
const LISTS: readonly List[] = [
  {
    ...{ source: 'simple-icons', rank: 0.3, file: 'data/simple-icons.json' },
    read: (icons: readonly Icon[]) =>
      icons.map(({ title, source, aliases }) => ({
        ...{ title, addresses: [source], old: aliases?.old ?? [] },
        aliases: [...(aliases?.aka ?? []), ...Object.values(aliases?.loc ?? {})],
      })),
  },
  {
    ...{ source: 'third-party-web', rank: 0.1, file: 'dist/entities-nostats.json' },
    read: (entities: readonly ThirdParty[]) =>
      entities.map(({ name, homepage, domains }) => {
        // Many serve from the same name below .net, where their site is not.
        const hosts = domains
          .filter((host) => !host.endsWith('.net'))
          .map((host) => `https://${host.replace(/^\*\./, '')}/`)
        return { title: name, addresses: [...(homepage ? [homepage] : []), ...hosts], aliases: [], old: [] }
      }),
  },
  {
    ...{ source: 'oembed-providers', rank: 0.1, file: 'providers.json' },
    read: (providers: readonly Provider[]) =>
      providers.map(({ provider_name: title, provider_url: url }) => {
        return { title, addresses: [url], aliases: [], old: [] }
      }),
  },
]

/** Whether all that a source says of a brand is its name and its address. */
export function isOfList({ source }: Draft): boolean {
  return LISTS.some((list) => list.source === source)
}

/**
 * The brands of the lists whose domain is called as they are; the addresses of the others may be anybody's.
 * A package is fetched by its name, which is that of the source.
 */
export function draftsOfLists(folderOf: ReadonlyMap<string, string>, report: Report): Draft[] {
  return LISTS.flatMap((list) => {
    const file = join(folderOf.get(list.source) ?? '', list.file)
    const rows = JSON.parse(readFileSync(file, 'utf8')) as never
    return list.read(rows).flatMap((row) => draftOf(row, list, report) ?? [])
  })
}

function draftOf({ title, addresses, aliases, old }: Listed, list: List, report: Report): Draft | undefined {
  const key = nameKey(title)
  const domain = addresses
    .map((address) => addressOf(address, new Set([key])))
    .flatMap((one) => (typeof one === 'string' ? [] : [one.domain]))
    .find((one) => !PORTAL.test(one) && isCalledAs(one, key))
  if (domain === undefined) {
    report.add(`dropped: brand of ${list.source} without an address that is called as it is`)
    return undefined
  }
  report.add(`kept: brand of ${list.source}`)
  const names = [
    nameOf(title, 'brand', WEIGHTS.main),
    ...aliases.map((name) => nameOf(name, 'alias', WEIGHTS.alias)),
    ...old.map((name) => nameOf(name, 'old', WEIGHTS.alias)),
  ].flatMap((name) => name ?? [])
  if (names.length === 0) return undefined
  return {
    ...{ domain, isOwnSite: true, isBrand: true, name: title, country: undefined },
    ...{ countries: new Set<string>(), domains: new Map(), names, categories: [], listings: [] },
    ...{ rank: list.rank, source: list.source },
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
