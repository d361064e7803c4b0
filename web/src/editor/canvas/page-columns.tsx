'use client'
import columnStyles from '#modules/module-columns.module.css'
import { useStore } from '#editor/editing-context.ts'
import { columnWidths } from '#editor/canvas/structure/page-structure.ts'
import { useStructure } from '#editor/canvas/structure/use-structure.ts'
import { useGroups } from '#editor/canvas/structure/use-groups.ts'
import type { AddRequest } from './add-request.ts'
import { CanvasGroup } from './canvas-group.tsx'
import { ColumnEnd } from './column-end.tsx'

/** The modules of a page that has several columns. `count`: how many are drawn in each column. */
export function PageColumns(props: {
  count: number
  /** Adds a module; missing if there are no tools. */
  onAdd: ((request: AddRequest) => void) | undefined
}) {
  const { count, onAdd } = props
  const { pageColumns = [] } = useStructure()
  const layout = useStore((opened) => columnWidths(opened.document()).join('-'))
  return (
    <div className={columnStyles.container} data-page-columns="">
      <div className={columnStyles.columns} data-layout={layout}>
        {pageColumns.map((ids, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns are known by their numbers
          <Column key={column} {...{ ids, column, count, onAdd }} />
        ))}
      </div>
    </div>
  )
}

function Column(
  props: Parameters<typeof PageColumns>[0] & { ids: readonly string[]; column: number },
) {
  const { ids, column, count, onAdd } = props
  const groups = useGroups(ids, count)
  return (
    <div>
      {groups.map((group) => (
        <CanvasGroup key={group.key} group={group} />
      ))}
      {onAdd && <ColumnEnd parent={null} column={column} count={ids.length} onAdd={onAdd} />}
    </div>
  )
}
