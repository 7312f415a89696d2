import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FIXTURES } from '../../scripts/fixtures/server.ts'
import { extractors } from '../../src/extract/index.ts'
import { FIELD_NAMES } from '../../src/fields/index.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

test.each(['ferncott.example', 'maudandpike.example'])(
  '%s: the result of an extractor does not depend on the order of the calls',
  (domain) => {
    const html = readFileSync(join(FIXTURES, domain, 'www', 'index.html'), 'utf8')
    const findings = (fields: readonly (typeof FIELD_NAMES)[number][]) => {
      const snapshot = snapshotFromHtml({ url: `http://${domain}/`, html })
      return Object.fromEntries(fields.map((field) => [field, extractors[field](snapshot)]))
    }
    const forward = findings(FIELD_NAMES)
    const backward = findings([...FIELD_NAMES].reverse())
    for (const field of FIELD_NAMES)
      expect(JSON.stringify(backward[field]), field).toBe(JSON.stringify(forward[field]))
  },
)
