// In a checkout, a worker process compiles TypeScript while it is loaded: node from-source.mjs ENTRY
import { register } from 'tsx/esm/api'

register()
await import(process.argv[2])
