// A program of somebody who has the HTML already: it is bundled to one file.
import { extract, isFound } from 'blazon/extract'

const html = `<title>Tarnbeck: bread</title><header><a href="/">Tarnbeck</a></header>
<main><h1>Bread from the valley</h1><p>${'We bake bread every day of the week. '.repeat(12)}</p></main>`
const { name } = extract(html, 'https://tarnbeck.example/').fields
if (isFound(name)) console.log(name.value)
