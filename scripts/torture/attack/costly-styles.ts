/** Rules that cost much to be read or compared, for their length. */
export const COSTLY_STYLES = {
  'css-nots': () => page(`p${':not(a)'.repeat(14_000)}{color:red}`),
  'css-many-nots': () =>
    page(many((at) => `p.c${at % 9}${':not(a)'.repeat(100)}{color:#${100_000 + at}}`, 400)),
  'css-parts-of-attributes': () =>
    page(
      many((at) => `p[title*="b${at}"]{color:#${100_000 + at}}`, 400),
      `<p title="${'ab'.repeat(50_000)}">Fine things.</p>`.repeat(20),
    ),
}

/** Tables that stand in each other. */
export const NESTED_TABLES = {
  'tables-deep': () => page('', '<table><tr><td>'.repeat(400)),
  'tables-deep-wide': () => page('', '<table><tr><td>Free<td>$5<td>'.repeat(160)),
}

const many = (rule: (at: number) => string, count: number) =>
  Array.from({ length: count }, (_, at) => rule(at)).join('')

function page(rules: string, body = ''): string {
  const words = 'Fine things for people who like fine things, sold all over the world. '
  const plain = `<p class=c1>${words.repeat(6)}</p>`.repeat(40)
  return `<!doctype html><html lang=en><title>Fine things</title><style>${rules}</style><h1>Fine things</h1>${plain}${body}`
}
