'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { performClipboard } from '#editor/clipboard/use-module-clipboard.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { ToolIcon, type ToolIconName } from '#editor/frame/tool-icon.tsx'
import type { AddRequest } from '#editor/canvas/add-request.ts'
import styles from './module-tools.module.css'
import { DragHandle } from './drag-handle.tsx'
import {
  columnsIn,
  type PageStructure,
  positionOf,
  structureOf,
} from '#editor/canvas/structure/page-structure.ts'
import { useModuleCommands } from '#editor/canvas/use-module-commands.ts'

/** What can be done with the selected modules; drawn at the one that was selected last. */
export function ModuleTools(props: { id: string; onAdd: (request: AddRequest) => void }) {
  const { id, onAdd } = props
  const { store, selection } = useEditing()
  const t = useTranslations('editor')
  const ofModules = useTranslations('editorModules')
  const tools = useRef<HTMLDivElement>(null)
  const selected = useSyncExternalStore(selection.subscribe, selection.all)
  const isSeveral = useSyncExternalStore(selection.subscribe, selection.isSeveral)
  const commands = useModuleCommands()
  const name = useStore(() => commands.nameOf(selected))
  const side = useStore((opened) => sideOf(structureOf(opened.document()), id))

  const add = (offset: 0 | 1) => {
    const position = positionOf(structureOf(store.document()), id)
    if (position) onAdd({ ...position, index: position.index + offset })
  }
  // Moved into another column, the module is drawn anew, and with it the button that was pressed.
  const pressed = useFocusAfterMove(tools, id)

  const button = (tool: ToolIconName, label: string, perform: () => void, isPressed?: boolean) => (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      data-tool={tool}
      onClick={() => {
        pressed(tool)
        perform()
      }}
    >
      <ToolIcon name={tool} />
    </button>
  )
  return (
    <div className={styles.toolsTrack} data-side={side}>
      <div
        className={styles.tools}
        ref={tools}
        role="toolbar"
        aria-label={t('module.tools', { name })}
        data-tools=""
      >
        <span className={styles.kind}>{name}</span>
        <DragHandle id={id} label={t('module.drag')} name={name} />
        {button(
          'several',
          ofModules('selectSeveral'),
          () => selection.setSeveral(!isSeveral),
          isSeveral,
        )}
        {button('up', t('module.up'), () => commands.move(-1))}
        {button('down', t('module.down'), () => commands.move(1))}
        {button('duplicate', t('module.duplicate'), commands.duplicate)}
        {button('copy', ofModules('copy'), () => performClipboard('copy'))}
        {button('cut', ofModules('cut'), () => performClipboard('cut'))}
        {button('addBefore', t('module.addBefore'), () => add(0))}
        {button('addAfter', t('module.addAfter'), () => add(1))}
        {button('remove', t('module.remove'), commands.remove)}
      </div>
    </div>
  )
}

/** Which end of its column a module's tools begin at: they are wider than a narrow one. */
function sideOf(structure: PageStructure, id: string): 'start' | 'end' {
  const { parent, column } = positionOf(structure, id) ?? {}
  if (parent && structure.pageColumns) return sideOf(structure, parent)
  const count = columnsIn(structure, parent ?? null).length
  return (column ?? 0) >= count / 2 ? 'end' : 'start'
}

let lastPressed: { id: string; tool: ToolIconName } | undefined

function useFocusAfterMove(tools: React.RefObject<HTMLDivElement | null>, id: string) {
  useEffect(() => {
    if (lastPressed?.id !== id || tools.current?.contains(document.activeElement)) return
    tools.current?.querySelector<HTMLElement>(`[data-tool="${lastPressed.tool}"]`)?.focus()
  }, [tools, id])
  return (tool: ToolIconName) => {
    lastPressed = tool === 'up' || tool === 'down' ? { id, tool } : undefined
  }
}
