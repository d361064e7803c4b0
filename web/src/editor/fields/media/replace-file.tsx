'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type {
  EditorMediaDetailsFragment,
  EditorMediaUseFragment,
} from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './media-details.module.css'
import { findMediaUses } from './media-item.ts'
import libraryStyles from './media-library.module.css'
import { useUpload } from './use-upload.ts'

/** Where an item is shown, and another file for all these places, after a question. */
export function ReplaceFile(props: {
  item: EditorMediaDetailsFragment
  locale: Locale
  onReplaced: () => void
}) {
  const { item, locale, onReplaced } = props
  const t = useTranslations('editorMedia')
  const kind = item.image ? 'image' : 'file'
  const uses = useUses(item.number, locale)
  const [file, setFile] = useState<File>()
  const upload = useUpload({ kind, locale, replaces: item.number, onUploaded: onReplaced })
  if (uses === undefined) return null
  const titles = [...new Set(uses.map(({ title }) => title))]
  return (
    <section className={styles.replace} aria-labelledby="media-uses">
      <h3 id="media-uses">{t('uses.title', { count: titles.length })}</h3>
      {titles.length > 0 && (
        <ul>
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
      <label className={`${libraryStyles['upload']} ${styles.file}`}>
        <span>{t('uses.replace')}</span>
        <input
          type="file"
          accept={kind === 'image' ? 'image/*' : 'video/*,audio/*,application/pdf'}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
        />
      </label>
      {file && (
        <div className={styles.question} role="alert">
          <p>{t('uses.question', { name: file.name, count: titles.length })}</p>
          <button
            type="button"
            disabled={upload.progress !== undefined}
            onClick={() => void upload.start(file)}
          >
            {t('uses.confirm')}
          </button>
          <button type="button" onClick={() => setFile(undefined)}>
            {t('uses.cancel')}
          </button>
        </div>
      )}
      <p role="status">
        {upload.progress !== undefined &&
          (upload.progress < 1
            ? t('uploading', { percent: Math.floor(upload.progress * 100) })
            : t('processing'))}
        {upload.problem && t(`problem.${upload.problem}`)}
      </p>
    </section>
  )
}

function useUses(number: number, locale: Locale): readonly EditorMediaUseFragment[] | undefined {
  const [uses, setUses] = useState<readonly EditorMediaUseFragment[]>()
  useEffect(() => {
    let isCurrent = true
    findMediaUses(number, locale).then(
      (found) => isCurrent && setUses(found),
      // Without them nothing can be replaced: nobody would know where.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [number, locale])
  return uses
}
