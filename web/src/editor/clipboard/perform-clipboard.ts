/** What a button asks for, while the browser fires the event of it. */
let pressed: 'copy' | 'cut' | undefined

/** Copies or cuts what is selected, as the keys do. The caret may be in a text still, which is not meant. */
export function performClipboard(command: 'copy' | 'cut'): void {
  pressed = command
  // oxlint-disable-next-line typescript/no-deprecated -- only this leads to an event that may set types of our own
  document.execCommand('copy')
  pressed = undefined
}

/** The command of the button that has fired the current event; undefined if it was a key. */
export const pressedCommand = () => pressed
