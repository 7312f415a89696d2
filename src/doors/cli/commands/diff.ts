import type { CliCommand } from '../command.ts'
import type { DiffFlags } from '../diff/compare.ts'
import { BLOBS, captureOptions, FIELDS, OWN_FIELDS } from '../options.ts'

/** `blazon diff A B` shows the changes of a brand, or of all brands of a database. */
export const diff: CliCommand = {
  name: 'diff <before> <after>',
  description: 'what of a brand changed between two results, databases or captures',
  examples: [
    ['blazon diff old.json new.json', 'two results of --json'],
    ['blazon diff old.json example.com', 'against what the site says now'],
    ['blazon diff backup.db brands.db', 'all brands of two databases'],
    ['blazon diff a.db b.db --domain example.com', 'one of them'],
    ['blazon diff saved example.com -o name,logos', 'a capture; these fields alone'],
  ],
  failure: 'something changed (what cannot be read ends with 2)',
  trouble: 2,
  options: (command) =>
    captureOptions(command)
      .option(...BLOBS)
      .option('--json', 'print an object for each brand as JSON')
      .option(...FIELDS)
      .option(...OWN_FIELDS)
      .option('--domain <domain>', 'the brand of this domain alone'),
  async run(before: string, after: string, flags: DiffFlags) {
    const { compare } = await import('../diff/compare.ts')
    return compare(before, after, flags)
  },
}
