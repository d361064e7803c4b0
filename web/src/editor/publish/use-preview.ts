import 'client-only'
import { useEffect, useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { isCmsPage, previewAddress } from '#editor/header/page-address.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { createPreview, revokePreview } from './version-calls.ts'

/**
 * The address of a preview. That of a page of the CMS is a link for whoever has it, which ends when another time is chosen, or the dialog is
 * closed.
 */
export function usePreview(at: string | null): { address: string | undefined; isFailed: boolean } {
  const { page, store, announcer } = useEditing()
  const [preview, setPreview] = useState<{ at: string | null; address?: string }>()
  useEffect(() => {
    let isCurrent = true
    const create = async () => {
      // What is shown would be an older draft.
      if (!(await store.finishSaving())) throw new Error('The draft is not saved.')
      if (!isCmsPage(page.slug)) {
        if (isCurrent) setPreview({ at, address: previewAddress(page, at) })
        return undefined
      }
      const { number, token } = await createPreview(page, at)
      const address = pathFor('preview', { token }, page.locale)
      if (isCurrent) setPreview({ at, address })
      return number
    }
    const created = create()
    created.catch(() => {
      if (!isCurrent) return
      setPreview({ at })
      announcer.show({ kind: 'error' })
    })
    return () => {
      isCurrent = false
      created
        .then((number) => (number === undefined ? undefined : revokePreview(page, number)))
        .catch(() => undefined)
    }
  }, [at, page, store, announcer])
  const isCurrent = preview?.at === at
  return {
    address: isCurrent ? preview?.address : undefined,
    isFailed: isCurrent && preview !== undefined && preview.address === undefined,
  }
}
