/**
 * The packages that know the standard's encodings, imported only here: Node 20 fails when the sniffer, which
 * requires `@exodus/bytes`, is imported while another part imports that.
 */

export { normalizeEncoding, TextDecoder as StandardDecoder } from '@exodus/bytes/encoding.js'
export { default as sniffHtmlEncoding } from 'html-encoding-sniffer'
