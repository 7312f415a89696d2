// Made from data/vendors/generators.csv by `npm run data`. Change that, and not this.
/** Software by what `<meta name=generator>` says. */
export const GENERATORS: {
/** Software of forums. */
readonly forum: readonly string[]
/** Software of manuals and wikis. */
readonly documentation: readonly string[]
} = JSON.parse(`{
"forum":["discourse","xenforo","vbulletin","phpbb","mybb","invision","flarum","nodebb","smf","fluxbb","vanilla","simple machines"],
"documentation":["sphinx","docusaurus","mkdocs","gitbook","vitepress","vuepress","starlight","mediawiki","hugo-docs","docsy","antora","javadoc","readme"]
}`)
