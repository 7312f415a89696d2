// npm run build
//
// Compiles src/ to dist/, copies the directory of companies and the vectors of industries there, and writes
// the types of each entry of the library as one file, dist/index.d.ts and dist/extract.d.ts: programs that
// use the library then need no types of what is inside of it, such as those of the DOM for code that runs in
// pages.
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const DIST = join(ROOT, 'dist')

/** What the types need and a program need not name: `Buffer`, and `AsyncDisposable` in older versions. */
const REFERENCES = ['/// <reference types="node" />', '/// <reference lib="esnext.disposable" />']

rmSync(DIST, { recursive: true, force: true })
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
  cwd: ROOT,
  stdio: 'inherit',
})
// What is read by the compiled modules and is no module.
for (const file of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }))
  if (/\.(?:bin|br)$/.test(file)) cpSync(join(ROOT, 'src', file), join(DIST, file))
const types = await Promise.all(
  ['index.d.ts', 'library/extract.d.ts'].map((from) => oneFile(join(DIST, from))),
)
for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.d.ts')) rmSync(join(DIST, file))
for (const [at, to] of ['index.d.ts', 'extract.d.ts'].entries()) writeFileSync(join(DIST, to), types[at])

/** The declarations of a module and of all that it refers to, in one text. */
async function oneFile(input) {
  const bundle = await rollup({ input, plugins: [dts()], external: (id) => !/^[./]/.test(id), onLog })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  const { code } = output[0]
  // Interfaces that one module adds to those of another are the same interface in one file.
  const merged = code.replace(/^declare module (?:'\.[^']*'|"\.[^"]*") \{\n(.*?)^\}\n/gms, '$1')
  return `${REFERENCES.join('\n')}\n${merged}`
}

function onLog(level, log) {
  if (!/could not be resolved to any output chunk/.test(log.message))
    throw new Error(`${level}: ${log.message}`)
}
