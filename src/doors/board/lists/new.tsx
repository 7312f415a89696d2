/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { noun } from '../../../model/noun.ts'
import type { List } from '../answers.ts'
import { refusalOf } from '../loading.ts'
import { number, Section } from '../parts.tsx'
import { ask } from '../service.ts'

const KINDS = {
  auto: 'Each line decides',
  domain: 'Domains',
  name: 'Names',
  ticker: 'Tickers',
  isin: 'ISINs',
  email: 'E-mail addresses',
} as const

/** A larger text makes the field slow, and the service accepts only a little more. */
const MOST_BYTES = 5_000_000

/** Makes a list from a file or from pasted text. */
export function NewList({ onMade }: { readonly onMade: (list: List) => void }): VNode {
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [kind, setKind] = useState('auto')
  const [column, setColumn] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  const take = async (file: File | undefined) => {
    if (!file) return
    setWrong(undefined)
    try {
      setText(await textOf(file))
      setName((given) => given || file.name.replace(/\.[^.]*$/, ''))
    } catch (thrown) {
      setWrong(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  const send = async (event: Event) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setWrong(undefined)
    try {
      const body = { name, text, kind, ...(column && { column }) }
      onMade((await ask<{ readonly list: List }>('/v1/operator/lists', { body })).list)
    } catch (thrown) {
      setWrong(refusalOf(thrown).message)
      setBusy(false)
    }
  }
  return (
    <Section title="A new list">
      <form class="fields" onSubmit={send}>
        <label>
          Name
          <input required dir="auto" value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <Text text={text} lines={lines} onText={setText} onFile={take} />
        <div class="two">
          <label>
            Its lines are
            <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
              {Object.entries(KINDS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            Column, in a CSV
            <input value={column} onInput={(event) => setColumn(event.currentTarget.value)} />
          </label>
        </div>
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <button type="submit" class="button main" aria-disabled={isBusy}>
          {isBusy ? 'Sending …' : 'Look them up'}
        </button>
      </form>
    </Section>
  )
}

/** Returns the text of a file. It is UTF-8, or else the encoding of older programs for Windows. */
async function textOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES)
    throw new Error(`${file.name} has more than 5 MB: send it in parts, or look it up with "blazon batch".`)
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The field for the lines of the list. They can be typed, pasted, dropped, or read from a file. */
function Text(props: {
  readonly text: string
  readonly lines: number
  readonly onText: (text: string) => void
  readonly onFile: (file: File | undefined) => Promise<void>
}): VNode {
  const { text, lines, onText, onFile } = props
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void onFile(event.dataTransfer?.files[0])
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the button in it do the same.
    <div
      class={isOver ? 'drop over' : 'drop'}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label>
        Lines
        <textarea
          rows={8}
          required
          class="code"
          dir="auto"
          spellcheck={false}
          placeholder={'acme.com\nExample Foods\nUS0378331005'}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      <p class="soft">
        {lines === 0
          ? 'Paste them, drop a file here, or '
          : `${number(lines)} ${noun(lines, 'line')}; instead, `}
        <button type="button" class="plain" onClick={() => chooser.current?.click()}>
          choose a file
        </button>
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="File with the lines"
        accept=".txt,.csv,.tsv,text/plain,text/csv"
        onChange={(event) => void onFile(event.currentTarget.files?.[0])}
      />
    </div>
  )
}
