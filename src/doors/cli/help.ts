import type { Command, Help } from 'commander'
import { ENVIRONMENT } from './environment.ts'
import { beside } from './layout.ts'

/** A command line to paste, and what it does. */
export type Example = readonly [line: string, about: string]

interface More {
  readonly examples: readonly Example[]
  /** The meaning of exit code 1. Default: that some item failed. */
  readonly failure?: string | undefined
  /** True for a command that visits sites: more environment variables matter to it. */
  readonly visitsSites: boolean
}

/** The text below the options in the help of a command: examples, exit codes and environment variables. */
export function addMoreHelp(command: Command, more: More): void {
  command.addHelpText('after', () => moreHelp(more, helpCells(command)))
}

/** How many cells a line of the help may have; Infinity when the output is not a terminal. */
export function helpCells(command: Command): number {
  return command.configureOutput().getOutHelpWidth?.() ?? Number.POSITIVE_INFINITY
}

function moreHelp({ examples, failure = 'some item failed', visitsSites }: More, cells: number): string {
  const codes: Example[] = [
    ['0', 'all is well'],
    ['1', failure],
    ['2', 'the command was used wrongly'],
    ['130', 'it was interrupted (Ctrl-C, SIGTERM or SIGHUP)'],
  ]
  const variables = ENVIRONMENT.filter(({ forSites }) => visitsSites || !forSites)
  const lists: [heading: string, rows: readonly Example[]][] = [
    ['Examples:', examples],
    ['Exit codes:', codes],
    ['Environment variables:', variables.map(({ name, about }): Example => [name, about])],
  ]
  return lists.map(([heading, rows]) => listed(heading, rows, cells)).join('\n')
}

/** Rows of two columns below a heading. */
function listed(heading: string, rows: readonly Example[], cells: number): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return ['', heading, ...rows.map(([name, about]) => item(name, width, about, cells))].join('\n')
}

/** The least cells for a description beside its term. With less space, the description is written below. */
const LEAST_BESIDE = 16

/** Formats an option, an argument or a command with its description, in place of commander's own function. */
export const formatItem: Help['formatItem'] = (term, width, about, { helpWidth = 80 }) =>
  about === '' ? `  ${term}` : item(term, width, about, helpWidth)

/** A term and its description, beside each other when both fit. */
function item(term: string, width: number, about: string, cells: number): string {
  return beside(`  ${term.padEnd(width)}  `, about, cells, LEAST_BESIDE)
}
