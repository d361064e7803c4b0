/** The numbers of a list like `3,1,2`; undefined where none is given. Numbers beyond the database's range match nothing. */
export function idsOf(list: string | undefined): number[] | undefined {
  return list?.split(',').map(Number)
}
