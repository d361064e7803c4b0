'use client'
import { useEffect, useRef, useState } from 'react'
import { sizeInMegabytes } from '#features/forms/form-labels.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ControlProps } from './control-props.ts'
import frame from './field-view.module.css'
import styles from './file-control.module.css'
import { idOf } from '#features/forms/form-content.ts'
import { UploadRow, type Upload } from './upload-row.tsx'

const accepted = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp'

/**
 * Files of an entry. With JavaScript each is uploaded at once, with progress, and the entry refers to it; without, they
 * are sent with the form. In both cases hidden fields refer to the uploaded ones.
 */
export function FileControl(props: ControlProps) {
  const {
    field,
    value,
    problem,
    labels,
    locale,
    maxFileBytes,
    maxFileCount,
    fileNames,
    describedBy,
  } = props
  const [uploads, setUploads] = useState<Upload[]>(() =>
    (Array.isArray(value) ? (value as string[]) : []).map((id) => ({
      key: id,
      name: fileNames[id] ?? '',
      state: { status: 'done', id },
    })),
  )
  const t = useUploadLabels(locale)
  const change = (key: string, changed: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const remove = (key: string) => setUploads((all) => all.filter((one) => one.key !== key))

  async function send(upload: Upload & { file: File }) {
    const { key, file } = upload
    if (file.size > maxFileBytes) {
      return change(key, { state: { status: 'failed', problem: 'tooLarge', canRetry: false } })
    }
    const canceling = new AbortController()
    const report = (fraction: number) =>
      change(key, { state: { status: 'sending', fraction, cancel: () => canceling.abort() } })
    report(0)
    const outcome = await import('./upload-file.ts')
      .then(({ uploadFile }) =>
        uploadFile({ file, locale, onProgress: report, signal: canceling.signal }),
      )
      .catch(() => ({ status: 'failed', message: undefined, canRetry: true }) as const)
    if (outcome.status === 'canceled') return remove(key)
    if (outcome.status === 'done') {
      return change(key, { name: outcome.name, state: { status: 'done', id: outcome.id } })
    }
    const { message, canRetry } = outcome
    change(key, { state: { status: 'failed', problem: 'failed', message, canRetry } })
  }

  function choose(chosen: FileList | null) {
    const places = maxFileCount - uploads.filter(({ state }) => state.status !== 'failed').length
    const added = [...(chosen ?? [])].map((file, index): Upload & { file: File } => ({
      key: crypto.randomUUID(),
      name: file.name,
      file,
      state:
        index < places
          ? { status: 'sending', fraction: 0, cancel: () => undefined }
          : { status: 'failed', problem: 'tooMany', canRetry: false },
    }))
    setUploads((all) => [...all, ...added])
    for (const upload of added) if (upload.state.status === 'sending') void send(upload)
  }

  const chooser = useRef<HTMLInputElement>(null)
  // Chosen before hydration.
  useEffect(() => {
    if (chooser.current?.files?.length) take(chooser.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])

  function take(input: HTMLInputElement) {
    choose(input.files)
    input.value = ''
  }

  const isIn = (status: Upload['state']['status']) =>
    uploads.some(({ state }) => state.status === status)
  return (
    <div
      className={styles.files}
      data-uploading={isIn('sending') ? field.slug : undefined}
      data-failed={isIn('failed') ? field.slug : undefined}
    >
      <div className={styles.chooser}>
        <input
          ref={chooser}
          id={idOf(field.slug)}
          type="file"
          name={field.slug}
          className={styles.file}
          multiple
          accept={accepted}
          aria-invalid={problem ? true : undefined}
          aria-describedby={[`${idOf(field.slug)}-limit`, describedBy].filter(Boolean).join(' ')}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <span className={styles.face} aria-hidden="true">
          <span className={styles.choose}>{labels['files.choose']}</span>
        </span>
      </div>
      <p id={`${idOf(field.slug)}-limit`} className={frame.help}>
        {labels['files.limit']}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={labels['files.list']}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              slug={field.slug}
              labels={labels}
              t={t}
              limit={{ size: sizeInMegabytes(maxFileBytes), count: maxFileCount }}
              onRemove={() => {
                remove(upload.key)
                document.getElementById(idOf(field.slug))?.focus()
              }}
              onRetry={() => upload.file && void send({ ...upload, file: upload.file })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * The messages about files, lazy-loaded with the control: they are not needed before. If that fails, the names of the
 * files are shown alone.
 */
function useUploadLabels(locale: Locale): Translate<'forms.files'> | undefined {
  const [t, setT] = useState<Translate<'forms.files'>>()
  useEffect(() => {
    import('./upload-labels.ts').then(
      ({ uploadLabels }) => setT(() => uploadLabels(locale)),
      () => undefined,
    )
  }, [locale])
  return t
}
