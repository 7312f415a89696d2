/** The middle one of the sorted numbers, the higher of the two middle ones of an even count; 0 for none. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
