const opened: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** The modal dialog of the editor that is above all others: everything outside it is inert. */
export const topmostDialog = () => opened.at(-1)

/** Tells when another dialog is the topmost one. Returns how to stop. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remembers that a dialog was opened above all others. Returns what is to be called when it is closed. */
export function rememberDialog(dialog: HTMLDialogElement): () => void {
  opened.push(dialog)
  tell()
  return () => {
    opened.splice(opened.indexOf(dialog), 1)
    tell()
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
