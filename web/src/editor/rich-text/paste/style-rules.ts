export type Declarations = Readonly<Record<string, string>>

/** The declarations of a `style` attribute or of a rule: names and values in lower case. The last one of a name counts. */
export function declarationsIn(style: string): Declarations {
  return Object.fromEntries(
    style.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      if (colon === -1) return []
      const name = declaration.slice(0, colon).trim().toLowerCase()
      return [
        [
          name,
          declaration
            .slice(colon + 1)
            .trim()
            .toLowerCase(),
        ],
      ]
    }),
  )
}

/** What a style sheet says of elements with a class, by `tag.class`. Pages writes its formatting in this way alone. */
export function classRulesIn(sheet: string): ReadonlyMap<string, Declarations> {
  const rules = new Map<string, Declarations>()
  for (const part of sheet.replaceAll(/<!--|-->|\/\*.*?\*\//gs, '').split('}')) {
    const [selectors, body] = part.split('{')
    if (!selectors || body === undefined) continue
    for (const selector of selectors.split(',')) {
      const name = selector.trim()
      if (/^[a-z]\w*\.[\w-]+$/i.test(name)) {
        rules.set(name, { ...rules.get(name), ...declarationsIn(body) })
      }
    }
  }
  return rules
}
