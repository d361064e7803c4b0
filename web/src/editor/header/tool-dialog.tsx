'use client'
import type { ComponentType } from 'react'
import { PagesDialog } from '#editor/pages/pages-dialog.tsx'
import { CheckDialog } from '#editor/publish/check-dialog.tsx'
import { DiscardDialog, UnpublishDialog } from '#editor/publish/confirm-dialogs.tsx'
import { PreviewDialog } from '#editor/publish/preview-dialog.tsx'
import { ScheduleDialog } from '#editor/publish/schedule-dialog.tsx'
import { VersionsDialog } from '#editor/publish/versions-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import type { Tool } from './tools.ts'

const dialogs: Record<Tool, ComponentType<{ onClose: () => void }>> = {
  pages: PagesDialog,
  versions: VersionsDialog,
  check: CheckDialog,
  preview: PreviewDialog,
  schedule: ScheduleDialog,
  discard: DiscardDialog,
  unpublish: UnpublishDialog,
  keys: KeysDialog,
}

/** The dialog of a tool. */
export function ToolDialog({ tool, onClose }: { tool: Tool; onClose: () => void }) {
  const Dialog = dialogs[tool]
  return <Dialog onClose={onClose} />
}
