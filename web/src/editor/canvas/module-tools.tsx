'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { duplicateModule, moveModule, neighbourOf, removeModule } from '#editor/commands.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { ToolIcon, type ToolIconName } from '#editor/frame/tool-icon.tsx'
import { moduleName } from '#editor/module-name.ts'
import styles from './canvas.module.css'
import { DragHandle } from './drag-handle.tsx'
import { type Position, positionOf, structureOf } from './page-structure.ts'
import { useMoveWords } from './use-move-words.ts'

/** What can be done with the selected module. */
export function ModuleTools({ id, onAdd }: { id: string; onAdd: (position: Position) => void }) {
  const editing = useEditing()
  const { store, announcer, page } = editing
  const t = useTranslations('editor')
  const tools = useRef<HTMLDivElement>(null)
  const kind = useStore((opened) => opened.document().modules[id]?.kind ?? '')
  const name = moduleName(kind, page.locale)
  const describeMove = useMoveWords()

  const move = (step: 1 | -1) => {
    const position = neighbourOf(editing, id, step)
    if (!position || !moveModule(editing, id, position)) return
    announcer.show({ kind: 'done', text: describeMove(id) })
  }
  const addAfter = () => {
    const position = positionOf(structureOf(store.document()), id)
    if (position) onAdd({ ...position, index: position.index + 1 })
  }
  const remove = () => {
    removeModule(editing, id)
    announcer.show({ kind: 'done', text: t('removed', { name }) })
  }
  // Moved into another column, the module is drawn anew, and with it the button that was pressed.
  const pressed = useFocusAfterMove(tools, id)

  const button = (tool: ToolIconName, label: string, perform: () => void) => (
    <button
      type="button"
      title={label}
      aria-label={label}
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
    <div
      className={styles.tools}
      ref={tools}
      role="toolbar"
      aria-label={t('module.tools', { name })}
      data-tools=""
    >
      <span className={styles.kind}>{name}</span>
      <DragHandle id={id} label={t('module.drag')} />
      {button('up', t('module.up'), () => move(-1))}
      {button('down', t('module.down'), () => move(1))}
      {button('duplicate', t('module.duplicate'), () => duplicateModule(editing, id))}
      {button('add', t('module.addAfter'), addAfter)}
      {button('remove', t('module.remove'), remove)}
    </div>
  )
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
