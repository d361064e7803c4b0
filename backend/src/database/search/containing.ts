/** The pattern of `like` for texts that contain another one. `%` and `_` are letters like others. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
