import { foundValue } from '../model/finding.ts'
import type { Result } from '../model/record.ts'
import { pageHead, scriptJson, scriptOf } from './html.ts'
import {
  familyOf,
  fillSelect,
  filterRows,
  type IndexRow,
  rowElement,
  showIndex,
  showPage,
} from './in-page/brand-index.ts'
import { indexStyle } from './style.ts'

const SCRIPT = scriptOf(showIndex, familyOf, fillSelect, filterRows, showPage, rowElement)

/** The largest number of characters of a name in the index. A longer text is not a name. */
const MOST_CHARACTERS = 120
/** The largest number of colours of a brand in the index. */
const MOST_COLORS = 5

/**
 * Returns the row of a result. `file` and `mark` are addresses relative to the index; an empty text means
 * none.
 */
export function rowOf(result: Result, file: string, mark: string): IndexRow {
  const { domain } = result
  if (result.state !== 'ok') {
    const why =
      result.state === 'refused' ? result.class.replaceAll('_', ' ') : result.code.replaceAll('_', ' ')
    return [domain, domain, '', '', '', why, '', '']
  }
  const { name, industries, address, colors } = result.record.fields
  const [eic] = foundValue(industries)?.eic ?? []
  const where = foundValue(address)
  const palette = (foundValue(colors) ?? []).map(({ hex }) => hex).filter((hex) => /^#[\da-f]{6}$/i.test(hex))
  const short = (text: string) => [...text].slice(0, MOST_CHARACTERS).join('')
  return [
    domain,
    short(foundValue(name) ?? domain),
    eic ? short(`${eic.industry}: ${eic.subindustry}`) : '',
    short(where?.country ?? where?.countryCode ?? ''),
    palette.slice(0, MOST_COLORS).join(' '),
    'brand',
    file,
    mark,
  ]
}

const COLUMNS: readonly (readonly [title: string, column: number])[] = [
  ['Brand', 1],
  ['Industry', 2],
  ['Country', 3],
  ['Colours', 4],
  ['State', 5],
]

const CHOICES = [
  ['industry', 'Industry'],
  ['country', 'Country'],
  ['colour', 'Colour'],
  ['state', 'State'],
] as const

/** Yields the text of the index row by row, so that the whole index is never in memory. */
export async function* indexPage(rows: AsyncIterable<IndexRow>, at: Date): AsyncGenerator<string> {
  const time = at.toLocaleString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  yield pageHead({ title: 'Brands', style: indexStyle(), script: SCRIPT })
  yield `<body>
<main class="index">
<header>
<h1>Brands</h1>
<p><span id="found" role="status"></span>, ${time}</p>
</header>
<form role="search" aria-label="Brands">
<label><span>Find</span><input id="words" type="search" autocomplete="off" placeholder="Name, domain or industry"></label>
${CHOICES.map(([id, label]) => `<label><span>${label}</span><select id="${id}"><option value="">All</option></select></label>`).join('\n')}
<button type="reset">Reset</button>
</form>
<table>
<caption class="unseen">Brands</caption>
<thead><tr><td class="mark"></td>${COLUMNS.map(([title, column]) => `<th scope="col"><button type="button" data-sort="${column}">${title}</button></th>`).join('')}</tr></thead>
<tbody></tbody>
</table>
<noscript><p>The list needs scripts. Each brand also has its own page in the folder “brands” beside this file.</p></noscript>
<nav id="pages" aria-label="Pages" hidden>
<button type="button" id="before">Before</button> <span id="place"></span> <button type="button" id="after">Next</button>
</nav>
</main>
<script type="application/json" id="brands">[`
  let isFirst = true
  for await (const row of rows) {
    yield `${isFirst ? '\n' : ',\n'}${scriptJson(row)}`
    isFirst = false
  }
  yield `\n]</script>\n<script>${SCRIPT}</script>\n</body>\n</html>\n`
}
