// Looks a sample site up with an engine and a database, and prints whether that works.
import { join } from 'node:path'
import { createBlazon } from 'blazon'

const [, , hosts] = process.argv
const options = { producer: 'cascade', lookupTimeoutMs: 60_000, escalation: { maxAttempts: 1 } }
const blazon = await createBlazon({ db: join(import.meta.dirname, 'brands.db'), hosts, options })
const result = await blazon.brand({ domain: 'ferncott.example' })
const logo = await blazon.logo({ domain: 'ferncott.example', size: 32 })
await blazon.close()
const isRight = result.state === 'ok' && result.record.fields.name.value === 'Ferncott' && logo.state === 'ok'
console.log(isRight ? 'works' : `${result.state}: ${result.message ?? logo.message}`)
process.exit(0)
