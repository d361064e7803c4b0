/** An address on the site's own host as a path; any other one as it is. */
export function withoutOwnHost(address: string, siteUrl: string | undefined): string {
  if (siteUrl === undefined || !/^https?:/.test(address) || !URL.canParse(address)) return address
  const { host, pathname, search, hash } = new URL(address)
  return host === new URL(siteUrl).host ? pathname + search + hash : address
}
