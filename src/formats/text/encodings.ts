/**
 * The packages that know the standard's encodings. They are imported only here: Node 20 fails when one part
 * of a program first imports the sniffer, which requires `@exodus/bytes`, while another part imports
 * `@exodus/bytes` itself.
 */

export { normalizeEncoding, TextDecoder as StandardDecoder } from '@exodus/bytes/encoding.js'
export { default as sniffHtmlEncoding } from 'html-encoding-sniffer'
