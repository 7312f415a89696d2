import { ENVIRONMENT } from './environment.ts'

/** A command line to paste, and what it does. */
export type Example = readonly [line: string, about: string]

interface More {
  readonly examples: readonly Example[]
  /** What exit code 1 means. Default: that some item failed. */
  readonly failure?: string | undefined
  /** True for a command that visits sites: more variables matter to it. */
  readonly visitsSites: boolean
}

/** The text below the options in a help: examples, exit codes and environment variables. */
export function moreHelp({ examples, failure = 'some item failed', visitsSites }: More): string {
  const codes: Example[] = [
    ['0', 'all is well'],
    ['1', failure],
    ['2', 'the command was used wrongly'],
    ['130', 'it was interrupted (Ctrl-C, SIGTERM or SIGHUP)'],
  ]
  const variables = ENVIRONMENT.filter(({ forSites }) => visitsSites || !forSites)
  return [
    listed('Examples:', examples),
    listed('Exit codes:', codes),
    listed(
      'Environment variables:',
      variables.map(({ name, about }): Example => [name, about]),
    ),
  ].join('\n')
}

/** Rows of two columns below a heading. */
function listed(heading: string, rows: readonly Example[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return ['', heading, ...rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`)].join('\n')
}
