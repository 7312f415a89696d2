import { isSchema, wordsOf } from '../../../src/model/options/schema.ts'
import type { Setting, Settings } from '../../../src/model/options/setting.ts'
import { OPTIONS } from '../../../src/model/options.ts'
import { DAY, GIB, KIB, MIB, MINUTE, SECOND } from '../../../src/model/units.ts'
import { type Commented, commentsOfOptions } from './comments.ts'

const HEAD = `# Options

\`createBlazon({ options })\` takes any part of these; every option that is left out keeps its default.
A name that is no option, and a value that an option cannot have, are refused with code \`invalid_input\` and one
sentence that names the option. \`DEFAULTS\` of the library holds all defaults. Commands take the same options from a file,
the environment and \`--set\`: [configuration](service.md#how-is-it-configured).

Units stand at the end of the names: \`Ms\` are milliseconds, \`Bytes\` bytes, \`Mb\` units of 1,048,576 bytes and
\`Px\` pixels. Every other bound is a constant in the source, and an option of an earlier
version is refused with a sentence that says what holds now. This page is made from the source by \`npm run make -- options\`.
`

/** The text of `docs/options.md`: one table, in which each group begins with a row of its own. */
export function optionsPage(): string {
  const comments = commentsOfOptions()
  const all: readonly (readonly [string, Setting<unknown> | Settings])[] = Object.entries(OPTIONS)
  const single = all.flatMap(([name, entry]) => (isSchema(entry) ? [[name, entry] as const] : []))
  const groups = all.flatMap(([name, entry]) => (isSchema(entry) ? [] : [[name, entry] as const]))
  const rows = [
    ...rowsOf(single, '', commentedIn(comments, single)),
    ...groups.flatMap(([group, entry]) => {
      const settings = Object.entries(entry) as [string, Setting<unknown>][]
      const commented = commentedIn(comments, settings)
      return [
        `| **\`${group}\`** | | | ${cell(commented.about)} |`,
        ...rowsOf(settings, `${group}.`, commented),
      ]
    }),
  ]
  return [HEAD, '| option | default | may be | what it is |', '|---|---|---|---|', ...rows, ''].join('\n')
}

type Entries = readonly (readonly [name: string, setting: Setting<unknown>])[]

/** The table of the source that has just these options. */
function commentedIn(comments: ReadonlyMap<string, Commented>, entries: Entries): Commented {
  const names = entries.map(([name]) => name).join()
  for (const commented of comments.values())
    if ([...commented.options.keys()].join() === names) return commented
  throw new Error(`No table in src/model/options/ has just these options: ${names}`)
}

const rowsOf = (settings: Entries, path: string, { options }: Commented): readonly string[] =>
  settings.map(([name, setting]) => {
    const what = options.get(name)
    if (!what) throw new Error(`The option ${path}${name} has no comment.`)
    return `| \`${path}${name}\` | ${written(setting.parse(undefined), name)} | ${cell(wordsOf(setting) ?? '')} | ${cell(what)} |`
  })

/** A bar would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|')

function written(value: unknown, name: string): string {
  if (value === undefined) return 'none'
  if (typeof value !== 'number') return `\`${JSON.stringify(value)}\``
  const plain = value.toLocaleString('en-US')
  const easy = name.endsWith('Ms')
    ? inUnits(value, TIMES)
    : name.endsWith('Bytes')
      ? inUnits(value, SIZES)
      : undefined
  return easy ? `${plain} (${easy})` : plain
}

const TIMES: readonly (readonly [unit: number, name: string])[] = [
  [DAY, 'd'],
  [MINUTE, 'min'],
  [SECOND, 's'],
]
const SIZES: readonly (readonly [unit: number, name: string])[] = [
  [GIB, 'GiB'],
  [MIB, 'MiB'],
  [KIB, 'KiB'],
]

/** The number in the largest unit that divides it; undefined when none does. */
function inUnits(
  value: number,
  units: readonly (readonly [unit: number, name: string])[],
): string | undefined {
  const fitting = units.find(([unit]) => value > 0 && value % unit === 0)
  return fitting && `${(value / fitting[0]).toLocaleString('en-US')} ${fitting[1]}`
}
