// Refuses to load any package: `node --import` this file before a program that must not need one.
import { register } from 'node:module'

const hooks = `export const resolve = (name, context, next) => {
  if (/^(?:[./]|node:|file:|data:)/.test(name)) return next(name, context)
  throw new Error('It loads the package ' + name)
}`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
