import { everyCommand, type Value, type Words } from './words.ts'

/** A script for `eval` in `~/.bashrc`. It works from the bash 3.2 of macOS on. */
export function bashCompletion(program: Words): string {
  const all = everyCommand(program)
  const flags = all.flatMap(({ path, flags }) => flags.map((flag) => ({ path: path.join('/'), ...flag })))
  const withValue = flags.flatMap(({ path, names, value }) =>
    value === undefined ? [] : names.map((name) => ({ at: `'${path}:${name}'`, value })),
  )
  const places = all.flatMap(({ path, values, isRepeated }) =>
    values.map((value, at) => {
      const isLast = isRepeated && at === values.length - 1
      return { at: `'${path.join('/')}:'${isLast ? '[0-9]*' : at}`, value }
    }),
  )
  const named = all.filter(({ commands }) => commands.length > 0)
  return `# Completion of blazon for bash: eval "$(blazon completion bash)"
_blazon() {
  local cur=\${COMP_WORDS[COMP_CWORD]} before='' path='' count=0 words=() word i
  COMPREPLY=()
  # Bash cuts --flag=value at the equals sign, unless COMP_WORDBREAKS was changed.
  for ((i = 0; i < COMP_CWORD; i++)); do
    if [[ \${COMP_WORDS[i]} != = ]]; then words+=("\${COMP_WORDS[i]}"); fi
  done
  if [[ $cur == = ]]; then cur=''; fi
  if [[ $cur == --*=* ]]; then
    words+=("\${cur%%=*}")
    before=\${cur%%=*}=
    cur=\${cur#*=}
  fi
  for ((i = 1; i < \${#words[@]}; i++)); do
    word=\${words[i]}
    case "$path:$word" in
${alternatives(withValue.map(({ at }) => at))}
        if ((i + 1 == \${#words[@]})); then _blazon_value "$path:$word"; return; fi
        ((i++)) ;;
      *:-*) ;;
${alternatives(all.filter(({ path }) => path.length > 0).map(({ path }) => `'${path.slice(0, -1).join('/')}:${path.at(-1)}'`))}
        if ((count == 0)); then path=\${path:+$path/}$word; else ((count++)); fi ;;
      *) ((count++)) ;;
    esac
  done
  if [[ $cur == -* ]]; then
    case "$path" in
${all.map(({ path, flags }) => `      '${path.join('/')}') _blazon_words '${flags.flatMap(({ names }) => names).join(' ')}' ;;`).join('\n')}
    esac
    return
  fi
  case "$path:$count" in
${named.map(({ path, commands }) => `    '${path.join('/')}:0') _blazon_words '${commands.map((below) => below.path.at(-1)).join(' ')}' ;;`).join('\n')}
    *) _blazon_value "$path:$count" ;;
  esac
}
_blazon_words() { COMPREPLY=($(compgen -P "$before" -W "$1" -- "$cur")); }
_blazon_files() {
  compopt -o default 2>/dev/null && return
  local IFS=$'\\n'
  COMPREPLY=($(compgen -P "$before" -f -- "$cur"))
}
_blazon_value() {
  case "$1" in
${[...withValue, ...places].flatMap(({ at, value }) => chosen(at, value)).join('\n')}
  esac
}
complete -F _blazon blazon
`
}

/** Returns the beginning of a branch of `case` that matches any of the words. */
function alternatives(words: readonly string[]): string {
  return `${words.map((word) => `      ${word}`).join(' | \\\n')})`
}

function chosen(at: string, value: Value): string[] {
  if (value === 'unknown') return []
  return [`    ${at}) ${value === 'file' ? '_blazon_files' : `_blazon_words '${value.oneOf.join(' ')}'`} ;;`]
}
