import { BlazonError } from '../../../model/errors.ts'
import { noun } from '../../../model/noun.ts'
import type { CliCommand } from '../command.ts'
import { onDatabase } from '../database.ts'
import type { EngineFlags } from '../flags.ts'
import { BLOBS, DATABASE, OWN_FIELDS } from '../options.ts'
import { printData, tell } from '../output.ts'
import { safe } from '../terminal.ts'
import { writeOut } from '../write-file.ts'

interface ReportFlags extends EngineFlags {
  readonly db: string
  readonly out: string
  readonly pdf?: boolean
  readonly fonts?: boolean
  readonly open?: boolean
}

/** `blazon report [LIST|DOMAIN...] --out DIR`: writes the sheets of stored brands as files, with an index. */
export const report: CliCommand = {
  name: 'report [what...]',
  description:
    'write the sheets of stored brands as files for a browser, with an index that sorts and filters',
  examples: [
    ['blazon report --db brands.db --out report', 'every brand of the database'],
    ['blazon report example.com --out report --open', 'one brand'],
    ['blazon report example.com --out example.html', 'one brand as one file'],
    ['blazon report customers.csv --out report', 'the brands of a list'],
    ['blazon report --out report --pdf', 'each sheet as PDF besides'],
  ],
  failure: 'no result is stored of what was asked for',
  options: (command) =>
    command
      .option(...DATABASE)
      .option(...BLOBS)
      .option('--out <place>', 'the folder of the report, or for one brand a file as example.html', 'report')
      .option('--pdf', 'write each sheet as PDF besides, with the browser')
      .option('--fonts', 'load the fonts that may be passed on by their licence, and show them')
      .option('--open', 'show the report in the browser')
      .option(...OWN_FIELDS),
  async run(what: readonly string[], flags: ReportFlags) {
    const { out, pdf, fonts, open } = flags
    if (/\.html?$/i.test(out)) return oneFile(what, flags)
    const chosen = await chosenOf(what, flags)
    const { onEngine } = await import('../engine.ts')
    const { brands, others, missing, index, sheets } = await onEngine(flags, {}, (blazon, signal) => {
      return blazon.report({ out, pdf, fonts, signal, ...chosen })
    })
    if (missing.length > 0)
      tell(
        `no result is stored of ${missing.map(safe).join(', ')}: look it up first, with blazon or blazon batch\n`,
      )
    const rest = others === 0 ? '' : `, ${others} ${noun(others, 'result', 'results')} without a brand`
    tell(`${brands} ${noun(brands, 'sheet', 'sheets')}${rest}\n`)
    printData(`${index}\n`)
    const [only] = brands === 1 && others === 0 ? sheets : []
    if (open) await (await import('../opener.ts')).openForUser(only ?? index)
    return brands + others === 0 ? 1 : 0
  },
}

/** Writes the sheet of one brand as a single document. */
async function oneFile(what: readonly string[], flags: ReportFlags): Promise<number> {
  const { out, pdf, fonts, open } = flags
  const [domain, ...more] = what
  if (domain === undefined || more.length > 0 || pdf)
    throw new BlazonError('invalid_input', `${out} is the file of one brand, as HTML: name one domain.`)
  const { onEngine } = await import('../engine.ts')
  const { parseBrand } = await import('../../../resolve/listed.ts')
  // A stored result may be of a host that only a host map named when it was looked up.
  const site = parseBrand(domain, { isMapped: () => true })
  const found = await onEngine(flags, {}, (blazon, signal) => blazon.brandReport(site, { fonts, signal }))
  if (found.state !== 'ok')
    throw new BlazonError('not_found', `What is stored of ${safe(domain)} is no brand, and has no sheet.`)
  await writeOut(out, [found.html])
  printData(`${out}\n`)
  if (open) await (await import('../opener.ts')).openForUser(out)
  return 0
}

/**
 * Returns the list and the domains in the arguments. An argument names a list if a list with this name was
 * run.
 */
async function chosenOf(what: readonly string[], flags: ReportFlags) {
  const { listNameOf } = await import('../list-run.ts')
  const runs = await onDatabase(flags.db, (store) => store.runs(), flags)
  const known = new Set(runs.map(({ list }) => list))
  const listOf = (name: string) => [listNameOf(name), name].find((one) => known.has(one))
  const lists = what.flatMap((name) => listOf(name) ?? [])
  const domains = what.filter((name) => listOf(name) === undefined)
  if (lists.length > 1)
    throw new BlazonError('invalid_input', `A report is of one list: name one of ${lists.join(', ')}.`)
  const [list] = lists
  return { ...(list !== undefined && { list }), ...(domains.length > 0 && { domains }) }
}
