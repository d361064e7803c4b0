/** A text of at most `limit` characters, cut between words, with an ellipsis where something is left out. */
export function fitText(text: string, limit: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= limit) return plain
  const cut = plain.slice(0, limit - 1)
  const whole = / /.test(plain.charAt(limit - 1))
    ? cut
    : cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))
  return `${(whole || cut).replace(/[\s,;:–-]+$/, '')}…`
}
