import type { Flag, Value, Words } from './words.ts'

/** A script for `eval` in `~/.zshrc`, or for a file `_blazon` in a folder of `fpath`. */
export function zshCompletion(program: Words): string {
  return `#compdef blazon
# Completion of blazon for zsh: eval "$(blazon completion zsh)"
${functionOf(program)}if [ "$funcstack[1]" = _blazon ]; then _blazon "$@"; else compdef _blazon blazon; fi
`
}

/** Returns the shell function for a command, and the functions for all commands below it. */
function functionOf({ path, flags, values, isRepeated, commands }: Words): string {
  const specs = flags.flatMap(flagSpecs)
  if (commands.length === 0) {
    const places = values.map((value, at) => {
      const place = isRepeated && at === values.length - 1 ? '*' : at + 1
      return quoted(`${place}:argument:${actionOf(value)}`)
    })
    return `${nameOf(path)}() {\n  _arguments ${[...specs, ...places].join(' \\\n    ')}\n}\n`
  }
  const names = commands.map((one) => quoted(`${one.path.at(-1)}:${one.about.replaceAll(':', '\\:')}`))
  return `${commands.map(functionOf).join('')}${nameOf(path)}() {
  local line state
  local -a commands
  commands=(${names.join(' \\\n    ')})
  _arguments -C ${[...specs, quoted('1:command:->command'), quoted('*::argument:->rest')].join(' \\\n    ')}
  case $state in
    command) _describe command commands ;;
    rest) case $line[1] in
${[...commands.map((one) => `${one.path.at(-1)}) ${nameOf(one.path)} ;;`), ...whereDomain(path)].map((line) => `      ${line}`).join('\n')}
    esac ;;
  esac
}
`
}

/** Returns the branch for a first argument that is not a command: a domain for the default command. */
function whereDomain(path: readonly string[]): string[] {
  return path.length === 0 ? [`*) ${nameOf(['brand'])} ;;`] : []
}

function nameOf(path: readonly string[]): string {
  return ['_blazon', ...path].join('_')
}

function flagSpecs({ names, about, value }: Flag): string[] {
  const text = about.replace(/[[\]:\\]/g, (sign) => `\\${sign}`)
  // The equals sign allows `--flag=value` beside `--flag value`.
  const sign = value ? '=' : ''
  return names.map((name) =>
    quoted(`${name}${name.startsWith('--') ? sign : ''}[${text}]${value ? `:value:${actionOf(value)}` : ''}`),
  )
}

function actionOf(value: Value): string {
  if (value === 'unknown') return ' '
  return value === 'file' ? '_files' : `(${value.oneOf.join(' ')})`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
