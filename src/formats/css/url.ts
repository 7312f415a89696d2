/** Returns the content of every `url(...)` in a CSS value, in order, unquoted and unresolved. */
export function cssUrls(value: string): string[] {
  const found: string[] = []
  for (const match of value.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^'"()\s]+))\s*\)/gi)) {
    const url = match[1] ?? match[2] ?? match[3]
    if (url) found.push(url)
  }
  return found
}
