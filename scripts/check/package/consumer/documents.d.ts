// What the snippets of the documents use without saying where it comes from.
declare const blazon: import('blazon').Blazon
declare const snapshot: import('blazon').Snapshot
declare const html: string
declare const url: string
declare const resources: { readonly url: string; readonly body: string }[]
declare const createReadStream: typeof import('node:fs').createReadStream
declare const createBlazon: typeof import('blazon').createBlazon
declare const drawLogo: typeof import('blazon').drawLogo
declare const readList: typeof import('blazon').readList
declare const runBatch: typeof import('blazon').runBatch
/** The function of esbuild. */
declare function build(options: object): Promise<unknown>
