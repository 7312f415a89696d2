// Serves the HTTP API: node examples/service.mjs brands.db 8080
import { once } from 'node:events'
import { createBlazon, createServer } from 'blazon'

const [db = 'brands.db', port = '8080'] = process.argv.slice(2)

const blazon = await createBlazon({ db })
const { id, secret } = await blazon.keys.create('example')
const server = await createServer(blazon)
const { url } = await server.listen({ port: Number(port) })
console.log(`curl -H 'Authorization: Bearer ${secret}' '${url}/v1/brand/retrieve?domain=example.com'`)

await once(process, 'SIGINT')
await server.close()
await blazon.keys.revoke(id)
await blazon.close()
