/**
 * Structured data of a page (JSON-LD of schema.org): a data block that no browser runs. `<` is escaped, so that no text
 * can end the block.
 */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
