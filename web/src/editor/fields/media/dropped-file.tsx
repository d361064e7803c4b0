'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { topmostDialog } from '#editor/frame/open-dialogs.ts'
import { MediaLibrary } from './media-library.tsx'
import { mediaPlaceAt, type MediaPlace } from './media-place.ts'

type Dropped = MediaPlace & { kind: 'image' | 'file'; file: File }

/**
 * Takes files that are dropped anywhere: the browser would leave the page for them. On a module or field that shows one, the library
 * opens and uploads it; anywhere else it is said where files can be dropped.
 */
export function DroppedFile() {
  const { page, store, selection, announcer, rendered } = useEditing()
  const t = useTranslations('editorMedia')
  const [dropped, setDropped] = useState<Dropped>()

  const take = useEffectEvent((file: File | undefined, element: Element) => {
    const kind = file?.type.startsWith('image/') ? 'image' : 'file'
    const around = { document: store.document(), selected: selection.alone() }
    const place = topmostDialog() ? undefined : mediaPlaceAt(element, kind, around)
    if (!file || !place) return announcer.show({ kind: 'done', text: t('dropElsewhere') })
    selection.select(place.module)
    return setDropped({ ...place, kind, file })
  })
  useEffect(() => {
    const ending = new AbortController()
    // Before a text that is edited takes the drop for itself.
    const options = { signal: ending.signal, capture: true }
    const stop = (event: DragEvent, then?: (file: File | undefined, element: Element) => void) => {
      const { dataTransfer, target } = event
      const isFile = dataTransfer?.types.includes('Files')
      if (!isFile || !(target instanceof Element)) return
      if (target.closest('[data-takes-files], input[type="file"]')) return
      event.preventDefault()
      event.stopPropagation()
      then?.(dataTransfer?.files[0], target)
    }
    addEventListener('dragover', (event) => stop(event), options)
    addEventListener('drop', (event) => stop(event, (...found) => take(...found)), options)
    return () => ending.abort()
  }, [])

  if (!dropped) return null
  const { kind, file, module, path } = dropped
  const close = () => setDropped(undefined)
  return (
    <MediaLibrary
      kind={kind}
      locale={page.locale}
      file={file}
      onClose={close}
      onChanged={() => rendered.refresh()}
      onChoose={(number) => {
        store.change({ module, path }, number)
        close()
      }}
    />
  )
}
