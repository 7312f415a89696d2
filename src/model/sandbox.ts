/** Whether Chromium's sandbox is used; see `browser.sandbox` in the options. */
export const SANDBOX_DEMANDS = ['auto', 'required', 'off'] as const

export type SandboxDemand = (typeof SANDBOX_DEMANDS)[number]

/** Whether the browser's pages run in its sandbox; `untried` while no browser has started. */
export type SandboxState = 'untried' | 'on' | 'off'
