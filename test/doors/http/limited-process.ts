// A service of its own process over the database that it is given, for tests of several processes on one
// database. It tells its address to its parent, and ends in order with SIGTERM.
import { createBlazon, createServer } from '../../../src/index.ts'

const [db = ''] = process.argv.slice(2)
const blazon = await createBlazon({ db })
const server = await createServer(blazon)
process.once('SIGTERM', async () => {
  await server.close()
  await blazon.close()
  process.exit()
})
process.once('disconnect', () => process.exit(1))
const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
process.send?.(url)
