import type { Declaration } from './declarations.ts'
import type { Declared, Expansions } from './declared.ts'

/** Declarations of one rule, attribute or `style` that apply to an element. */
export interface Block {
  readonly source: { readonly list: readonly Declaration[] }
  readonly baseUrl: string
  readonly origin: 'user-agent' | 'hint' | 'author' | 'inline'
  /** Number of the cascade layer. */
  readonly layer: number
}

/** The declaration that won for one longhand. */
export interface Winner {
  readonly declared: Declared
  readonly baseUrl: string
  /** Later is stronger: decides between a physical and a flow-relative name of one side. */
  readonly order: number
  readonly important: boolean
  /** Where it stands; null for the frame of an animation. */
  readonly block: Block | null
}

interface Standing extends Winner {
  readonly block: Block
}

export interface Winners {
  readonly longhands: ReadonlyMap<string, Standing>
  /** Custom properties as declared. */
  readonly custom: ReadonlyMap<string, string>
  /** Does any hold `var()`? */
  readonly pending: boolean
}

/** Cascades blocks that are sorted weakest first by origin, layer, specificity and order. */
export function cascade(blocks: readonly Block[], expansions: Expansions): Winners {
  const run = new Run(expansions)
  for (const block of blocks) run.apply(block, false)
  for (const block of strongestLast(blocks)) run.apply(block, true)
  return run.result(blocks)
}

/** Among important declarations, layers count the other way round, and then origins (CSS Cascade Level 5, section 6.1). */
function strongestLast(blocks: readonly Block[]): Block[] {
  const important = blocks.filter((block) => block.source.list.some((declaration) => declaration.important))
  const strength = { hint: 0, author: 0, inline: 1, 'user-agent': 2 }
  return important.sort((a, b) => strength[a.origin] - strength[b.origin] || b.layer - a.layer)
}

class Run {
  private readonly longhands = new Map<string, Standing>()
  private readonly custom = new Map<string, string>()
  /** Where those were reverted that may still be. */
  private readonly customBlocks = new Map<string, Block>()
  private order = 0
  private pending = false
  private reverts = false
  private readonly expansions: Expansions

  constructor(expansions: Expansions) {
    this.expansions = expansions
  }

  apply(block: Block, important: boolean): void {
    for (const declaration of block.source.list) {
      if (declaration.important !== important) continue
      const { name, text } = declaration
      if (name.startsWith('--')) {
        this.custom.set(name, text)
        if (text.startsWith('revert')) this.customBlocks.set(name, block)
        continue
      }
      for (const [longhand, declared] of this.expansions.ofDeclaration(declaration)) {
        this.longhands.set(longhand, {
          declared,
          baseUrl: block.baseUrl,
          order: this.order++,
          important,
          block,
        })
        if (declared.kind === 'pending') this.pending = true
        else if (declared.kind === 'wide' && declared.word.startsWith('revert')) this.reverts = true
      }
    }
  }

  result(blocks: readonly Block[]): Winners {
    if (this.reverts || this.customBlocks.size > 0) this.rollBack(blocks)
    return { longhands: this.longhands, custom: this.custom, pending: this.pending }
  }

  /** Puts what stood before in the place of `revert` and `revert-layer`. */
  private rollBack(blocks: readonly Block[]): void {
    const weaker = new Map<string, Winners>()
    const before = (block: Block, word: string): Winners => {
      const key = word === 'revert' ? word : `${block.origin} ${block.layer}`
      let found = weaker.get(key)
      if (!found) {
        found = cascade(
          blocks.filter((other) => isBefore(other, block, word)),
          this.expansions,
        )
        weaker.set(key, found)
      }
      return found
    }
    for (const [name, { declared, block }] of this.longhands) {
      if (declared.kind !== 'wide' || !declared.word.startsWith('revert')) continue
      const earlier = before(block, declared.word).longhands.get(name)
      if (!earlier) this.longhands.delete(name)
      else {
        this.longhands.set(name, { ...earlier, block })
        if (earlier.declared.kind === 'pending') this.pending = true
      }
    }
    for (const [name, block] of this.customBlocks) {
      const text = this.custom.get(name) ?? ''
      if (!text.startsWith('revert')) continue
      const earlier = before(block, text).custom.get(name)
      if (earlier === undefined) this.custom.delete(name)
      else this.custom.set(name, earlier)
    }
  }
}

function isBefore(other: Block, block: Block, word: string): boolean {
  if (word === 'revert') return other.origin === 'user-agent' && block.origin !== 'user-agent'
  if (block.origin === 'inline') return other.origin !== 'inline'
  return other.origin === block.origin ? other.layer < block.layer : other.origin !== 'inline'
}
