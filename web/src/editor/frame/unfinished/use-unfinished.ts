'use client'
import { useContext, useEffect } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { DialogWork } from './use-closing-question.ts'

/** As long as it is unfinished and drawn, closing the page asks first, and so does closing the dialog that it is in. */
export function useUnfinished(isUnfinished: boolean): void {
  const { unfinished } = useEditing()
  const dialog = useContext(DialogWork)
  useEffect(() => (isUnfinished ? unfinished.begin() : undefined), [isUnfinished, unfinished])
  useEffect(() => (isUnfinished ? dialog?.begin() : undefined), [isUnfinished, dialog])
}
