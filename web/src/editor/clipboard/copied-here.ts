const key = 'foyer-editor.copied'

/** What was copied last in this browser, for devices without keys: pages must not read the clipboard by themselves. */
export const copiedHere = {
  find: (): string | undefined => localStorage.getItem(key) ?? undefined,
  keep(json: string): void {
    try {
      localStorage.setItem(key, json)
    } catch {
      // Without room for it there is still the clipboard.
    }
  },
}
