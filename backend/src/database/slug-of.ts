const foldings: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
  ð: 'd',
}

/** The slug of a title, in a-z, 0-9 and hyphens; `x` for a title that has none of these. */
export function slugOf(title: string): string {
  const folded = title
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüßæœøåłđıþð]/g, (letter) => foldings[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’'"]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return trimHyphens(trimHyphens(folded).slice(0, 120)) || 'x'
}

function trimHyphens(text: string): string {
  return text.replaceAll(/^-+|-+$/g, '')
}
