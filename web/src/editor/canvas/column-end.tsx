'use client'
import { useTranslations } from 'next-intl'
import type { AddRequest } from './add-request.ts'
import styles from './canvas.module.css'

type Props = {
  /** The section whose column it is; null: the page. */
  parent: string | null
  column: number
  /** How many modules are in the column. */
  count: number
  onAdd: (request: AddRequest) => void
}

/** Adds a module at the end of a column, which it makes a place to drop one on as well. */
export function ColumnEnd({ parent, column, count, onAdd }: Props) {
  const t = useTranslations('editor.module')
  const add = () => onAdd({ parent, column, index: count })
  return (
    <button
      type="button"
      className={styles.addHere}
      data-tools=""
      data-column={`${parent ?? ''}/${column}`}
      data-filled={count > 0 || undefined}
      onClick={add}
      onKeyDown={(event) => {
        if (event.key !== '/') return
        event.preventDefault()
        add()
      }}
    >
      <span aria-hidden="true">+</span>
      <span className="visually-hidden">
        {t('addHere')}, {t('column', { column: column + 1 })}
      </span>
    </button>
  )
}
