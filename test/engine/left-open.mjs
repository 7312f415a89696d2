// A program that uses the browser and closes nothing: `left-open.mjs LIBRARY HOSTS DOMAIN`. It ends by
// itself.
const [library, hosts, domain] = process.argv.slice(2)
const { createBlazon } = await import(library)
const [never, patiently] = [2 ** 31 - 1, 10 * 60_000]
const blazon = await createBlazon({
  hosts,
  options: {
    producer: 'browser',
    lookupTimeoutMs: patiently,
    browser: { idleTimeoutMs: never, captureTimeoutMs: patiently },
    readers: { idleTimeoutMs: never },
  },
})
const result = await blazon.brand({ domain })
console.log(result.record?.producer ?? result.message)
