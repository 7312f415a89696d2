// npm run build
//
// Makes the package in dist/: the programs that Node runs, with what they read and the licences of the
// packages in them (scripts/bundle.mjs); the library for other bundlers, which bring its packages themselves;
// and the types of each entry of the library as one file, dist/index.d.ts and dist/extract.d.ts: programs
// that use the library then need no types of what is inside of it, such as those of the DOM for code that
// runs in pages.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { licencesOf } from './build/licences.mjs'
import { bundle, bundleBoard, bundleStartup, CHECKOUT, makeSnapshot, PROGRAMS } from './bundle.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const DIST = join(ROOT, 'dist')
const TYPES = join(DIST, 'types')

/** What bundlers read. A process is bundled beside the program that starts it. */
const ENTRIES = {
  index: 'src/index.ts',
  extract: 'src/library/extract.ts',
  'reader-to-bundle': PROGRAMS.reader,
  'decoder-to-bundle': PROGRAMS.decoder,
}
/** Their packages are those of the program that is bundled. */
const FOR_BUNDLERS = {
  ...{ packages: 'external', external: [], banner: {}, chunkNames: 'module-[hash]', plugins: [] },
}

/** What the types need and a program need not name: `Buffer`, and `AsyncDisposable` in older versions. */
const REFERENCES = ['/// <reference types="node" />', '/// <reference lib="esnext.disposable" />']

// The programs of the checkout stay: one that runs starts processes and loads modules from there.
mkdirSync(DIST, { recursive: true })
for (const name of readdirSync(DIST))
  if (name !== basename(fileURLToPath(CHECKOUT))) rmSync(join(DIST, name), { recursive: true })
const [{ inputs }] = await Promise.all([bundle(PROGRAMS, DIST), bundleStartup(DIST), bundleBoard(DIST)])
// The package does not have it: it would be valid on this machine only.
makeSnapshot(DIST)
writeFileSync(join(DIST, 'LICENSES.txt'), licencesOf(Object.keys(inputs), ROOT))
await bundle(ENTRIES, DIST, FOR_BUNDLERS)
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
  cwd: ROOT,
  stdio: 'inherit',
})
for (const [from, to] of [
  ['index.d.ts', 'index.d.ts'],
  ['library/extract.d.ts', 'extract.d.ts'],
])
  writeFileSync(join(DIST, to), await oneFile(join(TYPES, from)))
rmSync(TYPES, { recursive: true })

/** The declarations of a module and of all that it refers to, in one text. */
async function oneFile(input) {
  const bundled = await rollup({ input, plugins: [dts()], external: (id) => !/^[./]/.test(id), onLog })
  const { output } = await bundled.generate({ format: 'es' })
  await bundled.close()
  const { code } = output[0]
  // Interfaces that one module adds to those of another are the same interface in one file.
  const merged = code.replace(/^declare module (?:'\.[^']*'|"\.[^"]*") \{\n(.*?)^\}\n/gms, '$1')
  return `${REFERENCES.join('\n')}\n${merged}`
}

function onLog(level, log) {
  if (!/could not be resolved to any output chunk/.test(log.message))
    throw new Error(`${level}: ${log.message}`)
}
