'use client'
import { useEffect } from 'react'
import { useEditing } from '#editor/editing-context.ts'

/** As long as it is unfinished and drawn, closing the page asks first. */
export function useUnfinished(isUnfinished: boolean): void {
  const { unfinished } = useEditing()
  useEffect(() => (isUnfinished ? unfinished.begin() : undefined), [isUnfinished, unfinished])
}
