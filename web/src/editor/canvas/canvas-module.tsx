'use client'
import { useTranslations } from 'next-intl'
import {
  memo,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useSyncExternalStore,
} from 'react'
import { sectionKind } from '@foyer/schema/documents/document.ts'
import list from '#modules/module-list.module.css'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { moduleName } from '#editor/module-name.ts'
import styles from './canvas.module.css'
import { ModuleTools } from './module-tools.tsx'
import { ModuleView } from './module-view.tsx'
import type { Position } from './page-structure.ts'
import { SectionView } from './section-view.tsx'
import { useModuleLabel } from './use-module-label.ts'

type Props = { id: string; isWithoutTools: boolean; onAdd: (position: Position) => void }

/**
 * A module on the page: selected by a click, or by Enter on it. What is in it does not react, so that a link is not followed and
 * a player does not start while one edits.
 */
export const CanvasModule = memo(function CanvasModule(props: Props) {
  const { id, isWithoutTools, onAdd } = props
  const { selection, page } = useEditing()
  const kind = useStore((store) => store.document().modules[id]?.kind)
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.current() === id)
  const label = useModuleLabel(id)
  const t = useTranslations('editor')
  if (kind === undefined) return null

  const select = (event: MouseEvent | KeyboardEvent) => {
    if (isOfTools(event)) return
    if (event.type === 'keydown' && !isPress(event as KeyboardEvent)) return
    event.preventDefault()
    event.stopPropagation()
    selection.select(id)
  }
  const contents: ReactNode =
    kind === sectionKind ? (
      <SectionView
        id={id}
        renderModule={(inside) => <CanvasModule {...props} key={inside} id={inside} />}
        {...(!isWithoutTools && { onAdd })}
      />
    ) : (
      <div inert className={styles.view}>
        <ModuleView id={id} fallback={<p>{t('unavailable')}</p>} />
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a button cannot contain the modules of a section
    <div
      className={`${list['module']} ${styles.module}`}
      role="group"
      aria-label={label}
      aria-current={isSelected || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the group is selected by keyboard; its name says what it is
      tabIndex={0}
      data-id={id}
      data-name={moduleName(kind, page.locale)}
      data-kind={kind}
      onClick={select}
      onKeyDown={select}
    >
      {isSelected && !isWithoutTools && <ModuleTools id={id} onAdd={onAdd} />}
      {contents}
    </div>
  )
})

const isPress = ({ key, target, currentTarget }: KeyboardEvent) =>
  (key === 'Enter' || key === ' ') && target === currentTarget

const isOfTools = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('[data-tools]') !== null
