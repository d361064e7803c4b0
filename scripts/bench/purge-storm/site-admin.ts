const rendersLine = /^foyer_front_render_seconds_count(?:\{[^}]*\})? (\d+)/gm

/** The admin API of the site: `adminUrl` is that of its admin port. */
export function siteAdmin({
  adminUrl: url,
  changesSecret,
}: {
  adminUrl: string
  changesSecret: string
}) {
  return {
    /** Invalidates a cache tag. */
    async change(tag: string): Promise<void> {
      const response = await fetch(`${url}/changes`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${changesSecret}`,
        },
        body: JSON.stringify({ tags: [tag] }),
      })
      if (response.status !== 204)
        throw new Error(`The change was refused with ${response.status}.`)
    },
    /** The number of pages rendered since the start. */
    async renders(): Promise<number> {
      return countRenders(await (await fetch(`${url}/metrics`)).text())
    },
  }
}

/** Sums up the renders in the site's metrics over all results. */
export function countRenders(metrics: string): number {
  const counts = [...metrics.matchAll(rendersLine)].map(([, count]) => Number(count))
  if (counts.length === 0) throw new Error('The metrics of the site do not count renders.')
  return counts.reduce((sum, count) => sum + count, 0)
}
