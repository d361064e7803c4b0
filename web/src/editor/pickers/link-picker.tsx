'use client'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { EditorDialog } from './editor-dialog.tsx'
import { linkTarget, shownTarget } from './link-target.ts'
import fieldStyles from '#ui/text-field.module.css'
import styles from './picker.module.css'

type LinkPickerProps = {
  link: string | undefined
  /** Whether the link needs words of its own, because none are selected. */
  needsName?: boolean
  /** Undefined removes the link. */
  onChoose: (link: string | undefined, name: string) => void
  onClose: () => void
}

/** Chooses where a link leads: by what one types. */
export function LinkPicker({ link, needsName = false, onChoose, onClose }: LinkPickerProps) {
  const t = useTranslations('editorLink')
  const id = useId()
  const [typed, setTyped] = useState(() => (link === undefined ? '' : shownTarget(link)))
  const [name, setName] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)
  const choose = () => {
    const target = linkTarget(typed)
    setIsInvalid(target === undefined)
    if (target === undefined) return
    onChoose(target, name.trim() || typed.trim())
    onClose()
  }
  return (
    <EditorDialog title={t(link === undefined ? 'add' : 'change')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // The form of a field around it is not meant.
          event.stopPropagation()
          choose()
        }}
      >
        <div className={styles.field}>
          <label htmlFor={`${id}-target`}>{t('target')}</label>
          <input
            id={`${id}-target`}
            className={fieldStyles.input}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            aria-describedby={isInvalid ? `${id}-problem` : `${id}-help`}
            aria-invalid={isInvalid}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p id={`${id}-help`} className={styles.help}>
            {t('targetHelp')}
          </p>
          <p id={`${id}-problem`} className={styles.problem} role="alert">
            {isInvalid && t('notATarget')}
          </p>
        </div>
        {needsName && (
          <div className={styles.field}>
            <label htmlFor={`${id}-name`}>{t('name')}</label>
            <input
              id={`${id}-name`}
              className={fieldStyles.input}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
        )}
        <div className={styles.actions}>
          <button type="submit" className={styles.primary}>
            {t('apply')}
          </button>
          {link !== undefined && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                onChoose(undefined, '')
                onClose()
              }}
            >
              {t('remove')}
            </button>
          )}
          <button type="button" className={styles.action} onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </EditorDialog>
  )
}
