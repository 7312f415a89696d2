import type { Source, SourceBrand } from './source.ts'

/** The brands of two sides with the same domain; undefined where only one side has it. */
export type Pair = readonly [before: SourceBrand | undefined, after: SourceBrand | undefined]

/**
 * Yields the brands of two sides in pairs, in the order of their domains. Two sides of one brand each are a
 * pair, whatever their domains are. When only one side is a single brand, the other side is searched for the
 * domain of this brand alone.
 */
export async function* pairsOf(before: Source, after: Source, domain?: string): AsyncGenerator<Pair> {
  if (before.isOne && after.isOne) {
    const pair: Pair = [await firstOf(before, domain), await firstOf(after, domain)]
    if (pair.some((one) => one !== undefined)) yield pair
    return
  }
  const one = before.isOne
    ? await firstOf(before, domain)
    : after.isOne
      ? await firstOf(after, domain)
      : undefined
  const wanted = one?.domain ?? domain
  const [earlier, later] = [before, after].map((side) =>
    one && side.isOne ? [one].values() : side.brands(wanted)[Symbol.asyncIterator](),
  )
  if (earlier && later) yield* merged(earlier, later)
}

type Brands = AsyncIterator<SourceBrand> | Iterator<SourceBrand>

async function* merged(before: Brands, after: Brands): AsyncGenerator<Pair> {
  const next = async (brands: Brands) => {
    const { done, value } = await brands.next()
    return done ? undefined : (value as SourceBrand)
  }
  let [earlier, later] = [await next(before), await next(after)]
  while (earlier || later) {
    if (earlier && later && earlier.domain === later.domain) {
      yield [earlier, later]
      earlier = await next(before)
      later = await next(after)
    } else if (earlier && (!later || earlier.domain < later.domain)) {
      yield [earlier, undefined]
      earlier = await next(before)
    } else {
      yield [undefined, later]
      later = await next(after)
    }
  }
}

async function firstOf(source: Source, domain: string | undefined): Promise<SourceBrand | undefined> {
  for await (const brand of source.brands(domain)) return brand
  return undefined
}
