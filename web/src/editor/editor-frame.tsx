'use client'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Canvas } from './canvas/canvas.tsx'
import type { AddRequest } from './canvas/add-request.ts'
import { useEditing } from './editing-context.ts'
import { Alerts } from './frame/alerts.tsx'
import { useKeyboardHeight } from './frame/use-keyboard-height.ts'
import { BodyPart } from './frame/body-part.tsx'
import { EditorHeader } from './header/editor-header.tsx'
import type { Tool } from './header/tools.ts'
import { useDraftHeadline } from './pages/use-draft-headline.ts'
import { useUndoKeys } from './history/use-undo-keys.ts'
import { useTools } from './frame/use-tools.ts'
import { useSelectionRemarks } from './selection/use-selection-remarks.ts'

/** The parts of the editor: its header over the page, the modules in the page, the form beside it. */
export function EditorFrame(props: { isWithoutTools: boolean; placeholder: ReactNode }) {
  const { isWithoutTools, placeholder } = props
  const { selection } = useEditing()
  const selected = useSyncExternalStore(selection.subscribe, selection.alone)
  const [addingAt, setAddingAt] = useState<AddRequest>()
  const [tool, setTool] = useState<Tool>()
  useUndoKeys()
  useDraftHeadline()
  useKeyboardHeight()
  useSelectionRemarks()
  const tools = useTools()
  return (
    <>
      {!isWithoutTools && (
        <BodyPart place="start">
          <EditorHeader onAdd={setAddingAt} onOpen={setTool} />
        </BodyPart>
      )}
      <Canvas isWithoutTools={isWithoutTools} placeholder={placeholder} onAdd={setAddingAt} />
      <BodyPart place="end">
        {tools && (
          <tools.EditorTools
            isWithoutTools={isWithoutTools}
            selected={selected}
            addingAt={addingAt}
            tool={tool}
            onAdd={setAddingAt}
            onOpen={setTool}
          />
        )}
        <Alerts />
      </BodyPart>
    </>
  )
}
