import { lexer } from '../../formats/css/syntax.ts'
import { oncePer } from '../../model/keyed.ts'
import type { Descriptors } from '../sheets/rules.ts'
import type { Registration } from './variables.ts'

/** Reads `@property` rules. The last rule for a name counts; incomplete or contradictory rules do not. */
export function readRegistrations(blocks: readonly Descriptors[]): Map<string, Registration> {
  const registered = new Map<string, Registration>()
  for (const { prelude, blocks: inner } of blocks) {
    const declarations = inner.flatMap(({ list }) => list)
    const value = (name: string) => declarations.find((declaration) => declaration.name === name)?.text
    const inherits = value('inherits')
    const initial = value('initial-value')
    const [, syntax] = /^["'](.*)["']$/s.exec(value('syntax') ?? '') ?? []
    if (!prelude.startsWith('--') || inherits === undefined || syntax === undefined) continue
    const accepts = acceptorOf(syntax.trim())
    if (initial === undefined ? syntax.trim() !== '*' : !accepts(initial)) continue
    registered.set(prelude, { inherits: inherits !== 'false', initial: initial ?? null, accepts })
  }
  return registered
}

/** Returns a test of values against a syntax, `<color>` or `auto | <number>`. Each is tested once. */
function acceptorOf(syntax: string): Registration['accepts'] {
  if (syntax === '*') return () => true
  return oncePer((value) => lexer.match(syntax, value).error === null)
}
