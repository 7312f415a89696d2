import type { Pages } from '../capture/sites.ts'

/** Markup by which a document contacts an address. The last part of each path names the method. */
const MARKUP = (to: string): readonly string[] => [
  `<link rel=stylesheet href="${to}/css">`,
  `<link rel=prefetch href="${to}/prefetch">`,
  `<link rel=preload as=image href="${to}/preload">`,
  `<link rel=modulepreload href="${to}/modulepreload">`,
  `<link rel=prerender href="${to}/prerender">`,
  `<link rel=preconnect href="${to}"><link rel=dns-prefetch href="${to}">`,
  `<link rel=icon href="${to}/icon"><link rel=apple-touch-icon href="${to}/touch">`,
  `<link rel=manifest href="${to}/manifest">`,
  `<meta property="og:image" content="${to}/card"><meta property="og:logo" content="${to}/ogl">`,
  `<script type="application/ld+json">{"@type":"Organization","name":"Acme","logo":"${to}/jsonld"}</script>`,
  `<style>@import url("${to}/import"); @font-face{font-family:x;src:url("${to}/font")} h1{font-family:x} .logo{background:url("${to}/background")}</style>`,
  `<img src="${to}/image"><img srcset="${to}/srcset 1x"><picture><source srcset="${to}/source"><img></picture>`,
  `<img src="/moved.png"><link rel=stylesheet href=/moved.css><link rel=icon href=/moved.ico><link rel=manifest href=/moved.json><script src=/moved.js></script>`,
  `<header><a href="/"><img class=logo src="${to}/logo"></a></header>`,
  `<svg><image href="${to}/svg-image"/><use href="${to}/svg-use#x"/></svg><input type=image src="${to}/input">`,
  `<iframe src="${to}/frame"></iframe><iframe srcdoc="<img src='${to}/srcdoc'>"></iframe><iframe src="file:///etc/hostname"></iframe>`,
  `<object data="${to}/object"></object><embed src="${to}/embed">`,
  `<video src="${to}/video" poster="${to}/poster" autoplay muted></video><audio src="${to}/audio" preload=auto></audio><video><track default src="${to}/track"></video>`,
  `<script src="${to}/script"></script>`,
  `<script type=speculationrules>{"prefetch":[{"source":"list","urls":["${to}/speculation"]}]}</script>`,
  `<a id=ping href="#x" ping="${to}/ping">x</a><a id=blank href="${to}/blank" target=_blank>x</a>`,
  `<form id=form action="${to}/form" method=post target=sink><input name=x></form><iframe name=sink></iframe>`,
]

/** The same by script. */
const SCRIPT = (to: string, udpPort: number): string => `
  const quiet = (go) => { try { Promise.resolve(go()).catch(() => 0) } catch (thrown) { console.log(thrown) } }
  const script = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  quiet(() => fetch('${to}/fetch', { mode: 'no-cors' }))
  quiet(() => fetch('${to}/keepalive', { mode: 'no-cors', keepalive: true }))
  quiet(() => { const x = new XMLHttpRequest(); x.open('GET', '${to}/xhr'); x.send() })
  quiet(() => new WebSocket('${to.replace('http', 'ws')}/socket'))
  quiet(() => new EventSource('${to}/events'))
  quiet(() => new Worker(script("fetch('${to}/worker', { mode: 'no-cors' })")))
  quiet(() => new SharedWorker(script("fetch('${to}/shared-worker', { mode: 'no-cors' })")))
  quiet(() => navigator.serviceWorker.register('/service-worker.js'))
  quiet(() => navigator.sendBeacon('${to}/beacon'))
  quiet(() => { new Image().src = '${to}/new-image' })
  quiet(() => import('${to}/module'))
  quiet(() => new FontFace('y', 'url(${to}/font-face)').load())
  quiet(() => new WebTransport('${to.replace('http:', 'https:')}/transport'))
  quiet(() => window.open('${to}/popup'))
  quiet(() => form.submit())
  quiet(() => ping.click())
  quiet(() => blank.click())
  quiet(async () => {
    const servers = ['stun:127.0.0.1:${udpPort}', 'turn:127.0.0.1:${udpPort}?transport=udp', 'turn:${to.slice(7)}?transport=tcp']
    const peer = new RTCPeerConnection({ iceServers: servers.map((urls) => ({ urls, username: 'x', credential: 'x' })) })
    peer.createDataChannel('x')
    await peer.setLocalDescription(await peer.createOffer())
  })
`

/** A site in which every part contacts one address, given as `http://host:port`. */
export function trapSite(to: string, udpPort: number): Pages {
  const moved = { to: `${to}/moved` }
  const headers = {
    link: `<${to}/link-header>; rel=preload; as=style, <${to}/link-connect>; rel=preconnect`,
    'content-security-policy-report-only': `default-src 'none'; report-uri ${to}/csp`,
    'reporting-endpoints': `default="${to}/reporting"`,
    nel: '{"report_to":"default","max_age":100,"success_fraction":1}',
    'report-to': `{"group":"default","max_age":100,"endpoints":[{"url":"${to}/report-to"}]}`,
    'origin-trial': 'x',
  }
  const body = `<!doctype html><title>Acme</title>${MARKUP(to).join('\n')}<h1>Acme</h1><script>${SCRIPT(to, udpPort)}</script>`
  const worker = `self.onactivate = () => fetch('${to}/service-worker'); fetch('${to}/service-worker', { mode: 'no-cors' }).catch(() => 0)`
  return {
    '/': { body, headers },
    '/moved.png': moved,
    '/moved.css': moved,
    '/moved.ico': moved,
    '/moved.json': moved,
    '/moved.js': moved,
    '/favicon.ico': moved,
    '/service-worker.js': { type: 'text/javascript', body: worker },
    '/robots.txt': { type: 'text/plain', body: `Sitemap: ${to}/sitemap\nSitemap: /moved-sitemap.xml` },
    '/moved-sitemap.xml': moved,
    '/sitemap.xml': {
      type: 'application/xml',
      body: `<sitemapindex><sitemap><loc>${to}/child-sitemap</loc></sitemap></sitemapindex>`,
    },
  }
}
