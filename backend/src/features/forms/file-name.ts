const maxCharacters = 120

/**
 * The uploaded file's name, stripped of paths, control characters and its extension, with the extension of the detected format.
 */
export function fileNameOf(rawName: string | undefined, extension: string): string {
  const last = (rawName ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = last.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim()
  const stem = visible.replace(/\.[^.]*$/, '').replaceAll(/^\.+|\.+$/g, '')
  const characters = stem.slice(0, maxCharacters).toWellFormed()
  return `${characters || 'datei'}.${extension}`
}
