import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Blazon, type BlazonSettings, createBlazon } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { PATIENT } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

const PAGE = `<!doctype html><html lang="en"><title>Acme Anvils!</title>
<meta name="tagline" content="Forged by hand"><h1>Anvils for all</h1>
<p>${'We make anvils of iron, by hand, for all who work with it. '.repeat(8)}</p>`

/** A module with two fields, as a user writes them. */
export const MODULE = `
export const tagline_length = {
  name: 'tagline_length',
  about: 'How many characters the tagline has.',
  value: (z) => z.int().positive(),
  extract(page) {
    const tagline = page.meta('tagline')
    if (!tagline) return page.absent('meta tagline')
    const evidence = [page.evidence('meta', 'meta[name=tagline]', tagline)]
    return page.found(tagline.length, { rule: 'meta tagline', confidence: 0.9, evidence })
  },
}
export const mood = {
  name: 'mood',
  value: (z) => z.strictObject({ word: z.string(), signs: z.array(z.string()) }),
  extract: (page) => page.best([{ id: 'exclamation', weight: 0.7, *read({ title = '', evidence }) {
    if (title.endsWith('!'))
      yield { value: { word: 'excited', signs: ['!'] }, evidence: evidence('title', 'title', title) }
  } }]),
  wire: { key: 'site_mood', shape: (z) => z.string().optional(), of: (value) => value?.word },
  columns: [{ name: 'mood_word', path: 'word' }, { name: 'mood_signs', path: 'signs', in: 'export' }],
  line: { label: 'feeling', text: ({ word }, { text }) => text(word) },
}
`

export interface OwnSite {
  readonly folder: string
  readonly hosts: string
  readonly db: string
  /** Writes a module into the folder, and gives its path. */
  module(name: string, text: string): string
  engine(settings?: Partial<BlazonSettings>): Promise<Blazon>
  /** How often the landing page was fetched. */
  visits(): number
}

/** A site on this machine, and a folder for modules that every user may read. */
export async function ownSite(): Promise<OwnSite> {
  const { port, seen } = await serveSites({ 'acme.example': { '/': PAGE } })
  const folder = temporaryFolder()
  // As root, the processes that read pages are another user.
  chmodSync(folder, 0o755)
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const db = join(folder, 'brands.db')
  return {
    ...{ folder, hosts, db },
    module(name, text) {
      const file = join(folder, name)
      writeFileSync(file, text)
      return file
    },
    async engine(settings = {}) {
      const options = { ...PATIENT, producer: 'cascade' as const }
      const blazon = await createBlazon({ hosts, db, options, ...settings })
      onTestFinished(() => blazon.close())
      return blazon
    },
    visits: () => seen.filter((page) => page === 'acme.example/').length,
  }
}

/** The fields of the record of the site. */
export async function fieldsOf(blazon: Blazon, request = {}) {
  const result = await blazon.brand({ domain: 'acme.example' }, request)
  if (result.state !== 'ok') throw new Error(JSON.stringify(result))
  return result.record.fields as Readonly<Record<string, unknown>>
}
