import { join } from 'node:path'
import { openStore } from '../../../src/store/index.ts'
import { storeContract } from '../contract/index.ts'
import { temporaryFolder } from '../temporary.ts'

storeContract('SQLite', { newDatabase: () => join(temporaryFolder(), 'brands.db'), openStore })
