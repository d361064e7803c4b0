/** A position in a list that the origin returns in pages: after a page, or after one row of it. */
export type PageCursor = {
  /** Number of the page, from 1. */
  page: number
  /** Rows a page, where it is not the usual number. */
  size?: number | undefined
  /** Index of the row, from 0; without one the position is after the whole page. */
  row?: number | undefined
}

/** The cursor of a position, as in connections of the graph: opaque for clients. */
export function writeCursor({ page, size, row }: PageCursor): string {
  return btoa([page, size && `/${size}`, row !== undefined && `:${row}`].filter(Boolean).join(''))
}

/** The position that a cursor encodes; undefined for a text that is not a cursor. */
export function findCursor(text: string): PageCursor | undefined {
  const [, page, size, row] = /^(\d{1,5})(?:\/(\d{1,3}))?(?::(\d{1,3}))?$/.exec(decode(text)) ?? []
  if (page === undefined) return undefined
  return {
    page: Number(page),
    ...(size !== undefined && { size: Number(size) }),
    ...(row !== undefined && { row: Number(row) }),
  }
}

/** The cursor before a page of a list by its number, as in addresses of the site: null for the first page. */
export function cursorBefore(page: number): string | null {
  return page > 1 ? writeCursor({ page: page - 1 }) : null
}

function decode(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
