/** `full-teaser` and `link_text` as the graph names types: `FullTeaser`, `LinkText`. */
export function pascalCase(name: string): string {
  return name.replaceAll(/(^|[-_])([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
}
