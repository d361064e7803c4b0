/** The head of a page and its structured data, as machines read them. */
export type Head = {
  title: string
  description: string
  robots: string
  canonical: string
  /** Addresses of the page by `hreflang`. */
  alternates: Record<string, string>
  /** OpenGraph properties without their prefix; of several of one name, the first. */
  openGraph: Record<string, string>
  /** The blocks of JSON-LD. */
  blocks: Record<string, unknown>[]
}

/** Reads the head of a page as the site writes it. */
export function readHead(html: string): Head {
  const metas = tagsOf(html, 'meta')
  const links = tagsOf(html, 'link')
  const content = (name: string) => metas.find((meta) => meta.name === name)?.content ?? ''
  const properties = metas.flatMap(({ property, content: text }) =>
    property?.startsWith('og:') ? [[property.slice('og:'.length), text ?? ''] as const] : [],
  )
  const alternates = links.flatMap(({ rel, hreflang, href }) =>
    rel === 'alternate' && hreflang ? [[hreflang, href ?? ''] as const] : [],
  )
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: content('description'),
    robots: content('robots'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
    alternates: Object.fromEntries(alternates),
    openGraph: Object.fromEntries(properties.toReversed()),
    blocks: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text!) as Record<string, unknown>,
    ),
  }
}

/** The attributes of all tags of a name, by their names in lower case. */
function tagsOf(html: string, name: string): Record<string, string | undefined>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes!.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [
        key!.toLowerCase(),
        unescaped(value!),
      ]),
    ),
  )
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
}

const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => entities[entity] ?? entity)
