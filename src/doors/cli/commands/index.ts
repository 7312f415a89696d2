import type { CliCommand } from '../command.ts'
import { backup } from './backup.ts'
import { batch } from './batch.ts'
import { batches } from './batches.ts'
import { brand } from './brand.ts'
import { capture } from './capture.ts'
import { classify } from './classify.ts'
import { completion } from './completion.ts'
import { config } from './config.ts'
import { correct } from './correct.ts'
import { crawl } from './crawl.ts'
import { describe } from './describe.ts'
import { diff } from './diff.ts'
import { directory } from './directory/index.ts'
import { doctor } from './doctor.ts'
import { evaluate } from './evaluate.ts'
import { explain } from './explain.ts'
import { exportResults } from './export.ts'
import { extract } from './extract.ts'
import { file } from './file.ts'
import { forget } from './forget.ts'
import { identify } from './identify.ts'
import { installBrowser } from './install-browser.ts'
import { keys } from './keys.ts'
import { mcp } from './mcp.ts'
import { migrate } from './migrate.ts'
import { monitors } from './monitors.ts'
import { commandsOf } from './of-call.ts'
import { openapi } from './openapi.ts'
import { organisations } from './organisations.ts'
import { parse } from './parse.ts'
import { plans } from './plans.ts'
import { prefetch } from './prefetch.ts'
import { prepare } from './prepare.ts'
import { query } from './query.ts'
import { report } from './report.ts'
import { schema } from './schema.ts'
import { serve } from './serve.ts'
import { status } from './status.ts'
import { suggest } from './suggest.ts'
import { usage } from './usage.ts'
import { warc } from './warc.ts'
import { webhooks } from './webhooks.ts'
import { work } from './work.ts'

/** Every command, in the order of the help: those of `calls/`, and others, which have a file each. */
export const COMMANDS: readonly CliCommand[] = [
  brand,
  ...commandsOf(['brand', 'brand or page']),
  ...[explain, identify, suggest],
  ...commandsOf(['brand', 'brand or page'], true),
  file,
  ...[
    batch,
    work,
    exportResults,
    report,
    prefetch,
    serve,
    mcp,
    status,
    backup,
    migrate,
    doctor,
    forget,
    directory,
    correct,
  ],
  ...[keys, organisations, plans, usage, batches, webhooks, monitors, config, openapi, schema],
  ...[capture, describe, diff, warc],
  ...commandsOf(['site']),
  ...commandsOf(['page']),
  ...[parse, crawl, extract],
  ...commandsOf(['site or page', 'address']),
  ...[query, classify, evaluate, installBrowser, prepare, completion],
]
