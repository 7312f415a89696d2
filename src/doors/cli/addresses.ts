import { cutInMiddle } from './layout.ts'
import { type Painter, safe } from './terminal.ts'

/**
 * Returns the text of each address, in the order of `urls`. Terminals with links can open them. On a terminal
 * the middle of a long address is cut, unless two addresses would then look the same. In a file or a pipe
 * each address is complete, so that it can be copied. For a `data:` URL only its type and length are shown,
 * because the rest is the file.
 */
export function addressTexts(urls: readonly string[], cells: number, painter: Painter): string[] {
  const whole = urls.map((url) => (url.startsWith('data:') ? dataText(url) : safe(url)))
  const short = whole.map((text) => cutInMiddle(text, cells))
  return short.map((text, at) => {
    const isAlone = short.every((other, place) => other !== text || whole[place] === whole[at])
    return painter.link(isAlone ? text : (whole[at] ?? text), urls[at] ?? '')
  })
}

function dataText(url: string): string {
  const type = url.slice(0, url.search(/[;,]|$/))
  return `${safe(type)} of ${url.length} characters`
}
