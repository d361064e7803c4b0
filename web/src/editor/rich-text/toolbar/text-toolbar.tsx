'use client'
import { useTranslations } from 'next-intl'
import { useState, type KeyboardEvent } from 'react'
import { useSlate } from 'slate-react'
import {
  alignment,
  hasMark,
  isList,
  linkAtSelection,
  setAlignment,
  toggleList,
  toggleMark,
  type Align,
  type ListType,
  type Mark,
} from '#editor/rich-text/formatting.ts'
import { TextToolIcon, type TextTool } from './text-tool-icon.tsx'
import styles from './text-toolbar.module.css'

type TextToolbarProps = {
  id: string
  /** Id of the text that it formats. */
  controls: string
  /** Called before a tool is used, so that it is for what is selected by then. */
  catchUp: () => void
  openLinkPicker: () => void
  returnToText: () => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

type Tool = {
  name: TextTool
  /** Missing for tools that are not on or off. */
  isPressed?: boolean
  /** Keys, as `aria-keyshortcuts` has them. */
  keys?: string
  use: () => void
}

const marks: Record<Mark, string> = { bold: 'Control+B', italic: 'Control+I' }
const lists: Partial<Record<TextTool, ListType>> = {
  bulletedList: 'bulleted_item',
  numberedList: 'numbered_item',
}
const aligns: Partial<Record<TextTool, Align>> = {
  alignLeft: 'left',
  alignCenter: 'center',
  alignRight: 'right',
}

/** The tools of a rich text (E-05): one stop for the Tab key, arrow keys from tool to tool. */
export function TextToolbar(props: TextToolbarProps) {
  const t = useTranslations('editorText')
  const [focused, setFocused] = useState(0)
  const tools = useTools(props)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      props.returnToText()
    }
    const next = nextTool(event.key, focused, tools.length)
    if (next === undefined) return
    event.preventDefault()
    setFocused(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      id={props.id}
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar')}
      aria-controls={props.controls}
      onKeyDown={move}
    >
      {tools.map(({ name, isPressed, keys, use }, position) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          tabIndex={position === focused ? 0 : -1}
          aria-label={t(`tools.${name}`)}
          title={t(`tools.${name}`)}
          aria-pressed={isPressed}
          aria-keyshortcuts={keys}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setFocused(position)}
          onClick={() => {
            props.catchUp()
            use()
          }}
        >
          <TextToolIcon tool={name} />
        </button>
      ))}
    </div>
  )
}

function useTools({ openLinkPicker, undo, redo }: TextToolbarProps): Tool[] {
  const editor = useSlate()
  const align = alignment(editor)
  return [
    ...Object.entries(marks).map(([name, keys]) => {
      const mark = name as Mark
      return {
        name: mark,
        keys,
        isPressed: hasMark(editor, mark),
        use: () => toggleMark(editor, mark),
      }
    }),
    {
      name: 'link',
      keys: 'Control+K',
      isPressed: linkAtSelection(editor) !== undefined,
      use: openLinkPicker,
    },
    ...Object.entries(lists).map(([name, type]) => ({
      name: name as TextTool,
      isPressed: isList(editor, type),
      use: () => toggleList(editor, type),
    })),
    ...Object.entries(aligns).map(([name, value]) => ({
      name: name as TextTool,
      isPressed: align === value,
      use: () => setAlignment(editor, value),
    })),
    ...(undo ? [{ name: 'undo', keys: 'Control+Z', use: undo } as const] : []),
    ...(redo ? [{ name: 'redo', keys: 'Control+Shift+Z', use: redo } as const] : []),
  ]
}

function nextTool(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
