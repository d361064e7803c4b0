'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import list from '#modules/module-list.module.css'
import { useEditing } from '#editor/editing-context.ts'
import type { AddRequest } from './add-request.ts'
import styles from './canvas.module.css'
import { CanvasModule } from './canvas-module.tsx'
import { type CanvasContext, CanvasProvider } from './canvas-context.ts'
import { moduleKeysId, useModuleKeys } from './use-module-keys.ts'
import { useStructure } from './use-structure.ts'

type Props = {
  isWithoutTools: boolean
  placeholder: ReactNode
  onAdd: (request: AddRequest) => void
}

/** The modules of the page, drawn by the views that visitors get. */
export function Canvas(props: Props) {
  const { placeholder } = props
  const t = useTranslations('editor')
  const ofModules = useTranslations('editorModules')
  const { selection } = useEditing()
  const { top } = useStructure()
  const isReady = useIsReady()
  const shared = useShared(props)

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
      <CanvasProvider value={shared}>
        <div className={list['list']}>
          {top.map((id) => (
            <CanvasModule key={id} id={id} />
          ))}
        </div>
      </CanvasProvider>
      {top.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
    </div>
  )
}

/** What all modules share, the same object as long as it is the same. */
function useShared({ isWithoutTools, onAdd }: Omit<Props, 'placeholder'>) {
  const t = useTranslations('editor')
  const press = useModuleKeys(onAdd)
  return useMemo<CanvasContext>(
    () => ({
      isWithoutTools,
      onAdd,
      press,
      describePlace: ({ column, ...said }) =>
        column === null
          ? t('module.name', said)
          : t('module.nameInColumn', { ...said, column: column + 1 }),
      addHere: t('module.addHere'),
      unavailable: t('unavailable'),
    }),
    [isWithoutTools, onAdd, press, t],
  )
}

/**
 * Whether the page can be drawn: what is seen at first, so that it does not build up before the editor's eyes. Where somebody has scrolled
 * already it moves unless all of it is there.
 */
function useIsReady(): boolean {
  const { rendered } = useEditing()
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    void rendered.firstScreen
      .then(() => (scrollY > 0 ? rendered.whole : undefined))
      .then(() => setIsReady(true))
  }, [rendered])
  return isReady
}
