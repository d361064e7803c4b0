'use client'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { sectionKind } from '@foyer/schema/documents/document.ts'
import list from '#modules/module-list.module.css'
import { useEditing, useModule } from '#editor/editing-context.ts'
import { positionAtPoint } from '#editor/in-place/position-at-point.ts'
import { fieldInPlace } from '#editor/in-place/text-fields.ts'
import { moduleName } from '#editor/module-name.ts'
import { useCanvas } from './canvas-context.ts'
import styles from './canvas.module.css'
import { ModuleContents } from './module-contents.tsx'
import { moduleElementId } from './module-element.ts'
import { ModuleTools } from '#editor/canvas/tools/module-tools.tsx'
import { movesInPlace } from '#editor/canvas/structure/move-in-place.ts'
import { modulesBetween, structureOf } from '#editor/canvas/structure/page-structure.ts'
import { SectionView } from './section-view.tsx'
import { useModuleDescription, useModuleLabel } from './use-module-label.ts'
import { useSelectionState } from './use-selection-state.ts'

/**
 * A module on the page: selected by a click, or by Enter on it. What is in it does not react, so that a link is not followed and
 * a player does not start while one edits; the text of the selected one is edited where it is.
 */
export const CanvasModule = memo(function CanvasModule(props: {
  id: string
  isBelowHeadline: boolean
}) {
  const { id, isBelowHeadline } = props
  const { store, selection, page } = useEditing()
  const { isWithoutTools, onAdd, press } = useCanvas()
  const kind = useModule(id, (module) => module?.kind)
  const state = useSelectionState(id)
  const label = useModuleLabel(id)
  const description = useModuleDescription(id, { isAlone: state === 'alone' })
  if (kind === undefined) return null
  const isText = fieldInPlace(kind) !== undefined
  const hasTools = !isWithoutTools && (state === 'alone' || state === 'current')

  const click = (event: MouseEvent<HTMLElement>) => {
    // React hands on what happens in dialogs as well.
    if (isOfTools(event) || !event.currentTarget.contains(event.target as Node)) return
    event.stopPropagation()
    if (event.ctrlKey || event.metaKey || selection.isSeveral()) selection.toggle(id)
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
        renderModule={(inside, isBelow) => (
          <CanvasModule key={inside} id={inside} isBelowHeadline={isBelow} />
        )}
        {...(!isWithoutTools && { onAdd })}
      />
    ) : (
      <ModuleContents id={id} isTextEdited={!isWithoutTools && state === 'alone' && isText} />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a button cannot contain the modules of a section
    <div
      ref={movesInPlace}
      id={moduleElementId(id)}
      className={`${list['module']} ${styles.module}`}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- since ARIA 1.3 for all roles
      aria-description={description}
      aria-current={state !== 'none' || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the group is selected by keyboard; its name says what it is
      tabIndex={0}
      data-id={id}
      data-name={moduleName(kind, page.locale)}
      data-kind={kind}
      data-below-headline={isBelowHeadline || undefined}
      onClick={click}
      onKeyDown={(event) => press(id, event)}
    >
      {hasTools && <ModuleTools id={id} onAdd={onAdd} />}
      {contents}
    </div>
  )
})

const within = ({ target }: { target: EventTarget }, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

const isOfTools = (event: MouseEvent) => within(event, '[data-tools]')

/** A click in the text that is edited is the text's own. */
const isInText = (event: MouseEvent) => within(event, '[data-in-place]')
