import styles from './file-control.module.css'
import { fileNameOf, type FormLabels } from '#features/forms/form-content.ts'

export type Upload = {
  key: string
  name: string
  /** None for one that came without JavaScript. */
  file?: File
  state:
    | { status: 'sending'; fraction: number; cancel: () => void }
    | { status: 'done'; id: string }
    | { status: 'failed'; message: string; canRetry: boolean }
}

/** A file on its way, arrived, or not. */
export function UploadRow(props: {
  upload: Upload
  slug: string
  labels: FormLabels
  onRemove: () => void
  onRetry: () => void
}) {
  const { upload, slug, onRemove, onRetry } = props
  const labels = props.labels.files
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
            aria-label={labels.progress.replace('{name}', name)}
          />
          <Action label={labels.cancel} name={name} onClick={state.cancel} />
        </li>
      )
    case 'done':
      return (
        <li className={styles.upload}>
          <input type="hidden" name={slug} value={state.id} />
          <input type="hidden" name={fileNameOf(state.id)} value={name} />
          <span className={styles.fileName} role="status" data-done="">
            <span className="visually-hidden">{labels.done.replace('{name}', '')} </span>
            {name}
          </span>
          <Action label={labels.remove} name={name} onClick={onRemove} />
        </li>
      )
    case 'failed':
      return (
        <li className={styles.upload}>
          <span className={styles.failure} role="alert">
            {state.message}
          </span>
          <span className={styles.actions}>
            {state.canRetry && <Action label={labels.retry} name={name} onClick={onRetry} />}
            <Action label={labels.remove} name={name} onClick={onRemove} />
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
