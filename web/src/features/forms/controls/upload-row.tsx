import type { Translate } from '#i18n/translate.ts'
import type { FormLabels } from '#features/forms/form-labels.ts'
import styles from './file-control.module.css'
import { fileNameOf } from '#features/forms/form-content.ts'

export type Upload = {
  key: string
  name: string
  /** Undefined for one that came without JavaScript. */
  file?: File
  state:
    | { status: 'sending'; fraction: number; cancel: () => void }
    | { status: 'done'; id: string }
    | {
        status: 'failed'
        problem: 'tooLarge' | 'tooMany' | 'failed'
        /** The origin's reason. */
        message?: string | undefined
        canRetry: boolean
      }
}

/** A file that is being uploaded, was uploaded, or failed. */
export function UploadRow(props: {
  upload: Upload
  slug: string
  labels: FormLabels
  /** Undefined until they are loaded. */
  t: Translate<'forms.files'> | undefined
  limit: { size: number; count: number }
  onRemove: () => void
  onRetry: () => void
}) {
  const { upload, slug, labels, t, onRemove, onRetry } = props
  const { name, state } = upload
  switch (state.status) {
    case 'sending':
      return (
        <li className={styles.upload}>
          <span className={styles.fileName}>{name}</span>
          <progress
            className={styles.progress}
            value={state.fraction}
            max={1}
            aria-label={t?.('progress', { name }) ?? name}
          />
          <Action label={labels['files.cancel']} name={name} onClick={state.cancel} />
        </li>
      )
    case 'done':
      return (
        <li className={styles.upload}>
          <input type="hidden" name={slug} value={state.id} />
          <input type="hidden" name={fileNameOf(state.id)} value={name} />
          <span className={styles.fileName} role="status" data-done="">
            <span className="visually-hidden">{t?.('done', { name: '' })} </span>
            {name}
          </span>
          <Action label={labels['files.remove']} name={name} onClick={onRemove} />
        </li>
      )
    case 'failed':
      return (
        <li className={styles.upload}>
          <span className={styles.failure} role="alert">
            {state.message
              ? `${name}: ${state.message}`
              : (t?.(state.problem, { name, ...props.limit }) ?? name)}
          </span>
          <span className={styles.actions}>
            {state.canRetry && (
              <Action label={labels['files.retry']} name={name} onClick={onRetry} />
            )}
            <Action label={labels['files.remove']} name={name} onClick={onRemove} />
          </span>
        </li>
      )
  }
}

function Action(props: { label: string; name: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.action} onClick={props.onClick}>
      {props.label}
      <span className="visually-hidden"> {props.name}</span>
    </button>
  )
}
