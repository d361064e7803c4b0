type Production = { events: readonly unknown[]; image?: unknown }

const postersOnWall = 12

/**
 * The production that leads the home page, and the others for the wall: the first with upcoming dates and a poster,
 * else the first with dates. Past ones stay on the wall, at its end, in their order. The wall
 * has twelve: its layout leaves no holes then.
 */
export function leadAndWall<Row extends Production>(
  productions: readonly Row[],
): { lead: Row | undefined; wall: Row[] } {
  const coming = productions.filter(({ events }) => events.length > 0)
  const lead = coming.find(({ image }) => image) ?? coming[0]
  const others = productions.filter((production) => production !== lead)
  return { lead, wall: others.slice(0, postersOnWall) }
}
