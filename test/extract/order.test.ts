import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FIXTURES } from '../../scripts/fixture-server.ts'
import { extractors } from '../../src/extract/index.ts'
import { FIELD_NAMES } from '../../src/model/record.ts'
import { snapshotFromHtml } from '../../src/snapshot/from-html.ts'

test.each(['ferncott.example', 'maudandpike.example'])(
  '%s: what an extractor says does not depend on who was asked before',
  (domain) => {
    const html = readFileSync(join(FIXTURES, domain, 'www', 'index.html'), 'utf8')
    const sayings = (fields: readonly (typeof FIELD_NAMES)[number][]) => {
      const snapshot = snapshotFromHtml({ url: `http://${domain}/`, html })
      return Object.fromEntries(fields.map((field) => [field, extractors[field](snapshot)]))
    }
    const forward = sayings(FIELD_NAMES)
    const backward = sayings([...FIELD_NAMES].reverse())
    for (const field of FIELD_NAMES)
      expect(JSON.stringify(backward[field]), field).toBe(JSON.stringify(forward[field]))
  },
)
