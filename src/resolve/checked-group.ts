import { type Arguments, checkArgument } from './shapes.ts'

/** Methods that return an async iterable: they throw at once. */
const ITERATED: ReadonlySet<string> = new Set(['all', 'allLines'])

/** How a method reports a wrong argument. */
type Refusing = 'throws' | 'rejects'

/** The methods of a group, each of which checks its arguments. */
export function checkedGroup(
  group: object,
  methods: Readonly<Record<string, Arguments>>,
  refusing: Refusing,
): Record<string, (...given: unknown[]) => unknown> {
  const members = group as Readonly<Record<string, (...given: unknown[]) => unknown>>
  const each = Object.entries(methods).map(([name, args]) => {
    const checks = Object.entries(args)
    const rejects = refusing === 'rejects' && !ITERATED.has(name)
    const work = (...given: unknown[]) => {
      try {
        for (let at = 0; at < checks.length; at++) {
          const [argument, check] = checks[at] ?? []
          if (argument !== undefined && check) checkArgument(argument, given[at], check)
        }
      } catch (thrown) {
        if (rejects) return Promise.reject(thrown)
        throw thrown
      }
      return members[name]?.(...given)
    }
    return [name, work] as const
  })
  return Object.fromEntries(each)
}
