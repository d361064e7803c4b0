const mostCharacters = 120

/** The name of a file as its owner calls it, without anything that means more than a name: folders, controls, other endings. */
export function fileNameOf(given: string | undefined, extension: string): string {
  const last = (given ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = last.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim()
  const stem = visible.replace(/\.[^.]*$/, '').replaceAll(/^\.+|\.+$/g, '')
  const characters = stem.slice(0, mostCharacters).toWellFormed()
  return `${characters || 'datei'}.${extension}`
}
