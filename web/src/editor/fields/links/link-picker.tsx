'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import type { Locale } from '#i18n/locales.ts'
import fieldStyles from '#ui/text-field.module.css'
import { LinkInput } from './link-input.tsx'
import styles from './link-picker.module.css'
import { linkTarget } from './link-target.ts'

type LinkPickerProps = {
  link: string | undefined
  locale: Locale
  /** Whether the link needs words of its own, because none are selected. */
  needsName?: boolean
  /** Undefined removes the link. */
  onChoose: (link: string | undefined, name: string) => void
  onClose: () => void
}

/** Chooses where a link leads: by its title on this site, or by an address that one types. */
export function LinkPicker(props: LinkPickerProps) {
  const { link, locale, needsName = false, onChoose, onClose } = props
  const t = useTranslations('editorLink')
  const id = useId()
  const [typed, setTyped] = useState(link ?? '')
  const [name, setName] = useState('')
  const [proposedName, setProposedName] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)
  // Not the first button of the dialog.
  useEffect(() => document.getElementById(`${id}-target`)?.focus(), [id])
  const choose = () => {
    const target = linkTarget(typed)
    setIsInvalid(target === undefined)
    if (target === undefined) return
    onChoose(target, name.trim() || (findLinkReference(target) ? t('here') : typed.trim()))
    onClose()
  }
  return (
    <EditorDialog
      title={t(link === undefined ? 'add' : 'change')}
      closeLabel={t('cancel')}
      onClose={onClose}
    >
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
          <label id={`${id}-label`} htmlFor={`${id}-target`}>
            {t('target')}
          </label>
          <LinkInput
            link={typed}
            onChange={(target, title = '') => {
              setTyped(target)
              // What somebody wrote stays.
              if (title !== '' && (name.trim() === '' || name === proposedName)) {
                setName(title)
                setProposedName(title)
              }
              // A typed one is looked at again when it is chosen: by a press, from under which the button must not move.
              if (findLinkReference(target)) setIsInvalid(false)
            }}
            locale={locale}
            id={`${id}-target`}
            nextId={needsName ? `${id}-name` : `${id}-apply`}
            labelId={`${id}-label`}
            describedBy={isInvalid ? `${id}-problem` : `${id}-help`}
            isInvalid={isInvalid}
            isRequired
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
          <button type="submit" id={`${id}-apply`} className={styles.primary}>
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
