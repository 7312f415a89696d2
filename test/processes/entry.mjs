// A worker process for the tests, with the compiled modules.
const { serveTasks } = await import('../../dist/modules/processes/index.js')

const KEPT = []

await serveTasks((settings, ask) => {
  if (settings.fails) throw new Error('no tasks today')
  return {
    settings: () => settings,
    pid: () => process.pid,
    environment: () => Object.keys(process.env),
    echo: (value) => value,
    fail: (message) => {
      throw new Error(message)
    },
    ask: async (questions) => {
      const answers = []
      for (const question of questions) answers.push(await ask(question))
      return answers
    },
    spin: () => {
      for (;;);
    },
    wait: () => new Promise((later) => setTimeout(later, 60_000)),
    /** Fills the heap of V8. */
    fill: () => {
      for (let at = 0; ; at++) KEPT.push({ at })
    },
    /** Takes memory outside the heap of V8. */
    swell: () => {
      for (;;) KEPT.push(Buffer.alloc(8_000_000, 1))
    },
    long: () => 'x'.repeat(2 ** 28).repeat(4),
    large: (bytes) => new Uint8Array(bytes),
    exit: (code) => process.exit(code),
    say: (text) => {
      process.stderr.write(text)
      process.stdout.write(text)
      process.abort()
    },
  }
})
