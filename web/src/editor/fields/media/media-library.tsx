'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState, type DragEvent } from 'react'
import { callGraph } from '#editor/graph/call-graph.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  EditorMediaDocument,
  EditorMediaItemFragmentDoc,
  type EditorMediaItemFragment,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './media-library.module.css'
import { thumbnailUrl } from './thumbnail.ts'
import { uploadMedia, type UploadProblem } from './upload-media.ts'

const typingPauseMs = 200

type Props = {
  kind: 'image' | 'file'
  locale: Locale
  onChoose: (number: number) => void
  onClose: () => void
}

/** A dialog in which a picture or a file of the library is found, or uploaded by choice, drop or paste. */
export function MediaLibrary({ kind, locale, onChoose, onClose }: Props) {
  const t = useTranslations('editorMedia')
  const id = useId()
  const [query, setQuery] = useState('')
  const library = useLibrary(kind, locale, query)
  const upload = useUpload({ kind, locale, onUploaded: onChoose })
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    void upload.start(event.dataTransfer.files[0])
  }
  return (
    <EditorDialog title={t(`title.${kind}`)} closeLabel={t('close')} onClose={onClose}>
      <div
        className={styles.library}
        onDragOver={(event) => event.preventDefault()}
        onDrop={dropped}
        onPaste={({ clipboardData }) => void upload.start(clipboardData.files[0])}
      >
        <div className={styles.ways}>
          <label htmlFor={`${id}-query`}>{t('search')}</label>
          <input
            id={`${id}-query`}
            type="search"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <label className={styles.upload}>
            <span>{t(`upload.${kind}`)}</span>
            <input
              type="file"
              accept={kind === 'image' ? 'image/*' : 'video/*,audio/*,application/pdf'}
              onChange={({ currentTarget }) => void upload.start(currentTarget.files?.[0])}
            />
          </label>
        </div>
        <p className={styles.state} role="status">
          {upload.progress !== undefined && t('uploading', { part: upload.progress })}
          {upload.problem && t(`problem.${upload.problem}`)}
          {library.status === 'failed' && t('failed')}
          {library.status === 'found' && library.items.length === 0 && t('nothingFound')}
        </p>
        <ul className={styles.items} aria-label={t('found')}>
          {library.items.map((item) => (
            <li key={item.number}>
              <button type="button" onClick={() => onChoose(numberOf(item))}>
                {item.image ? (
                  <img src={thumbnailUrl(item.image.variants)} alt="" loading="lazy" />
                ) : (
                  <span className={styles.type}>{item.type}</span>
                )}
                <span>{item.image?.alt || item.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </EditorDialog>
  )
}

const numberOf = ({ image, file, number }: EditorMediaItemFragment) =>
  image?.number ?? file?.number ?? number

type Library = { status: 'searching' | 'found' | 'failed'; items: EditorMediaItemFragment[] }

function useLibrary(kind: 'image' | 'file', locale: Locale, query: string): Library {
  const [library, setLibrary] = useState<Library>({ status: 'searching', items: [] })
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const loaded = await search(kind, locale, query.trim())
      if (isCurrent) setLibrary(loaded)
    }
    const timer = setTimeout(() => void load(), typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [kind, locale, query])
  return library
}

async function search(kind: 'image' | 'file', locale: Locale, query: string): Promise<Library> {
  const variables = {
    locale: graphLocale(locale),
    ...(query && { query }),
    ...(kind === 'image' && { type: 'IMAGE' as const }),
  }
  try {
    const { mediaItems } = await callGraph(EditorMediaDocument, variables)
    const found = readFragment(EditorMediaItemFragmentDoc, mediaItems?.nodes ?? [])
    return { status: 'found', items: found.filter(({ file }) => kind === 'image' || file) }
  } catch {
    return { status: 'failed', items: [] }
  }
}

function useUpload(options: {
  kind: 'image' | 'file'
  locale: Locale
  onUploaded: (number: number) => void
}) {
  const { kind, locale, onUploaded } = options
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<UploadProblem>()
  const start = async (file: File | undefined) => {
    if (!file || progress !== undefined) return
    setProblem(undefined)
    setProgress(0)
    const outcome = await uploadMedia(file, { locale, onProgress: setProgress })
    setProgress(undefined)
    if (!outcome.ok) setProblem(outcome.problem)
    else if (outcome.media.kind !== kind) setProblem('wrongType')
    else if (outcome.media.kind === 'image') onUploaded(outcome.media.image_obj.id)
    else onUploaded(outcome.media.file.id)
  }
  return { progress, problem, start }
}
