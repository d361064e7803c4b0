'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import canvasStyles from '#editor/canvas/canvas.module.css'
import { useEditing } from '#editor/editing-context.ts'
import { graphTransport } from '#editor/graph/graph-transport.ts'
import { copyModules } from './copied-modules.ts'
import { usePaste } from './use-module-clipboard.ts'

/** Offers an empty page the modules of its other language, to be translated. */
export function TakeOver() {
  const { page, announcer } = useEditing()
  const t = useTranslations('editorModules.takeOver')
  const paste = usePaste()
  const [isBusy, setIsBusy] = useState(false)
  const from = page.language === 'de' ? 'en' : 'de'
  const take = async () => {
    setIsBusy(true)
    try {
      const { document } = await graphTransport(page.slug, from).load()
      const ids = modulesInOrder(document).map(({ id }) => id)
      if (ids.length > 0) paste(copyModules(document, ids))
      else announcer.show({ kind: 'done', text: t(`nothing.${from}`) })
    } catch {
      announcer.show({ kind: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <button
      type="button"
      className={canvasStyles['addHere']}
      data-tools=""
      disabled={isBusy}
      onClick={() => void take()}
    >
      {t(`offer.${from}`)}
    </button>
  )
}
