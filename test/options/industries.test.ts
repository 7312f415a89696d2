import { snapshotFromHtml } from '../../src/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { withDefaults } from '../../src/model/options.ts'
import { readingOptions } from '../../src/readers/options.ts'
import { tasksFor } from '../../src/readers/tasks.ts'
import { type Row, testRows } from './row.ts'

const HTML = `<html lang="en"><head><title>Peak Roofing</title>
  <meta property="og:site_name" content="Peak Roofing">
  <meta name="description" content="Roof replacement and storm repair for homes in the whole county."></head>
  <body><h1>Peak Roofing</h1><p>We replace roofs, and repair them after a storm, for homes of the county.</p>
  <p>Our roofers are licensed and insured, and every roof has a warranty of ten years.</p></body></html>`

const ROWS: readonly Row[] = [
  {
    option: 'industries.embeddings',
    value: true,
    see: async (given) => {
      const options = withDefaults(given)
      const snapshot = snapshotFromHtml({ url: 'https://peak-roofing.example/', html: HTML, options: given })
      const { judge } = tasksFor(readingOptions(options), () =>
        Promise.reject(new Error('There are no pictures.')),
      )
      const { result } = await judge(snapshot)
      const industries = result.state === 'ok' ? result.record.fields.industries : undefined
      return industries && isFound(industries) ? [industries.rule, industries.value.naics[0]?.code] : result
    },
    byDefault: ['words', '238160'],
    changed: ['meaning', '238160'],
  },
]

testRows(ROWS)
