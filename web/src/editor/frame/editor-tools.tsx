'use client'
import '#editor/fields/without-eval.ts'
import type { AddRequest } from '#editor/canvas/add-request.ts'
import { AddDialog } from '#editor/add/add-dialog.tsx'
import { useModuleClipboard } from '#editor/clipboard/use-module-clipboard.ts'
import { DroppedFile } from '#editor/fields/media/dropped-file.tsx'
import { Conflicts } from './conflicts.tsx'
import { LogInDialog } from './log-in-dialog.tsx'
import { ToolDialog } from '#editor/header/tool-dialog.tsx'
import type { Tool } from '#editor/header/tools.ts'
import { ModulePanel } from '#editor/panel/module-panel.tsx'
import { PagePanel } from '#editor/panel/page-panel.tsx'
import { wholePage } from '#editor/selection/selection.ts'

export { TakeOver } from '#editor/clipboard/take-over.tsx'
export { InPlaceText } from '#editor/in-place/in-place-text.tsx'

type Props = {
  isWithoutTools: boolean
  selected: string | undefined
  addingAt: AddRequest | undefined
  tool: Tool | undefined
  onAdd: (request: AddRequest | undefined) => void
  onOpen: (tool: Tool | undefined) => void
}

/** The forms and dialogs of the editor. Load it only by `use-tools.ts`. */
export function EditorTools(props: Props) {
  const { isWithoutTools, selected, addingAt, tool, onAdd, onOpen } = props
  useModuleClipboard()
  return (
    <>
      {selected === wholePage && <PagePanel />}
      {selected !== undefined && selected !== wholePage && (
        <ModulePanel key={selected} id={selected} isTextOnPage={!isWithoutTools} />
      )}
      {addingAt && <AddDialog request={addingAt} onClose={() => onAdd(undefined)} />}
      {tool && <ToolDialog tool={tool} onClose={() => onOpen(undefined)} />}
      <DroppedFile />
      <Conflicts />
      <LogInDialog />
    </>
  )
}
