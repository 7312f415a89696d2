// The licences of the packages in a bundle.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const HEAD =
  'The programs in this folder contain the following packages, each under the licence that stands below its name.\n'

/** Names of files with the terms of a package. */
const TERMS = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/** The names, versions and licences of the packages that these files of a bundle come from, as one text. */
export function licencesOf(files, root) {
  const folders = new Set(files.map(packageOf).filter((folder) => folder !== undefined))
  return [HEAD, ...[...folders].sort().map((folder) => termsOf(join(root, folder)))].join('\n')
}

/** The folder of the package that a file belongs to; undefined for a file of ours. */
const packageOf = (file) => /^[^:]*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]

function termsOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = existsSync(folder) ? readdirSync(folder).filter((file) => TERMS.test(file)) : []
  const terms = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const rule = '-'.repeat(80)
  return [rule, `${name} ${version}, ${license}`, '', ...terms, ''].join('\n')
}
