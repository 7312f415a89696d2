import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { temporaryFolder, temporaryStore } from '../store/temporary.ts'

test('a statement that a stranger has hidden in the view of a database is not run', async () => {
  const folder = temporaryFolder()
  const [path, stolen] = [join(folder, 'brands.db'), join(folder, 'stolen.db')]
  await (await temporaryStore({ path })).close()
  const db = new Database(path)
  db.unsafeMode(true)
  db.pragma('writable_schema = ON')
  const hidden = `,
  -- fields that a user added
  1 AS "mood"
FROM results; COMMIT; ATTACH '${stolen}' AS stolen; CREATE TABLE stolen.made (id); BEGIN; SELECT 1
FROM results`
  db.prepare(
    "UPDATE sqlite_schema SET sql = replace(sql, char(10) || 'FROM results', ?) WHERE name = 'brands'",
  ).run(hidden)
  // The view of another version, which is made anew when the file is opened.
  db.prepare(
    `UPDATE sqlite_schema SET sql = replace(sql, 'AS "url"', 'AS  "url"') WHERE name = 'brands'`,
  ).run()
  db.close()
  const opened = temporaryStore({ path }).then((store) => store.close())
  await expect(opened).rejects.toThrow(/more than one statement/)
  expect(existsSync(stolen)).toBe(false)
})
