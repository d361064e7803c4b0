/** Parses a list of ids such as `3,1,2`; undefined if none is given. Ids beyond the database's range match nothing. */
export function idsOf(list: string | undefined): number[] | undefined {
  return list?.split(',').map(Number)
}
