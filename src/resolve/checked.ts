import { checkValue } from '../model/options/validate.ts'
import { ARGUMENTS, QUEUE, SOURCE, STORED } from './arguments.ts'
import { checkedGroup } from './checked-group.ts'
import { maybeText } from './shapes.ts'

type Work = (...given: never[]) => unknown
type Checkable = { readonly [K in keyof typeof ARGUMENTS]: Work } & {
  readonly [K in keyof typeof STORED]: { readonly [M in keyof (typeof STORED)[K]]: Work }
} & { readonly directory: { readonly source: object }; readonly queue: Work }

/**
 * The same engine. Its methods for the database check their arguments before they begin: each throws or rejects with
 * `invalid_input`, which names the wrong argument, and never with anything but a BlazonError.
 */
export function checkedEngine<E extends Checkable>(engine: E): E {
  return {
    ...engine,
    ...checkedStored(engine),
    ...checkedGroup(engine, ARGUMENTS, 'throws'),
    queue: (language: unknown) => {
      checkValue('language', language, maybeText)
      const queue = (engine.queue as (given: unknown) => object)(language)
      return { ...queue, ...checkedGroup(queue, QUEUE, 'rejects') }
    },
  }
}

/** The groups of methods that give access to the database, with checks. */
function checkedStored(engine: Checkable) {
  const groups = Object.entries(STORED).map(([name, methods]) => {
    const members = engine[name as keyof typeof STORED]
    return [name, { ...members, ...checkedGroup(members, methods, 'rejects') }] as const
  })
  const { source } = engine.directory
  const stored = Object.fromEntries(groups)
  return {
    ...stored,
    directory: { ...stored.directory, source: { ...source, ...checkedGroup(source, SOURCE, 'rejects') } },
  }
}
