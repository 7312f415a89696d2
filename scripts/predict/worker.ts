// One process of `npm run predict`: it receives cases and sends prediction lines as messages. Its arguments
// are the corpus and the folder of its files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case } from './adapter.ts'
import { ADAPTERS } from './adapters.ts'
import { answerTo } from './answer.ts'

const [corpus = '', folder = ''] = process.argv.slice(2)
const adapter = await ADAPTERS[corpus]?.({ hosts: undefined })
if (!adapter) throw new Error(`predict: no adapter for ${corpus}`)
process.on('message', async (one: Case) => {
  process.send?.(await answerTo(adapter, one, () => readFileSync(join(folder, one.file ?? ''))))
})
// What an adapter has opened would keep the process alive.
process.on('disconnect', () => void adapter.close?.())
