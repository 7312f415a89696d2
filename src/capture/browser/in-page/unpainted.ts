/// <reference lib="dom" />

/**
 * Runs in each frame before its own scripts, in a browser that paints nothing: WebGL draws nothing. Without a
 * graphics card, one page with a rotating 3D model would take more than a processor.
 */
export function drawNothing(): void {
  // `Function.prototype` is a function that accepts any arguments and returns undefined. Playwright sends
  // this function to the page as text, and some loaders wrap inner functions in a helper that does not exist
  // there (see `call.ts`).
  const costly =
    /^(?:draw|clear|readPixels|blit|copyTex|tex(?:Sub)?Image|compressedTex|generateMipmap|finish|flush)/
  for (const kind of [globalThis.WebGLRenderingContext, globalThis.WebGL2RenderingContext]) {
    if (!kind) continue
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(kind.prototype)))
      if (typeof value === 'function' && costly.test(name))
        Object.defineProperty(kind.prototype, name, { value: Function.prototype })
  }
}
