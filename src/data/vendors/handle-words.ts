// Made from data/vendors/handle-words.json by `npm run data`. Change that, and not this.
/** Words of accounts that are yet to be filled in, as templates have them. */
export const HANDLE_WORDS: {
/** What an account may be of, behind "your" and before "name". */
readonly thing: readonly string[]
/** Names of accounts that are examples. */
readonly example: readonly string[]
} = JSON.parse(`{
"thing":["user","company","brand","business","channel","page","profile","account","handle","site","website","link"],
"example":["user","handle","profile","page","company","brand","business","example","sample","demo","test","placeholder"]
}`)
