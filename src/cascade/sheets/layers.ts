import { oncePer } from '../../model/keyed.ts'

/** Cascade layers (CSS Cascading and Inheritance Level 5, 6.4): a tree, in the order of first mention. */
export class Layer {
  readonly parent: Layer | null
  private readonly own = oncePer((_: string) => this.anonymous())
  private readonly inner: Layer[] = []
  /**
   * The position of this layer among all layers once `number()` was called; a higher number is stronger. The
   * root, which stands for unlayered rules, has the highest.
   */
  order = 0

  constructor(parent: Layer | null = null) {
    this.parent = parent
  }

  /** Returns the layer with a dotted name inside this layer. A layer is made at its first mention. */
  child(name: string): Layer {
    return name.split('.').reduce<Layer>((layer, part) => layer.own(part.trim()), this)
  }

  anonymous(): Layer {
    const layer = new Layer(this)
    this.inner.push(layer)
    return layer
  }

  /** Inner layers are weaker than rules directly in the outer one. */
  number(from = 0): number {
    let next = from
    for (const layer of this.inner) next = layer.number(next)
    this.order = next
    return next + 1
  }
}
