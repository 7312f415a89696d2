/**
 * Values of Content-Encoding that name no compression. The body is then taken as it is, as browsers do. With
 * any other unknown value the body may be compressed in a way that we cannot unpack.
 */
const NO_COMPRESSION: readonly { readonly what: string; readonly name: RegExp }[] = [
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

/** True for a value that names no compression. It must be in lower case. */
export function isUncompressed(coding: string): boolean {
  return NO_COMPRESSION.some(({ name }) => name.test(coding))
}
