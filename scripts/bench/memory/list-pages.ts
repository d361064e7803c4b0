const location = /<loc>([^<]+)<\/loc>|hreflang="(?:de|en)" href="([^"]+)"/g

/** The paths of all pages of a site, in both languages, as its sitemap lists them. */
export async function listPages(site: string): Promise<string[]> {
  const parts = await readLocations(`${site}/sitemap.xml`)
  const lists = await Promise.all(parts.map((part) => readLocations(site + new URL(part).pathname)))
  return [...new Set(lists.flat().map((page) => new URL(page).pathname))]
}

async function readLocations(url: string): Promise<string[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`)
  return [...(await response.text()).matchAll(location)].map(([, own, other]) => own ?? other ?? '')
}
