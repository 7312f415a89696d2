/**
 * Park and Miller's minimal standard generator (1988): numbers from 0 to 1, the same ones for the same seed.
 */
export function seeded(seed: number): () => number {
  // Every whole number is a seed, also 0.
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
