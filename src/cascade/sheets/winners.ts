import type { Declared, Expansions } from '../properties/expansion.ts'
import type { Declaration } from './declarations.ts'

/** A block holds the declarations of one rule, of presentational hints, or of a `style` attribute. */
export interface Block {
  readonly source: { readonly list: readonly Declaration[] }
  readonly baseUrl: string
  readonly origin: 'user-agent' | 'hint' | 'author' | 'inline'
  /** Layers are compared by their numbers. */
  readonly layer: number
}

/** Holds the winning declaration of one longhand. */
export interface Winner {
  readonly declared: Declared
  readonly baseUrl: string
  /**
   * A declaration with a higher number is stronger. This decides between the physical and the flow-relative
   * name of the same side.
   */
  readonly order: number
  readonly important: boolean
  /** The block that has the declaration; null for a keyframe. */
  readonly block: Block | null
}

export interface WinnerOfBlock extends Winner {
  readonly block: Block
}

export interface Winners {
  readonly longhands: ReadonlyMap<string, WinnerOfBlock>
  /** The declared custom properties. Any `var()` in them is not substituted yet. */
  readonly custom: ReadonlyMap<string, string>
  /** True when some declaration contains `var()`. */
  readonly pending: boolean
}

/** Cascades blocks, which are sorted weakest first by origin, layer, specificity and order. */
export function cascade(blocks: readonly Block[], expansions: Expansions): Winners {
  const run = new CascadeRun(expansions)
  for (const block of blocks) run.apply(block, false)
  for (const block of strongestLast(blocks)) run.apply(block, true)
  return run.result(blocks)
}

/**
 * Sorts the blocks with important declarations. Among these the order of layers, and then of origins, is
 * reversed (CSS Cascade Level 5, section 6.1).
 */
function strongestLast(blocks: readonly Block[]): Block[] {
  const important = blocks.filter((block) => block.source.list.some((declaration) => declaration.important))
  const strength = { hint: 0, author: 0, inline: 1, 'user-agent': 2 }
  return important.sort((a, b) => strength[a.origin] - strength[b.origin] || b.layer - a.layer)
}

class CascadeRun {
  private readonly longhands = new Map<string, WinnerOfBlock>()
  private readonly custom = new Map<string, string>()
  /** The blocks of custom properties that may have to be reverted. */
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

  /** Replaces `revert` and `revert-layer` by the weaker declaration. */
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
        this.longhands.set(name, earlier)
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
