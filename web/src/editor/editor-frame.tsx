'use client'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { AddDialog } from './add/add-dialog.tsx'
import { Canvas } from './canvas/canvas.tsx'
import type { Position } from './canvas/page-structure.ts'
import { useEditing, useStore } from './editing-context.ts'
import { Alerts } from './frame/alerts.tsx'
import { BodyPart } from './frame/body-part.tsx'
import { Conflicts } from './frame/conflicts.tsx'
import { LogInDialog } from './frame/log-in-dialog.tsx'
import { EditorHeader } from './header/editor-header.tsx'
import { ModulePanel } from './panel/module-panel.tsx'
import { useUndoKeys } from '#editor/history/use-undo-keys.ts'

/** The parts of the editor: its header over the page, the modules in the page, the form beside it. */
export function EditorFrame(props: { isWithoutTools: boolean; placeholder: ReactNode }) {
  const { isWithoutTools, placeholder } = props
  const { selection } = useEditing()
  const selected = useSyncExternalStore(selection.subscribe, selection.current)
  const [addingAt, setAddingAt] = useState<Position>()
  const isLoggedOut = useStore((store) => store.saveState().status === 'logged-out')
  useUndoKeys()
  return (
    <>
      {!isWithoutTools && (
        <BodyPart place="start">
          <EditorHeader onAdd={setAddingAt} />
        </BodyPart>
      )}
      <Canvas isWithoutTools={isWithoutTools} placeholder={placeholder} onAdd={setAddingAt} />
      <BodyPart place="end">
        {selected !== null && <ModulePanel key={selected} id={selected} />}
        {addingAt && <AddDialog position={addingAt} onClose={() => setAddingAt(undefined)} />}
        <Conflicts />
        {isLoggedOut && <LogInDialog />}
        <Alerts />
      </BodyPart>
    </>
  )
}
