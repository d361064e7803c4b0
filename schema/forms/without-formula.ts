/**
 * Prefixes values that a spreadsheet program would execute as a formula (CSV injection), full-width characters and leading blanks
 * included. Numbers stay as they are.
 */
export function withoutFormula(text: string): string {
  const isNumber = /^-?\d+([.,]\d+)?$/.test(text)
  return /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !isNumber ? `'${text}` : text
}
