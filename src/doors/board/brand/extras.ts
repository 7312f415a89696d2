/// <reference lib="dom" />
import { useEffect, useRef, useState } from 'preact/hooks'
import type { BrandRecord } from '../../../model/record.ts'
import type { SheetDesign, SheetDownload } from '../../../sheet/data.ts'
import { refusalIn, useLoading, valueIn } from '../loading.ts'
import { addressOf, ask } from '../service.ts'
import { useProducts, useScreenshot } from './offers.ts'

/** A file in the answer of `brand/design`. */
interface DesignFile {
  readonly path: string
  readonly mediaType: string
  readonly text?: string
  readonly base64?: string
}

interface DesignAnswer {
  readonly design: SheetDesign
  readonly files: readonly DesignFile[]
}

/** Loads the parts of the sheet that are not in the record. The sheet is shown without waiting for them. */
export function useExtras(record: BrandRecord) {
  const { domain, capturedAt } = record
  const designed = useLoading(domain, (signal) =>
    ask<DesignAnswer>('/v1/brand/design', { query: { domain }, signal }),
  )
  // A correction changes the files, but not the time of the capture.
  const drawn = useRef(record)
  useEffect(() => {
    if (drawn.current === record) return
    drawn.current = record
    designed.again()
  }, [record])
  const answer = valueIn(designed.loaded)
  const [products, shot] = [useProducts(domain), useScreenshot(domain, capturedAt)]
  const screenshot = shot.offer.state === 'ready' ? shot.offer.value : undefined
  const files = useFiles(answer?.files, domain)
  const downloads = [
    ...files,
    {
      label: 'Report as one file',
      href: addressOf('/v1/brand/report', { domain, fonts: true }),
      name: `${domain}.html`,
    },
    { label: 'Record as JSON', href: addressOf('/v1/brand/record', { domain }), name: `${domain}.json` },
    ...(screenshot ? [{ label: 'Screenshot', href: screenshot, name: `${domain}.png` }] : []),
  ]
  const refusal = refusalIn(designed.loaded)
  const missing = refusal && `The design files cannot be shown: ${refusal.message}`
  const paths = answer && new Set(answer.files.map(({ path }) => path))
  return { design: answer?.design, paths, products, shot, screenshot, downloads, missing }
}

/** Matches the path of a drawn logo. */
const MARK = /^marks\/(logo|icon)-(light|dark)\.(svg|png)$/

/** Makes downloads of the design files. Their addresses are valid as long as the sheet is shown. */
function useFiles(files: readonly DesignFile[] | undefined, domain: string): readonly SheetDownload[] {
  const [made, setMade] = useState<readonly SheetDownload[]>([])
  useEffect(() => {
    const all = (files ?? []).map((file) => {
      const mark = MARK.exec(file.path)
      const name = file.path.split('/').pop() ?? ''
      const href = URL.createObjectURL(blobOf(file))
      if (!mark) return { label: file.path, href, name, isMark: false }
      const [, type, theme, format = ''] = mark
      const label = `${type === 'logo' ? 'Logo' : 'Icon'} for ${theme} backgrounds, ${format.toUpperCase()}`
      return { label, href, name: `${domain}-${name}`, isMark: true }
    })
    // The logo comes first, because most people look for it.
    setMade(all.sort((a, b) => Number(b.isMark) - Number(a.isMark)))
    return () => {
      for (const { href } of all) URL.revokeObjectURL(href)
    }
  }, [files, domain])
  return made
}

function blobOf({ text, base64 = '', mediaType: type }: DesignFile): Blob {
  const content = text ?? Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  // If a browser opens the file instead of saving it, it shows text and runs nothing.
  const isPicture = /^image\/(?:png|webp|jpeg|x-icon)$/.test(type)
  return new Blob([content], { type: isPicture ? type : 'application/octet-stream' })
}
