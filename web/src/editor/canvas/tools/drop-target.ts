import {
  listAt,
  type PageStructure,
  type Position,
  positionOf,
} from '#editor/canvas/structure/page-structure.ts'

/** Where a dragged module would be, and the line that shows it, in pixels of the window. */
export type DropTarget = { position: Position; line: { left: number; top: number; width: number } }

type Point = { x: number; y: number }

type Dragged = { structure: PageStructure; moved: readonly string[]; isSection: boolean }

/** The position under a point: before or after the module there, or at the end of a column. */
export function dropTargetAt(
  { x, y }: Point,
  { structure, moved, isSection }: Dragged,
): DropTarget | undefined {
  const element = document.elementFromPoint(x, y)
  const column = element?.closest<HTMLElement>('[data-column]')
  const [parent = '', number = '0'] = column?.dataset['column']?.split('/') ?? []
  if (column && !(isSection && parent)) {
    const at = { parent: parent || null, column: Number(number) }
    const count = listAt(structure, at).filter((id) => !moved.includes(id)).length
    const { left, top, width } = column.getBoundingClientRect()
    return { position: { ...at, index: count }, line: { left, top, width } }
  }
  const module = moduleUnder(element, { structure, moved, isSection, point: { x, y } })
  const id = module?.dataset['id']
  const position = id === undefined ? undefined : positionOf(structure, id)
  if (!module || id === undefined || !position) return undefined
  const { left, top, bottom, width } = module.getBoundingClientRect()
  const isAfter = y > (top + bottom) / 2
  const others = listAt(structure, position).filter((other) => !moved.includes(other))
  const index = others.indexOf(id) + (isAfter ? 1 : 0)
  return { position: { ...position, index }, line: { left, top: isAfter ? bottom : top, width } }
}

/** Sections cannot be nested: for them only modules at the top level count. */
function moduleUnder(
  element: Element | null | undefined,
  { structure, moved, isSection, point }: Dragged & { point: Point },
) {
  const found = element?.closest<HTMLElement>('[data-id]')
  const around = found ?? element?.closest<HTMLElement>('[data-page-columns]')
  const inGap = isSection && found ? undefined : moduleBesideGap(around, point)
  const outer = found?.parentElement?.closest<HTMLElement>('[data-id]')
  const module = isSection && outer ? outer : (inGap ?? found)
  const id = module?.dataset['id']
  if (id === undefined || isMoved(module, moved)) return undefined
  return positionOf(structure, id) ? module : undefined
}

/** Of a section, or of the columns of the page, under a point between two modules of a column or below the last one: the nearer of them. */
function moduleBesideGap(around: HTMLElement | null | undefined, { x, y }: Point) {
  const owner = around?.dataset['id'] === undefined ? null : around
  const inColumn = [...(around?.querySelectorAll<HTMLElement>('[data-id], [data-column]') ?? [])]
    .filter((element) => element.parentElement?.closest('[data-id]') === owner)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.left <= x && x <= box.right)
  const above = inColumn.findLast(({ box }) => box.bottom <= y)
  const below = inColumn.find(({ box }) => box.top >= y)
  if (!above || !below) return undefined
  const isNearer =
    below.element.dataset['id'] !== undefined && below.box.top - y < y - above.box.bottom
  return (isNearer ? below : above).element
}

/** Whether a module is one of those that are dragged, or in one of them. */
function isMoved(module: HTMLElement | null | undefined, moved: readonly string[]): boolean {
  for (let found = module; found; found = found.parentElement?.closest<HTMLElement>('[data-id]')) {
    if (moved.includes(found.dataset['id'] ?? '')) return true
  }
  return false
}
