'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { ClockNote } from '#editor/fields/controls/clock-note.tsx'
import { instantOfLocal } from '#editor/fields/controls/local-instant.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import styles from './publish.module.css'
import { usePreview } from './use-preview.ts'

const widths = [320, 768, 1280] as const

/** The page as visitors will get it: at three widths, as it is drafted or as it will be at a time. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('editor')
  const { page } = useEditing()
  const [width, setWidth] = useState<number>(widths[1])
  const [local, setLocal] = useState('')
  const { address, isFailed } = usePreview(local === '' ? null : instantOfLocal(local))
  return (
    <EditorDialog title={t('menu.preview')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.fields}>
        <div
          className={`${styles.actions} ${styles.row}`}
          role="group"
          aria-label={t('preview.width')}
        >
          {widths.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {t('preview.pixels', { width: String(one) })}
            </button>
          ))}
        </div>
        <label>
          <span>{t('preview.at')}</span>
          <input
            type="datetime-local"
            max="9999-12-31T23:59"
            value={local}
            aria-describedby="preview-clock"
            onChange={({ currentTarget }) => setLocal(currentTarget.value)}
          />
        </label>
        <ClockNote id="preview-clock" />
        <div className={`${styles.row} ${styles.shown}`}>
          <p role="status">
            {isFailed
              ? t('preview.failed')
              : local === ''
                ? t('preview.draft')
                : t('preview.planned')}
          </p>
          <a href={address} target="_blank" rel="noopener">
            {t('preview.open')}
          </a>
        </div>
      </div>
      {/* The room of both is kept until the address arrives. */}
      <div className={styles.window} data-width={width} aria-busy={!address && !isFailed}>
        {address && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, as visitors get it
          <iframe
            key={address}
            src={address}
            title={t('preview.frame', { title: page.title, width: String(width) })}
          />
        )}
      </div>
    </EditorDialog>
  )
}
