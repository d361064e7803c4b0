'use client'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { countToSay } from './count-to-say.ts'

/** Says to screen readers how many modules are selected, when further ones are selected or taken out. */
export function useSelectionRemarks(): void {
  const { selection, announcer } = useEditing()
  const t = useTranslations('editorModules')
  useEffect(() => {
    let before = selection.all()
    return selection.subscribe(() => {
      const after = selection.all()
      const count = countToSay(before, after)
      before = after
      if (count !== undefined) announcer.say(t('selected', { count }))
    })
  }, [selection, announcer, t])
}
