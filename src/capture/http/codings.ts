/**
 * What stands in Content-Encoding and names no way of packing: the body is as it is, as browsers take it. Anything else that we
 * cannot unpack may be packed by it.
 */
const NOTHING: readonly { readonly what: string; readonly name: RegExp }[] = [
  {
    what: 'nothing at all',
    name: /^$|^(identity|none|null|undefined|false|no|off|default|raw|plain|uncompressed)$/,
  },
  { what: 'a transfer encoding', name: /^(7bit|8bit|binary|chunked|aws-chunked)$/ },
  { what: 'a type', name: /^(text|html|xml|json)$|^[a-z]+\// },
  {
    what: 'a charset',
    name: /^(charset|utf|ucs|iso|windows|cp|koi8|mac|gb|big5|euc|shift|ascii|us-ascii|latin|ansi|unicode)([-_=\d]|$)/,
  },
]

/** A name in lower case. */
export function saysNothing(coding: string): boolean {
  return NOTHING.some(({ name }) => name.test(coding))
}
