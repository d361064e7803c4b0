'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import list from '#modules/module-list.module.css'
import { useEditing } from '#editor/editing-context.ts'
import type { AddRequest } from './add-request.ts'
import styles from './canvas.module.css'
import { CanvasModule } from './canvas-module.tsx'
import { moduleKeysId } from './use-module-keys.ts'
import { useStructure } from './use-structure.ts'

/** The modules of the page, drawn by the views that visitors get. */
export function Canvas(props: {
  isWithoutTools: boolean
  placeholder: ReactNode
  onAdd: (request: AddRequest) => void
}) {
  const { isWithoutTools, placeholder, onAdd } = props
  const t = useTranslations('editor')
  const ofModules = useTranslations('editorModules')
  const { selection } = useEditing()
  const { top } = useStructure()
  const isReady = useIsReady()

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) selection.select(null)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [selection])

  if (!isReady) return placeholder
  return (
    <div className={styles.canvas} role="region" aria-label={t('canvas')} data-canvas="">
      <p id={moduleKeysId} hidden>
        {ofModules('keys')}
      </p>
      <div className={list['list']}>
        {top.map((id) => (
          <CanvasModule key={id} id={id} isWithoutTools={isWithoutTools} onAdd={onAdd} />
        ))}
      </div>
      {top.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
    </div>
  )
}

/** Whether all modules of the page were drawn once, so that it does not build up before the editor's eyes. */
function useIsReady(): boolean {
  const { store, rendered } = useEditing()
  const [isReady, setIsReady] = useState(false)
  const isDrawn = useSyncExternalStore(rendered.subscribe, () =>
    modulesInOrder(store.document()).every(({ id }) => rendered.find(id) !== undefined),
  )
  if (isDrawn && !isReady) setIsReady(true)
  return isReady || isDrawn
}
