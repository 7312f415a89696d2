/** Pages whose scripts attack the browser that runs them. Each page is empty without its script. */
export const SCRIPTED: Readonly<Record<string, string>> = {
  loop: 'for (;;);',
  'loop-later': 'setTimeout(() => { for (;;); }, 300)',
  'loop-worker': "for (let i = 0; i < 8; i++) new Worker(URL.createObjectURL(new Blob(['for(;;);'])))",
  alerts: 'for (;;) alert(1)',
  'alerts-later': 'setInterval(() => { alert(1); confirm(2); prompt(3) }, 1)',
  print: 'setInterval(() => print(), 10)',
  history:
    'setInterval(() => { for (let i = 0; i < 100; i++) history.pushState(i, "", "/" + Math.random()) }, 1)',
  hash: 'setInterval(() => { location.hash = Math.random() }, 1)',
  reloads: 'setTimeout(() => location.reload(), 50)',
  navigations: 'setInterval(() => { location = "/?" + Math.random() }, 20)',
  'before-unload':
    'onbeforeunload = (event) => { event.preventDefault(); return "stay" }; setTimeout(() => { location = "/x" }, 100)',
  close: 'window.close(); setInterval(() => window.close(), 50)',
  windows: 'setInterval(() => { for (let i = 0; i < 20; i++) open("/" + i) }, 10)',
  downloads:
    'setInterval(() => { const a = document.createElement("a"); a.href = "data:application/octet-stream,x"; a.download = "x"; a.click() }, 10)',
  'memory-4gb':
    'const kept = []; for (let i = 0; i < 4096; i++) kept.push(new Uint8Array(1 << 20).fill(i)); document.title = kept.length',
  'memory-strings':
    'let s = "x".repeat(1 << 20); const kept = []; for (;;) { kept.push(s + Math.random()); document.title = kept.length }',
  'canvases-10000':
    'for (let i = 0; i < 10000; i++) { const c = document.createElement("canvas"); c.width = c.height = 2000; c.getContext("2d").fillRect(0, 0, 9, 9); document.body.append(c) }',
  'canvas-huge':
    'const c = document.createElement("canvas"); c.width = c.height = 16000; c.getContext("2d").fillRect(0, 0, 1, 1); document.body.append(c); c.toDataURL()',
  webgl:
    'for (let i = 0; i < 200; i++) { const c = document.createElement("canvas"); c.width = c.height = 4000; c.getContext("webgl")?.clear(16384); document.body.append(c) }',
  'elements-1m': 'root.innerHTML = "<p>x</p>".repeat(1e6)',
  'elements-deep':
    'let at = root; for (let i = 0; i < 200000; i++) at = at.appendChild(document.createElement("div")); at.textContent = "x"',
  'elements-growing':
    'setInterval(() => { for (let i = 0; i < 1000; i++) root.append(document.createElement("p")) }, 1)',
  'text-500mb': 'root.textContent = "x".repeat(500e6)',
  'title-growing': 'setInterval(() => { document.title += "x".repeat(1e6) }, 1)',
  'write-loop': 'for (;;) document.write("<p>x")',
  'write-later': 'setInterval(() => { document.open(); document.write("<p>" + Math.random()) }, 5)',
  frames:
    'for (let i = 0; i < 500; i++) { const f = document.createElement("iframe"); f.src = "/"; document.body.append(f) }',
  fetches: 'for (let i = 0; i < 20000; i++) fetch("/" + i).catch(() => 0)',
  'fetches-steady': 'setInterval(() => { for (let i = 0; i < 500; i++) fetch("/" + i).catch(() => 0) }, 1)',
  'fetches-worker':
    'const work = "for (let i = 0; i < 20000; i++) fetch(origin + \'/\' + i).catch(() => 0)"; new Worker(URL.createObjectURL(new Blob(["const origin = " + JSON.stringify(location.origin) + ";" + work])))',
  'fetches-frame':
    'const f = document.createElement("iframe"); f.srcdoc = "<script>for (let i = 0; i < 20000; i++) fetch(\'/\' + i).catch(() => 0)<" + "/script>"; document.body.append(f)',
  'fetches-data': 'for (let i = 0; i < 20000; i++) fetch("data:," + i).catch(() => 0)',
  xhr: 'for (let i = 0; i < 20000; i++) { const x = new XMLHttpRequest(); x.open("GET", "/" + i); x.send() }',
  beacons: 'for (let i = 0; i < 20000; i++) navigator.sendBeacon("/" + i, "x")',
  'images-20000': 'for (let i = 0; i < 20000; i++) new Image().src = "/" + i',
  'images-data': 'for (let i = 0; i < 20000; i++) new Image().src = "data:image/png;base64,AAAA" + i',
  'images-markup':
    'let s = ""; for (let i = 0; i < 20000; i++) s += "<img src=/" + i + ">"; root.innerHTML = s',
  backgrounds:
    'let s = ""; for (let i = 0; i < 20000; i++) s += "<i style=\'background:url(/" + i + ")\'>x</i>"; root.innerHTML = s',
  preloads:
    'for (let i = 0; i < 20000; i++) { const l = document.createElement("link"); l.rel = "preload"; l.as = "image"; l.href = "/" + i; document.head.append(l) }',
  'fetch-endless': 'setInterval(() => fetch("/endless").then((r) => r.text()).catch(() => 0), 50)',
  sockets: 'for (let i = 0; i < 500; i++) new WebSocket("ws://" + location.host + "/" + i)',
  observers:
    'new MutationObserver(() => root.setAttribute("x", Math.random())).observe(root, { attributes: true }); root.setAttribute("x", 1)',
  promises: 'const again = () => Promise.resolve().then(again); again()',
  prototypes:
    'for (const name of ["toString", "valueOf", "hasOwnProperty", "toJSON"]) Object.prototype[name] = () => { throw 1 }; Array.prototype.map = Array.prototype.push = () => { throw 2 }; JSON.stringify = () => { throw 3 }; Map = Set = undefined',
  getters:
    'for (const name of ["outerHTML", "innerHTML", "textContent", "children", "childNodes", "localName", "attributes"]) for (const it of [Element, Node, HTMLElement]) try { Object.defineProperty(it.prototype, name, { get() { for (;;); } }) } catch {}',
  styles:
    'window.getComputedStyle = () => { throw 1 }; Element.prototype.getBoundingClientRect = () => ({ left: "x", get width() { for (;;); } })',
  'document-gone': 'document.documentElement.remove(); document.write = 1',
  animations:
    'document.head.insertAdjacentHTML("beforeend", "<style>@keyframes x{to{filter:blur(99px)}}*{animation:x .1s infinite;box-shadow:0 0 999px red}</style>"); root.innerHTML = "<div><p>x</p></div>".repeat(20000)',
  selectors:
    'document.head.insertAdjacentHTML("beforeend", "<style>" + ":has(:has(p)) ".repeat(6) + "{color:red}</style>"); root.innerHTML = "<div><p>x</p></div>".repeat(20000)',
  'shadow-roots':
    'let at = root; for (let i = 0; i < 3000; i++) { const s = at.attachShadow({ mode: "open" }); at = s.appendChild(document.createElement("div")) }; at.textContent = "x"',
  'wasm-memory':
    'const kept = []; for (let i = 0; i < 8; i++) { const m = new WebAssembly.Memory({ initial: 16384 }); new Uint8Array(m.buffer).fill(1); kept.push(m) }',
  storage:
    'try { for (let i = 0; ; i++) localStorage.setItem("k" + i, "x".repeat(1e6)) } catch {}; indexedDB.open("x").onsuccess = () => 0',
  'crash-regex': '/(a+)+$/.test("a".repeat(60) + "b")',
}

export function scriptedPage(script: string): string {
  return `<!doctype html><title>Acme</title><body><div id=root></div><script>${script}</script>`
}
