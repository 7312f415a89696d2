// In a checkout threads run the TypeScript as it is. A thread has no loader of its process's: this one takes its own, unless
// BLAZON_THREAD names the thread compiled, as in tests, which start many.
const built = process.env.BLAZON_THREAD
if (!built) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { default: run } = await (built ? import(built) : import('./thread.ts'))

export default run
