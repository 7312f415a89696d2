import type { ImportedSource, ImportReport } from '../../model/directory-import.ts'
import { noun } from '../../model/noun.ts'
import { control, safe, shown } from './terminal.ts'

/** Why a row or value was not imported: texts for people, by code. Any other code is shown unchanged. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['no_domain', 'no website'],
  ['no_name', 'no name'],
  ['unknown_ending', 'the website has an unknown ending'],
  ['shared_host', 'the website is a page at a host of many'],
  ['not_of_a_company', 'not about a company'],
  ['unknown_name', 'no company of that name is known'],
  ['isin_form', 'ISIN that is none'],
  ['isin_check_digit', 'ISIN with a wrong check digit'],
  ['isin_country', "ISIN of another country than the company's and its market's"],
  ['unknown_exchange', 'symbol on an unknown exchange'],
  ['symbol_form', 'symbol that is none'],
  ['unknown_country', 'unknown country'],
])

/** How an import ended, for people. */
export function importText(report: ImportReport): string {
  const { name, licence, version, rows, kept, dropped, leftOut, conflicts, companies } = report
  const facts = [licence && `licence: ${licence}`, version && `version ${version}`].filter(Boolean).join(', ')
  const lost = conflicts.isins - conflicts.settled
  return [
    `${safe(name)}${facts ? ` (${safe(facts)})` : ''}: ${count(companies)} ${noun(companies, 'company', 'companies')} from ${count(kept)} of ${count(rows)} ${noun(rows, 'row')}\n`,
    counted('dropped', dropped),
    counted('left out', leftOut),
    conflicts.isins === 0
      ? ''
      : `ISINs that several companies had: ${count(conflicts.isins)}; ${count(conflicts.settled)} were given to the one with most rows, ${count(lost)} to none\n`,
  ].join('')
}

/** The sources of a directory, one a line. */
export function sourcesText(sources: readonly ImportedSource[]): string {
  if (sources.length === 0) return 'nothing was imported\n'
  return sources
    .map(({ name, licence, version, rows, companies, importedAt }) => {
      const facts = [
        `${count(companies)} ${noun(companies, 'company', 'companies')}`,
        `${count(rows)} ${noun(rows, 'row')}`,
        licence,
        version && `version ${version}`,
      ]
      return `${safe(name)}\t${safe(facts.filter(Boolean).join(', '))}, imported ${importedAt.slice(0, 10)}\n`
    })
    .join('')
}

function counted(what: string, counts: Readonly<Record<string, number>>): string {
  const rows = Object.entries(counts).sort(([, one], [, other]) => other - one)
  return rows
    .map(([code, number]) => `  ${what} ${count(number).padStart(9)}  ${MEANINGS.get(code) ?? code}\n`)
    .join('')
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}

const INTERVAL_MS = 200
const PLAIN_INTERVAL_MS = 10_000

/** Shows how far an import is: on a terminal in one line, elsewhere by a line every ten seconds. */
export function importProgress(stream: NodeJS.WriteStream): {
  show: (rows: number, kept: number) => void
  end: () => void
} {
  const every = stream.isTTY ? INTERVAL_MS : PLAIN_INTERVAL_MS
  const begunAt = performance.now()
  let shownAt = begunAt
  let isShown = false
  return {
    show(rows, kept) {
      const now = performance.now()
      if (now - shownAt < every) return
      shownAt = now
      const perSecond = Math.round((rows / (now - begunAt)) * 1_000)
      const line = `${count(rows)} ${noun(rows, 'row')} read, ${count(kept)} kept, ${count(perSecond)} a second`
      stream.write(stream.isTTY ? shown(`${control('\r\u001b[K')}${line}`) : `${line}\n`)
      isShown = stream.isTTY === true
    },
    end: () => void (isShown && stream.write('\n')),
  }
}
