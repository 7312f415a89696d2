/** Pages that never come to rest, each in another way. None is larger than a few kilobytes. */
export const HEAVY: Readonly<Record<string, string>> = {
  fetches: page(
    `<img src="/never"><script>setInterval(() => { for (let i = 0; i < 5; i++) fetch('/data?' + Math.random()).then((it) => it.text()).catch(() => 0) }, 5)</script>`,
  ),
  timers: page(`<script>
    const busy = () => { const until = performance.now() + 40; while (performance.now() < until); setTimeout(busy, 0) }
    for (let i = 0; i < 4; i++) busy()
    ;(function spin() { for (let i = 0; i < 2e8; i++); setTimeout(spin, 0) })()
  </script>`),
  model: page(`<canvas id=c width=1400 height=900 style="width:1400px;height:900px"></canvas><script>
    const gl = c.getContext('webgl2') || c.getContext('webgl')
    const shader = (type, text) => { const it = gl.createShader(type); gl.shaderSource(it, text); gl.compileShader(it); return it }
    if (gl) {
      const program = gl.createProgram()
      gl.attachShader(program, shader(gl.VERTEX_SHADER, 'attribute vec2 p; void main() { gl_Position = vec4(p, 0., 1.); }'))
      gl.attachShader(program, shader(gl.FRAGMENT_SHADER, 'precision highp float; uniform float t; void main() { vec2 z = gl_FragCoord.xy / 900.; float s = 0.; for (int i = 0; i < 400; i++) { z = vec2(z.x * z.x - z.y * z.y, 2. * z.x * z.y) + vec2(sin(t), cos(t)) * .6; s += exp(-length(z)); } gl_FragColor = vec4(fract(s), fract(s * 2.), fract(s * 3.), 1.); }'))
      gl.linkProgram(program); gl.useProgram(program)
      gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
      gl.enableVertexAttribArray(0); gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
      const at = gl.getUniformLocation(program, 't')
      let n = 0
      const draw = () => { for (let i = 0; i < 4; i++) { gl.uniform1f(at, n++ / 60); gl.drawArrays(gl.TRIANGLES, 0, 3) } const pixel = new Uint8Array(4); gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel); requestAnimationFrame(draw) }
      draw()
      setInterval(draw, 16)
    }
  </script>`),
  workers: page(`<script>
    const code = URL.createObjectURL(new Blob(["let n = 0; for (;;) { let s = 0; for (let i = 0; i < 1e5; i++) s += Math.sqrt(i); postMessage({ n: n++, text: 'x'.repeat(2000), s }) }"]))
    for (let i = 0; i < 8; i++) new Worker(code).onmessage = ({ data }) => { document.title = 'Heavy ' + data.n }
  </script>`),
  layout: page(`<div id=root></div><script>
    const rows = () => '<table>' + '<tr><td>a<td><div style="display:flex"><p>b<p>c</div>'.repeat(3000) + '</table>'
    setInterval(() => { root.innerHTML = rows(); for (let i = 0; i < 20; i++) { root.style.width = 500 + Math.random() * 500 + 'px'; root.offsetHeight } }, 0)
  </script>`),
  loop: page(`<script>setTimeout(() => { for (;;); }, 50)</script>`),
}

function page(rest: string): string {
  const words =
    'Heavy goods made with care for those who like them heavy, and sent to all corners of the valley. '
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Heavy</title><h1>Heavy</h1><p>${words.repeat(5)}</p>${rest}`
}
