import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const FOLDER = new URL('../../../src/model/options/', import.meta.url)

/** What the comments of a table of options say. */
export interface Commented {
  /** Of the table as a whole. */
  readonly about: string
  /** Of each option by its name. */
  readonly options: ReadonlyMap<string, string>
}

/** The comments of every table in `src/model/options/`, by the name of its constant: `FETCH`. */
export function commentsOfOptions(): ReadonlyMap<string, Commented> {
  const tables = readdirSync(FOLDER).flatMap((file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    return source.statements.filter(ts.isVariableStatement).flatMap(tableIn)
  })
  return new Map(tables)
}

function tableIn(statement: ts.VariableStatement): [name: string, commented: Commented][] {
  const [declaration] = statement.declarationList.declarations
  const { name, initializer } = declaration ?? {}
  if (!name || !initializer || !ts.isIdentifier(name) || !ts.isObjectLiteralExpression(initializer)) return []
  const options = initializer.properties
    .filter(ts.isPropertyAssignment)
    .map((property): [string, string] => [property.name.getText(), commentOf(property)])
  return [[name.text, { about: commentOf(statement), options: new Map(options) }]]
}

function commentOf(node: ts.Node): string {
  const texts = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}
