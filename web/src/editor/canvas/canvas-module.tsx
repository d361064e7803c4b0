'use client'
import { memo, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { sectionKind } from '@foyer/schema/documents/document.ts'
import list from '#modules/module-list.module.css'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { positionAtPoint } from '#editor/in-place/position-at-point.ts'
import { fieldInPlace } from '#editor/in-place/text-fields.ts'
import { moduleName } from '#editor/module-name.ts'
import { AddBetween } from './add-between.tsx'
import type { AddRequest } from './add-request.ts'
import styles from './canvas.module.css'
import { ModuleContents } from './module-contents.tsx'
import { ModuleTools } from './module-tools.tsx'
import { modulesBetween, structureOf } from './page-structure.ts'
import { SectionView } from './section-view.tsx'
import { moduleKeysId, useModuleKeys } from './use-module-keys.ts'
import { useModuleLabel } from './use-module-label.ts'

type Props = { id: string; isWithoutTools: boolean; onAdd: (request: AddRequest) => void }

/**
 * A module on the page: selected by a click, or by Enter on it. What is in it does not react, so that a link is not followed and
 * a player does not start while one edits; the text of the selected one is edited where it is.
 */
export const CanvasModule = memo(function CanvasModule(props: Props) {
  const { id, isWithoutTools, onAdd } = props
  const { store, selection, page } = useEditing()
  const kind = useStore((opened) => opened.document().modules[id]?.kind)
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.all().includes(id))
  const hasTools = useSyncExternalStore(
    selection.subscribe,
    () => selection.current() === id && !isWithoutTools,
  )
  const isAlone = useSyncExternalStore(selection.subscribe, () => selection.all().length === 1)
  const label = useModuleLabel(id)
  const onKeyDown = useModuleKeys(id, onAdd)
  if (kind === undefined) return null
  const isText = fieldInPlace(kind) !== undefined

  const click = (event: MouseEvent<HTMLElement>) => {
    // React hands on what happens in dialogs as well.
    if (isOfTools(event) || !event.currentTarget.contains(event.target as Node)) return
    event.stopPropagation()
    if (event.ctrlKey || event.metaKey) selection.toggle(id)
    else if (event.shiftKey) {
      selection.selectAll(modulesBetween(structureOf(store.document()), selection.current(), id))
    } else if (!isInText(event)) {
      event.preventDefault()
      const view = event.currentTarget.querySelector<HTMLElement>(':scope > [inert]')
      const point = { x: event.clientX, y: event.clientY }
      selection.select(id, isText && view ? (positionAtPoint(view, point) ?? 'end') : undefined)
    }
  }
  const contents: ReactNode =
    kind === sectionKind ? (
      <SectionView
        id={id}
        renderModule={(inside) => <CanvasModule {...props} key={inside} id={inside} />}
        {...(!isWithoutTools && { onAdd })}
      />
    ) : (
      <ModuleContents id={id} isTextEdited={hasTools && isAlone && isText} onAdd={onAdd} />
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
      onClick={click}
      aria-describedby={moduleKeysId}
      onKeyDown={onKeyDown}
    >
      {hasTools && <ModuleTools id={id} onAdd={onAdd} />}
      {contents}
      {!isWithoutTools && <AddBetween id={id} onAdd={onAdd} />}
    </div>
  )
})

const within = ({ target }: { target: EventTarget }, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

const isOfTools = (event: MouseEvent) => within(event, '[data-tools]')

/** A click in the text that is edited is the text's own. */
const isInText = (event: MouseEvent) => within(event, '[data-in-place]')
