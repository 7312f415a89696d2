declare module '@mozilla/readability/JSDOMParser.js' {
  /** The small DOM that Readability is made to run on; it reads well-formed markup only. */
  export default class JSDOMParser {
    parse(xhtml: string, url?: string): Document
  }
}
