import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BlazonError } from '../../model/errors.ts'
import type { Site } from '../../model/site.ts'
import type { ParseDomainOptions } from '../../resolve/domain.ts'
import { parseBrand } from '../../resolve/listed.ts'
import { optionFor } from './arguments.ts'

/**
 * The site in a command's argument, which is a domain or the address of a page. Throws `invalid_input` for
 * anything else. If the argument is a file or a folder, the message names the command that reads it.
 */
export function siteOf(handle: string, rules: ParseDomainOptions): Site {
  try {
    return parseBrand(handle, rules)
  } catch (thrown) {
    const found = whatIsThere(handle)
    throw found ? new BlazonError('invalid_input', `${handle} is ${found}`, { cause: thrown }) : thrown
  }
}

/**
 * Reads the handle for commands that also find companies. When it looks like the name of a company, the
 * message of the error names the option for names.
 */
export function siteOrHint(handle: string, read: (handle: string) => Site): Site {
  try {
    return read(handle)
  } catch (thrown) {
    const hint = optionFor(handle.trim())
    if (hint === undefined || !(thrown instanceof BlazonError) || thrown.code !== 'invalid_input')
      throw thrown
    throw new BlazonError('invalid_input', `${thrown.message} ${hint}`, { cause: thrown })
  }
}

const LISTS = /\.(?:txt|list|csv|tsv|ndjson|jsonl)(?:\.gz)?$/i
const PAGES = /\.(?:x?html?|har)$/i

/** The kind of file at the path, with the command that reads it; undefined when nothing is there. */
function whatIsThere(path: string): string | undefined {
  const kind = statSync(path, { throwIfNoEntry: false })
  if (!kind) return undefined
  const read = (command: string) => `"blazon ${command} ${path}"`
  if (kind.isDirectory()) {
    if (existsSync(join(path, 'snapshot.json')))
      return `a saved capture, not a domain: ${read('describe')} describes it.`
    return 'a folder, not a domain. Write a domain like example.com.'
  }
  if (PAGES.test(path)) return `a file, not a domain: ${read('describe')} describes a saved page.`
  if (LISTS.test(path)) return `a file, not a domain: ${read('batch')} looks up the domains on its lines.`
  return `a file, not a domain: ${read('batch')} reads a list of domains, ${read('describe')} a saved page.`
}
