'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { useUnfinished } from '#editor/frame/unfinished/use-unfinished.ts'
import type { Locale } from '#i18n/locales.ts'
import { uploadMedia } from './upload-media.ts'
import type { UploadProblem } from './upload-outcome.ts'

/**
 * Uploads a file, as a new item or in place of the file of one, with its progress and what went wrong; a session that has ended opens
 * the log-in (E-10).
 */
export function useUpload(options: {
  kind: 'image' | 'file'
  locale: Locale
  /** Number of the item whose file is replaced. */
  replaces?: number
  onUploaded: (number: number) => void
}) {
  const { kind, locale, replaces, onUploaded } = options
  const { announcer, store } = useEditing()
  const t = useTranslations('editorMedia')
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<UploadProblem>()
  useUnfinished(progress !== undefined)
  const left = useRef<AbortController>(undefined)
  useEffect(() => () => left.current?.abort(), [])
  const start = async (file: File | undefined) => {
    if (!file || progress !== undefined) return
    setProblem(undefined)
    setProgress(0)
    left.current = new AbortController()
    const { signal } = left.current
    const outcome = await uploadMedia(file, { locale, replaces, onProgress: setProgress, signal })
    if (signal.aborted) return
    setProgress(undefined)
    if (!outcome.ok) fail(outcome.problem)
    else if (outcome.kind !== kind) fail('wrongType')
    else {
      announcer.show({ kind: 'save', text: t('uploaded') })
      onUploaded(outcome.number)
    }
  }
  const fail = (reason: UploadProblem) => {
    setProblem(reason)
    announcer.show({ kind: 'error', text: t('notUploaded') })
    if (reason === 'loggedOut') void store.synchronize()
  }
  return { progress, problem, start }
}
