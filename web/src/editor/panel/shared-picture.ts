/**
 * The path of the picture that links to this page show when they are shared, of which its head tells. Undefined if it is on another
 * site: pages load no pictures from there.
 */
export function sharedPicture(): string | undefined {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content
  // The page may be served under another name than its public one.
  const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  if (!picture || !own || !URL.canParse(picture)) return undefined
  const { origin, pathname, search } = new URL(picture)
  return origin === new URL(own).origin ? pathname + search : undefined
}
