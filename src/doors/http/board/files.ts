/** The built files of the board: a script and a style sheet with their hashes in their names. */

import { readFile } from 'node:fs/promises'
import * as mini from 'zod/mini'
import { BlazonError } from '../../../model/errors.ts'

const NAME = mini.string().check(mini.regex(/^board-[\w-]+\.(?:js|css)$/))
const NAMES = mini.object({ script: NAME, style: NAME })

export interface BoardFile {
  readonly body: Buffer
  readonly contentType: string
}

export interface BoardFiles {
  readonly script: string
  readonly style: string
  readonly files: ReadonlyMap<string, BoardFile>
}

let read: Promise<BoardFiles> | undefined

/** Returns the files. They are read once. Rejects with `unavailable` when they were not built. */
export function boardFiles(): Promise<BoardFiles> {
  read ??= readFiles().catch((cause: unknown) => {
    read = undefined
    throw new BlazonError(
      'unavailable',
      'The files of the board are not beside the program: "npm run setup" builds them in a checkout.',
      { cause },
    )
  })
  return read
}

async function readFiles(): Promise<BoardFiles> {
  const at = (name: string) => readFile(new URL(`./${name}`, import.meta.url))
  const { script, style } = mini.parse(NAMES, JSON.parse((await at('board.json')).toString()))
  const files = new Map([
    [script, { body: await at(script), contentType: 'text/javascript; charset=utf-8' }],
    [style, { body: await at(style), contentType: 'text/css; charset=utf-8' }],
  ])
  return { script, style, files }
}
