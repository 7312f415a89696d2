/** The style sheet of the page at `/docs`. */
export const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881 }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem }
code, pre, textarea { font-family: ui-monospace, monospace; font-size: .9em }
section { border-top: 1px solid var(--line); margin-top: 2rem }
table { border-collapse: collapse; width: 100% }
td, th { padding: .2rem 1rem .2rem 0; vertical-align: top; text-align: left; border-bottom: 1px solid var(--line) }
input, select, textarea { font: inherit; width: 100%; box-sizing: border-box; padding: .2rem .4rem }
td:nth-child(2) { min-width: 12rem }
textarea { height: 10rem }
button { font: inherit; padding: .3rem 1rem; margin: .5rem 0 }
pre { background: var(--soft); padding: .5rem; overflow: auto; max-height: 30rem }
output img { max-width: 100% }
summary { cursor: pointer; margin: .3rem 0 }
ul { padding-left: 1.2rem; margin: 0 }
nav ul { columns: 2; list-style: none; padding: 0 }
label { display: block; flex: 1 1 18rem }
h3 { font-size: 1rem; margin: .5rem 0 0 }
section { scroll-margin-top: 6rem }
td { overflow-wrap: anywhere }
.bar { position: sticky; top: 0; z-index: 1; background: Canvas; padding: .5rem 0; border-bottom: 1px solid var(--line);
  display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: end }
@media (max-width: 40rem) {
  body { margin: 1rem auto }
  nav ul { columns: 1 }
  .bar { position: static }
  section { scroll-margin-top: 1rem }
  form td { display: block; border-bottom: 0; padding-right: 0 }
  form tr { display: block; border-bottom: 1px solid var(--line); padding: .3rem 0 }
}
.soft { opacity: .75 }
`
