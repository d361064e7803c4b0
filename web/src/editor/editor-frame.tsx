'use client'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useModuleClipboard } from './clipboard/use-module-clipboard.ts'
import { AddDialog } from './add/add-dialog.tsx'
import { Canvas } from './canvas/canvas.tsx'
import type { AddRequest } from './canvas/add-request.ts'
import { useEditing } from './editing-context.ts'
import { DroppedFile } from './fields/media/dropped-file.tsx'
import { Alerts } from './frame/alerts.tsx'
import { useKeyboardHeight } from './frame/use-keyboard-height.ts'
import { BodyPart } from './frame/body-part.tsx'
import { Conflicts } from './frame/conflicts.tsx'
import { LogInDialog } from './frame/log-in-dialog.tsx'
import { EditorHeader } from './header/editor-header.tsx'
import { ToolDialog } from './header/tool-dialog.tsx'
import type { Tool } from './header/tools.ts'
import { useDraftHeadline } from './pages/use-draft-headline.ts'
import { useUndoKeys } from './history/use-undo-keys.ts'
import { ModulePanel } from './panel/module-panel.tsx'
import { PagePanel } from './panel/page-panel.tsx'
import { wholePage } from './selection/selection.ts'
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
  useModuleClipboard()
  return (
    <>
      {!isWithoutTools && (
        <BodyPart place="start">
          <EditorHeader onAdd={setAddingAt} onOpen={setTool} />
        </BodyPart>
      )}
      <Canvas isWithoutTools={isWithoutTools} placeholder={placeholder} onAdd={setAddingAt} />
      <BodyPart place="end">
        {selected === wholePage && <PagePanel />}
        {selected !== undefined && selected !== wholePage && (
          <ModulePanel key={selected} id={selected} isTextOnPage={!isWithoutTools} />
        )}
        {addingAt && <AddDialog request={addingAt} onClose={() => setAddingAt(undefined)} />}
        {tool && <ToolDialog tool={tool} onClose={() => setTool(undefined)} />}
        <DroppedFile />
        <Conflicts />
        <LogInDialog />
        <Alerts />
      </BodyPart>
    </>
  )
}
