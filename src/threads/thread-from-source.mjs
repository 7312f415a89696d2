// In a checkout threads run the TypeScript as it is. A thread has no loader of its process's: this one takes its own.
import { register } from 'tsx/esm/api'

register()
const { default: run } = await import('./thread.ts')

export default run
