// Describes the landing pages of the sample sites by `blazon/extract`, and prints the hash of all that it
// says.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  describe,
  extract,
  extractMarkdown,
  extractStyleguide,
  judge,
  snapshotFromHtml,
} from 'blazon/extract'

const [, , folder] = process.argv
const hash = createHash('sha256')
for (const domain of readdirSync(folder).sort()) {
  const file = join(folder, domain, 'www/index.html')
  if (!existsSync(file)) continue
  const [html, url] = [readFileSync(file, 'utf8'), `http://${domain}/`]
  const snapshot = snapshotFromHtml({ html, url })
  const said = [extract(html, url), describe(snapshot), judge(snapshot)]
  hash.update(JSON.stringify([...said, extractStyleguide(snapshot), extractMarkdown(snapshot)]))
}
console.log(hash.digest('hex').slice(0, 16))
