import { ModuleList } from './module-list.tsx'
import styles from './module-columns.module.css'

/** The modules of a container in the columns of its layout. */
export function ModuleColumns({
  layout,
  ...list
}: Omit<Parameters<typeof ModuleList>[0], 'column'> & {
  /** Widths of the columns in percent, such as `67-33`. */
  layout: string
}) {
  const widths = layout.split('-')
  const columns = widths.map((_, index) => ({ index, isLast: index === widths.length - 1 }))
  return (
    <div className={styles.container}>
      <div className={styles.columns} data-layout={layout}>
        {columns.map((column) => (
          <ModuleList
            key={column.index}
            {...list}
            column={column}
            isBelowTheFold={list.isBelowTheFold || column.index > 0}
          />
        ))}
      </div>
    </div>
  )
}
