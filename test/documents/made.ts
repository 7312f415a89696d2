/** Makes small documents for tests, byte by byte. */

import { deflateRawSync } from 'node:zlib'

/** A line of a page: its size in points, its distance to the line above, and its text. */
export type PdfLine = readonly [size: number, gap: number, text: string]

/** A PDF with these pages. A page without lines is like that of a scan. */
export function pdfOf(pages: readonly (readonly PdfLine[])[]): Uint8Array {
  const at = (page: number) => 4 + 2 * page
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${at(page)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, page) => {
      const text = contentOf(lines)
      const fonts = '/Resources << /Font << /F1 3 0 R >> >>'
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${at(page) + 1} 0 R ${fonts} >>`,
        streamOf(text),
      ]
    }),
  ]
  return pdfFrom(objects)
}

/** Writes the objects of a PDF, the first of which is its catalog, with their table. */
export function pdfFrom(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`
  return Buffer.from(file, 'latin1')
}

export const streamOf = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`

function contentOf(lines: readonly PdfLine[]): string {
  let y = 760
  const shown = lines.map(([size, gap, text]) => {
    y -= gap
    return `/F1 ${size} Tf 1 0 0 1 72 ${y} Tm (${text}) Tj`
  })
  return `BT ${shown.join(' ')} ET`
}

/** A ZIP archive with these files, packed with deflate. It has no checksums, which readers do not ask for. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content as string)
    const packed = deflateRawSync(bytes, { level: 1 })
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(bytes.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(offset, 42)
    local.push(head, Buffer.from(name), packed)
    central.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}

const OFFICE = 'http://schemas.openxmlformats.org'
const WORD = `${OFFICE}/wordprocessingml/2006/main`
const RELATIONS = `${OFFICE}/package/2006/relationships`
const OF_DOCUMENT = `${OFFICE}/officeDocument/2006/relationships`

/** A docx whose body has this WordprocessingML. */
export function docxOf(body: string, files: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OF_DOCUMENT}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}" xmlns:r="${OF_DOCUMENT}"><w:body>${body}</w:body></w:document>`,
    ...files,
  })
}

export const DOCX_LINK = {
  'word/_rels/document.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r7" Type="${OF_DOCUMENT}/hyperlink" Target="https://acme.example/more" TargetMode="External"/></Relationships>`,
}

/** An xlsx with one sheet of inline texts and numbers. */
export function xlsxOf(sheet: string, rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const main = `${OFFICE}/spreadsheetml/2006/main`
  const cell = (value: string | number, column: number, row: number) => {
    const r = `${String.fromCharCode(65 + column)}${row + 1}`
    return typeof value === 'number'
      ? `<c r="${r}"><v>${value}</v></c>`
      : `<c r="${r}" t="inlineStr"><is><t>${value}</t></is></c>`
  }
  const data = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((value, at) => cell(value, at, row)).join('')}</row>`,
  )
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OF_DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${OF_DOCUMENT}"><sheets><sheet name="${sheet}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OF_DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data.join('')}</sheetData></worksheet>`,
  })
}
