'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useId, useState, type DragEvent } from 'react'
import { callGraph } from '#editor/graph/call-graph.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type EditorMediaDetailsFragment,
  EditorMediaDocument,
  EditorMediaItemFragmentDoc,
  type EditorMediaItemFragment,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { findMediaItem } from './media-item.ts'
import { MediaDetails } from './media-details.tsx'
import styles from './media-library.module.css'
import { thumbnailUrl } from './thumbnail.ts'
import { useUpload } from './use-upload.ts'

const typingPauseMs = 200

type Props = {
  kind: 'image' | 'file'
  locale: Locale
  /** Is uploaded at once. */
  file?: File
  onChoose: (number: number) => void
  /** What is said about an item was changed, or its file. */
  onChanged: () => void
  onClose: () => void
}

/** A dialog in which a picture or a file of the library is found, or uploaded by choice, drop or paste. */
export function MediaLibrary(props: Props) {
  const { kind, onClose } = props
  const t = useTranslations('editorMedia')
  return (
    <EditorDialog title={t(`title.${kind}`)} closeLabel={t('close')} onClose={onClose}>
      <Items {...props} />
    </EditorDialog>
  )
}

function Items({ kind, locale, file, onChoose, onChanged }: Props) {
  const t = useTranslations('editorMedia')
  const id = useId()
  const [query, setQuery] = useState('')
  const [described, setDescribed] = useState<EditorMediaDetailsFragment>()
  const library = useLibrary(kind, locale, query)
  const describe = async (item: EditorMediaItemFragment) => {
    const found = await findMediaItem({ kind, number: numberOf(item) }, locale).catch(
      () => undefined,
    )
    setDescribed(found)
  }
  const upload = useUpload({ kind, locale, onUploaded: onChoose })
  const uploadGiven = useEffectEvent(() => void upload.start(file))
  useEffect(() => uploadGiven(), [])
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    void upload.start(event.dataTransfer.files[0])
  }
  return (
    <>
      <div
        className={styles.library}
        data-takes-files=""
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
          {upload.progress !== undefined &&
            (upload.progress < 1
              ? t('uploading', { percent: Math.floor(upload.progress * 100) })
              : t('processing'))}
          {upload.problem && t(`problem.${upload.problem}`)}
          {library.status === 'failed' && t('failed')}
          {upload.progress === undefined &&
            !upload.problem &&
            library.status === 'found' &&
            t('count', { count: library.count })}
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
              <button
                type="button"
                aria-label={t('describeItem', { name: item.name })}
                onClick={() => void describe(item)}
              >
                {t('describe')}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {described && (
        <MediaDetails
          item={described}
          locale={locale}
          onChanged={() => {
            library.reload()
            onChanged()
          }}
          onClose={() => setDescribed(undefined)}
        />
      )}
    </>
  )
}

const numberOf = ({ image, file, number }: EditorMediaItemFragment) =>
  image?.number ?? file?.number ?? number

type Library = {
  status: 'searching' | 'found' | 'failed'
  items: EditorMediaItemFragment[]
  /** Of everything that was found; the list has the first of it. */
  count: number
}

function useLibrary(kind: 'image' | 'file', locale: Locale, query: string) {
  const [version, setVersion] = useState(0)
  const [library, setLibrary] = useState<Library & { version?: number }>({
    status: 'searching',
    items: [],
    count: 0,
  })
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const loaded = await search(kind, locale, query.trim())
      if (isCurrent) setLibrary({ ...loaded, version })
    }
    const timer = setTimeout(() => void load(), typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [kind, locale, query, version])
  return { ...library, reload: () => setVersion((before) => before + 1) }
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
    if (kind === 'image') {
      return { status: 'found', items: [...found], count: mediaItems?.totalCount ?? found.length }
    }
    const files = found.filter(({ file }) => file)
    return { status: 'found', items: files, count: files.length }
  } catch {
    return { status: 'failed', items: [], count: 0 }
  }
}
