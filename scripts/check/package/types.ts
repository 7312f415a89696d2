import { join } from 'node:path'
import ts from 'typescript'

/** What differs between programs that use the package. */
const RESOLUTIONS = {
  NodeNext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  Bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
}

/** What the compiler says against the types of the package in a strict project without the DOM. */
export function typeErrors(project: string): string[] {
  return Object.entries(RESOLUTIONS).flatMap(([name, resolution]) => {
    const program = ts.createProgram([join(project, 'program.ts')], {
      ...resolution,
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
    })
    return messagesOf(program).map((message) => `${name}: ${message}`)
  })
}

/** What the compiler says of a program, with file and line. */
export function messagesOf(program: ts.Program): string[] {
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, code, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    const text = ts.flattenDiagnosticMessageText(messageText, ' ')
    return `${file?.fileName ?? ''}:${line} TS${code} ${text}`
  })
}
