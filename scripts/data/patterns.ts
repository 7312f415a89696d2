export async function faultsOfPatterns(
  _tables: readonly { from: string; value: unknown }[],
): Promise<string[]> {
  return []
}
