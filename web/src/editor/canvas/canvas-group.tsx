'use client'
import { type CSSProperties, memo } from 'react'
import list from '#modules/module-list.module.css'
import { useEditing } from '#editor/editing-context.ts'
import { CanvasModule } from './canvas-module.tsx'
import styles from './canvas.module.css'
import type { ModuleGroup } from '#editor/canvas/structure/module-groups.ts'
import { drawAhead } from './near/draw-ahead.ts'
import { postponePictures } from './near/postpone-pictures.ts'
import { isBelowHeadline } from '#editor/canvas/structure/page-structure.ts'

/**
 * Some modules of the page that follow one another. What is far out of view is not laid out, group by group: of a thousand modules the browser
 * would ask each one, with every key stroke, whether it is in view.
 */
export const CanvasGroup = memo(function CanvasGroup({ group }: { group: ModuleGroup }) {
  const { store } = useEditing()
  const draft = store.document()
  const ids = [group.above ?? '', ...group.ids]
  return (
    <div
      ref={follow}
      className={`${list['list']} ${styles.group}`}
      style={{ '--modules': group.ids.length } as CSSProperties}
    >
      {group.ids.map((id, at) => (
        <CanvasModule key={id} id={id} isBelowHeadline={isBelowHeadline(draft, ids, at + 1)} />
      ))}
    </div>
  )
})

/** Follows how far a group is from the viewport. */
function follow(part: HTMLElement | null) {
  if (!part) return undefined
  const endAhead = drawAhead(part)
  const endPictures = postponePictures(part)
  return () => {
    endAhead()
    endPictures?.()
  }
}
