/** The WHATWG encoding sniffing algorithm; the package ships no types. Answers with the standard's encoding name. */
declare module 'html-encoding-sniffer' {
  export default function sniffHtmlEncoding(
    bytes: Uint8Array,
    options?: { xml?: boolean; transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ): string
}
