'use client'
import { useEffect, useState } from 'react'
import type { EditorMediaDetailsFragment } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { findMediaItem, type MediaReference } from './media-item.ts'

type Loaded =
  | { status: 'loading' | 'failed'; item?: undefined }
  | { status: 'loaded'; item: EditorMediaDetailsFragment | undefined }

/** The item of the library that a field refers to; `reload` asks for it again. */
export function useMediaItem(
  kind: MediaReference['kind'],
  number: number | undefined,
  locale: Locale,
) {
  const [version, setVersion] = useState(0)
  const [loaded, setLoaded] = useState<Loaded & { number?: number; version?: number }>({
    status: 'loading',
  })
  useEffect(() => {
    if (number === undefined) return
    let isCurrent = true
    findMediaItem({ kind, number }, locale).then(
      (item) => isCurrent && setLoaded({ status: 'loaded', item, number, version }),
      () => isCurrent && setLoaded({ status: 'failed', number, version }),
    )
    return () => {
      isCurrent = false
    }
  }, [kind, number, locale, version])
  const current: Loaded = loaded.number === number ? loaded : { status: 'loading' }
  return { ...current, reload: () => setVersion((before) => before + 1) }
}
