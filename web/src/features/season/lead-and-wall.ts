type Production = { events: readonly unknown[]; image?: unknown }

/**
 * The production that leads the home page, and the others for the wall: the first with upcoming dates and a poster,
 * else the first with dates. Past ones stay on the wall, at its end, in their order.
 */
export function leadAndWall<Row extends Production>(
  productions: readonly Row[],
): { lead: Row | undefined; wall: Row[] } {
  const coming = productions.filter(({ events }) => events.length > 0)
  const lead = coming.find(({ image }) => image) ?? coming[0]
  return { lead, wall: productions.filter((production) => production !== lead) }
}
