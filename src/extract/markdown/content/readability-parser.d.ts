declare module '@mozilla/readability/JSDOMParser.js' {
  /** The small DOM that comes with Readability. It reads only well-formed markup. */
  export default class JSDOMParser {
    parse(xhtml: string, url?: string): Document
  }
}
