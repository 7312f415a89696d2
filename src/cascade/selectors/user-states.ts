/** The states that a user causes with a pointer or a keyboard. */
export type UserState = 'hover' | 'active' | 'focus' | 'focus-visible' | 'focus-within'

export const USER_STATES: ReadonlySet<string> = new Set<UserState>([
  ...(['hover', 'active', 'focus', 'focus-visible', 'focus-within'] as const),
])
