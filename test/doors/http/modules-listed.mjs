// Appends the address of each module that is loaded to the file LISTED: `node --import` this file before a
// program.
import { register } from 'node:module'

const hooks = `import { appendFileSync } from 'node:fs'
export const load = (url, context, next) => {
  appendFileSync(process.env.LISTED, url + '\\n')
  return next(url, context)
}`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
