import type { CustomProperties } from '../style.ts'

/** The rules of a custom property that is registered by `@property`. */
export interface Registration {
  readonly inherits: boolean
  readonly initial: string | null
  /** Tests a value against the registered syntax; an invalid value counts as unset. */
  readonly accepts: (value: string) => boolean
}

/** A longer result is invalid. A chain of variables that each double the text would fill the memory. */
const MAX_LENGTH = 64 * 1024
/** The most variables that refer to one another in a chain; no real sheet has as many. */
const MAX_CHAIN = 128

/** Custom properties that differ from the inherited ones; undefined for a property that is not set. */
export type Changes = readonly (readonly [name: string, value: string | undefined])[]

/**
 * Returns the custom properties of an element that differ from the inherited ones: its own declarations with
 * `var()` substituted. A property in a cycle, or with a reference to an unset property, is unset (CSS Custom
 * Properties Level 1, section 3).
 */
export function customChanges(
  declared: ReadonlyMap<string, string>,
  inherited: CustomProperties,
  registered: ReadonlyMap<string, Registration>,
): Changes {
  const resolver = new Resolver(declared, inherited, registered)
  return [...declared.keys()]
    .map((name) => [name, resolver.resolve(name, 0)] as const)
    .filter(([name, value]) => value !== inherited.get(name))
}

/** Returns the inherited custom properties with changes. */
export function changed(inherited: CustomProperties, changes: Changes): CustomProperties {
  const result = new Map(inherited)
  for (const [name, value] of changes) {
    if (value === undefined) result.delete(name)
    else result.set(name, value)
  }
  return result
}

class Resolver {
  private readonly declared: ReadonlyMap<string, string>
  private readonly inherited: CustomProperties
  private readonly registered: ReadonlyMap<string, Registration>
  private readonly done = new Map<string, string | undefined>()
  private readonly open = new Set<string>()
  private readonly cyclic = new Set<string>()

  constructor(
    declared: ReadonlyMap<string, string>,
    inherited: CustomProperties,
    registered: ReadonlyMap<string, Registration>,
  ) {
    this.declared = declared
    this.inherited = inherited
    this.registered = registered
  }

  resolve(name: string, depth: number): string | undefined {
    const text = this.declared.get(name)
    if (text === undefined) return this.inherited.get(name) ?? this.registered.get(name)?.initial ?? undefined
    if (this.done.has(name)) return this.done.get(name)
    if (this.open.has(name) || depth > MAX_CHAIN) {
      this.markCycle(name)
      return undefined
    }
    const wide = text.toLowerCase()
    if (wide === 'initial') return this.registered.get(name)?.initial ?? undefined
    if (wide === 'inherit' || wide === 'unset') return this.inherited.get(name)
    this.open.add(name)
    const value = substitute(text, (inner) => this.resolve(inner, depth + 1))
    this.open.delete(name)
    const registered = this.registered.get(name)
    const valid = value !== undefined && registered?.accepts(value) !== false
    const unset = (registered?.inherits && this.inherited.get(name)) || registered?.initial || undefined
    const result = this.cyclic.has(name) ? undefined : valid ? value : unset
    this.done.set(name, result)
    return result
  }

  /** Marks the cycle that leads back to a name: every property that was entered after it. */
  private markCycle(name: string): void {
    const chain = [...this.open]
    for (const member of chain.slice(Math.max(0, chain.indexOf(name)))) this.cyclic.add(member)
  }
}

/** Replaces every `var()` and `env()`; undefined when one of them is not set and has no fallback. */
export function substitute(
  text: string,
  lookup: (name: string) => string | undefined,
  depth = 0,
): string | undefined {
  if (!text.includes('(') || depth > MAX_CHAIN) return depth > MAX_CHAIN ? undefined : text
  let result = ''
  let from = 0
  for (const match of text.matchAll(REFERENCE)) {
    const start = match.index + (match[1]?.length ?? 0)
    if (start < from) continue
    const open = match.index + match[0].length - 1
    const end = closingIndex(text, open)
    const value = referenceValue(text.slice(open + 1, end), match[2]?.toLowerCase() === 'env', lookup, depth)
    if (value === undefined) return undefined
    result += text.slice(from, start)
    result += glued(result, value, text[end + 1])
    if (result.length > MAX_LENGTH) return undefined
    from = end + 1
  }
  return from === 0 ? text : result + text.slice(from)
}

const REFERENCE = /(^|[^\w-])(var|env)\(/gi

/** Keeps tokens separate: `1var(--unit)` is two tokens. */
function glued(before: string, value: string, after: string | undefined): string {
  const head = /[\w.%-]$/.test(before) && /^[\w.%-]/.test(value) ? '/**/' : ''
  const tail = after !== undefined && /[\w.%-]/.test(after) ? '/**/' : ''
  return head + value + tail
}

function referenceValue(
  inner: string,
  environment: boolean,
  lookup: (name: string) => string | undefined,
  depth: number,
): string | undefined {
  const comma = inner.indexOf(',')
  const name = (comma < 0 ? inner : inner.slice(0, comma)).replace(/\/\*[\s\S]*?\*\//g, '').trim()
  const value = environment ? ENVIRONMENT.get(name) : lookup(name)
  if (value !== undefined) return value
  return comma < 0 ? undefined : substitute(inner.slice(comma + 1).trim(), lookup, depth + 1)
}

/** A desktop screen has no safe-area insets. */
const ENVIRONMENT: ReadonlyMap<string, string> = new Map(
  ['top', 'right', 'bottom', 'left'].map((side) => [`safe-area-inset-${side}`, '0px']),
)

function closingIndex(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}
