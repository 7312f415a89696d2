// npm run torture -- NAME [ARGUMENTS], npm run bench -- NAME, npm run make -- NAME
//
// It runs scripts/torture/NAME.ts, scripts/bench/NAME.ts or scripts/make/NAME.ts, and before that it sets up
// or builds what the script needs. Without a name it prints what there is, each with the first sentence of
// its file.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [group = '', ...given] = process.argv.slice(2)
// Without a name, `npm run bench` measures pages.
const isDefault = group === 'bench' && (given[0] ?? '-').startsWith('-')
const [name, ...args] = isDefault ? ['pages', ...given] : given
const folder = new URL(`${group}/`, import.meta.url)
const files = readdirSync(folder).filter((file) => /\.(?:ts|mjs)$/.test(file))
const file = files.find((one) => one.replace(/\.\w+$/, '') === name)

/** These run the built program, as its users do. */
const BUILT = { torture: ['attack', 'ending'], bench: ['import', 'peers'], make: [] }
/** These collect garbage before they measure memory. */
const COLLECTING = ['soak']

if (file === undefined) {
  const stream = name === undefined ? process.stdout : process.stderr
  if (name !== undefined) stream.write(`There is no "${name}". `)
  stream.write(`npm run ${group} -- NAME, with one of these names:\n${files.map(lineOf).join('\n')}\n`)
  process.exitCode = name === undefined ? 0 : 2
} else {
  run(process.execPath, [fileURLToPath(new URL('setup.mjs', import.meta.url))])
  if (BUILT[group].includes(name))
    run(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))])
  const flags = COLLECTING.includes(name) ? ['--expose-gc'] : []
  run(process.execPath, [...flags, '--import', 'tsx', fileURLToPath(new URL(file, folder)), ...args])
}

function run(program, given) {
  const { status, signal } = spawnSync(program, given, { stdio: 'inherit' })
  if (status !== 0) process.exit(signal ? 1 : status)
}

/** Returns the name of a file, and the first sentence in it. */
function lineOf(one) {
  const text = readFileSync(new URL(one, folder), 'utf8')
  const lines = text
    .split('\n\n')[0]
    .split('\n')
    .map((line) => line.replace(/^\/\/ ?/, ''))
  const said = lines.filter((line) => line !== '' && !line.startsWith('npm run')).join(' ')
  const sentence = (/^.*?[.:](?= |$)/.exec(said)?.[0] ?? '').replace(/:$/, '.')
  return `  ${one.replace(/\.\w+$/, '').padEnd(18)} ${sentence}`
}
