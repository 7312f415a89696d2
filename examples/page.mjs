// Describes a saved page, without a network: node examples/page.mjs page.html https://example.com/
import { readFileSync } from 'node:fs'
import { describe, extractMarkdown, isFound, snapshotFromHtml } from 'blazon'

const [file, url] = process.argv.slice(2)
if (!file || !url) {
  console.error('Usage: node examples/page.mjs FILE URL')
  process.exit(2)
}

const snapshot = snapshotFromHtml({ url, html: readFileSync(file, 'utf8') })
const { verdict, fields } = describe(snapshot)
console.log(`The page is of class "${verdict.class}".`)
if (isFound(fields.name)) console.log(`Name: ${fields.name.value}`)
if (isFound(fields.description)) console.log(`About: ${fields.description.value}`)
for (const { type, url } of isFound(fields.socials) ? fields.socials.value : [])
  console.log(`${type}: ${url}`)

const markdown = extractMarkdown(snapshot, { mainContentOnly: true })
if (isFound(markdown)) console.log(`Markdown: ${markdown.value.markdown.length} characters`)
