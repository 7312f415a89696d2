/** The style sheet of the page at `/docs`. Its values are those of the board, so that both look alike. */
export const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#fff, #131316); --faint: light-dark(#f7f7f8, #1b1c20);
  --ink: light-dark(#16171a, #ededef); --quiet: light-dark(#62646b, #a3a5ad);
  --hairline: light-dark(#e2e2e5, #303137); --field: light-dark(#8b8d94, #7b7d86);
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  --sans: "Helvetica Neue", Helvetica, Inter, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif }
* { box-sizing: border-box }
html { background: var(--ground); color: var(--ink); scroll-padding-block-start: 7rem }
body { font: 400 .9375rem/1.5 var(--sans); max-inline-size: 82rem; margin: 0 auto;
  padding: 0 clamp(1.25rem, 5vw, 5rem) 8rem; overflow-wrap: break-word }
h1, h2, h3, summary { font-weight: 500; letter-spacing: -.015em }
h1 { font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem); line-height: 1.08;
  letter-spacing: -.028em; margin: 2.5rem 0 1.5rem }
header { padding-block: 1.5rem; font-size: 1.0625rem; font-weight: 600 }
header a { text-decoration: none }
h2 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 .5rem }
h3 { font-size: 1rem; margin: 1rem 0 .25rem }
p { max-inline-size: 62ch; margin: .75rem 0 }
a { color: inherit; text-decoration-color: var(--hairline); text-underline-offset: .25em }
a:hover { text-decoration-color: currentcolor }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px }
code, pre, textarea { font-family: var(--mono); font-size: .8125rem }
section { border-block-start: 1px solid var(--hairline); margin-block-start: 3rem;
  padding-block-start: 1.5rem }
table { border-collapse: collapse; inline-size: 100%; margin-block: 1rem }
td, th { padding: .6rem 0; padding-inline-end: 1.5rem; vertical-align: baseline; text-align: start;
  border-block-end: 1px solid var(--hairline); overflow-wrap: anywhere }
td:nth-child(2) { min-inline-size: 12rem }
label { display: block; flex: 1 1 18rem; color: var(--quiet); font-size: .8125rem }
input, select, textarea { font: inherit; color: var(--ink); inline-size: 100%; padding: .5rem 0;
  background: none; border: 0; border-block-end: 1px solid var(--field); border-radius: 0 }
select option { background: var(--ground) }
textarea { font-family: var(--mono); block-size: 10rem; padding: .75rem;
  border: 1px solid var(--field); border-radius: 2px }
::placeholder { color: var(--quiet); opacity: 1 }
button { font: inherit; color: var(--ground); background: var(--ink); border: 1px solid var(--ink);
  border-radius: 2px; min-block-size: 2.75rem; padding: .5rem 1.25rem; margin: 1rem 0; cursor: pointer }
button:hover { background: var(--quiet); border-color: var(--quiet) }
pre { background: var(--faint); padding: 1rem; overflow: auto; max-block-size: 30rem; margin: .5rem 0 }
output img { max-inline-size: 100% }
summary { cursor: pointer; margin: .75rem 0 }
ul { padding-inline-start: 1.2rem; margin: 0 }
li { padding-block: .15rem }
nav { margin-block: 3rem }
nav ul { columns: 3 16rem; column-gap: 2.5rem; list-style: none; padding: 0 }
nav li { break-inside: avoid; border-block-end: 1px solid var(--hairline); padding-block: .4rem }
nav a { text-decoration: none }
.bar { position: sticky; inset-block-start: 0; z-index: 1; background: var(--ground); padding: 1rem 0;
  border-block-end: 1px solid var(--ink); display: flex; flex-wrap: wrap; align-items: end;
  gap: .5rem 2.5rem }
.bar input:focus-visible { outline-offset: 0 }
@media (max-width: 40rem) {
  .bar { position: static }
  html { scroll-padding-block-start: 1rem }
  form td { display: block; border-block-end: 0; padding-inline-end: 0 }
  form tr { display: block; border-block-end: 1px solid var(--hairline); padding: .3rem 0 }
}
.soft { color: var(--quiet) }
`
