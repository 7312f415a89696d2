// Looks a brand up with a field of your own: node examples/own-field.mjs example.com
import { createBlazon } from 'blazon'

const [domain = 'example.com'] = process.argv.slice(2)

const blazon = await createBlazon({ fields: [new URL('./reading-minutes.mjs', import.meta.url)] })
try {
  const result = await blazon.brand({ domain })
  if (result.state === 'ok') {
    for (const [name, finding] of Object.entries(result.record.fields))
      if (name === 'reading_minutes') console.log(`${name}:`, finding)
  } else console.log(`${domain} has no record.`)
} finally {
  await blazon.close()
}
