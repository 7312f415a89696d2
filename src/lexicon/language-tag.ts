/** Tags of languages whose words stand under another tag: older tags, and languages that share their words. */
const SHARED: ReadonlyMap<string, string> = new Map([
  ...['nb', 'nn'].map((tag) => [tag, 'no'] as const),
  ...['tl', 'ceb'].map((tag) => [tag, 'fil'] as const),
  ['iw', 'he'],
  ['in', 'id'],
  ['sh', 'sr'],
])

/** The name in data/languages of the language of a BCP 47 tag: `no` for `nb-NO`. */
export function tagOfWords(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/)
  return SHARED.get(primary) ?? primary
}
