'use client'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { mediaTextLimits } from '@foyer/schema/shapes/media-item.ts'
import { useEditing } from '#editor/editing-context.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import { useUnfinished } from '#editor/frame/unfinished/use-unfinished.ts'
import type { EditorMediaDetailsFragment } from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { FocalPointControl } from './focal-point-control.tsx'
import styles from './media-details.module.css'
import { changeMediaItem } from './media-item.ts'
import { changesOf, type MediaTexts, textLanguages, textNames, textsOfItem } from './media-texts.ts'
import { ReplaceFile } from './replace-file.tsx'

type Props = {
  item: EditorMediaDetailsFragment
  locale: Locale
  /** The item was changed, or its file replaced. */
  onChanged: () => void
  onClose: () => void
}

/**
 * What visitors are told about a picture or file, in both languages, and how it is cropped. It holds wherever the item is shown, so that
 * it is saved by a button and not while one types.
 */
export function MediaDetails(props: Props) {
  const { item, onClose } = props
  const t = useTranslations('editorMedia.details')
  return (
    <EditorDialog
      title={t(item.image ? 'title.image' : 'title.file')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <Details {...props} />
    </EditorDialog>
  )
}

function Details({ item, locale, onChanged, onClose }: Props) {
  const { announcer, store } = useEditing()
  const t = useTranslations('editorMedia.details')
  const [stored, setStored] = useState(item)
  const [texts, setTexts] = useState(() => textsOfItem(item))
  const [conflict, setConflict] = useState<EditorMediaDetailsFragment>()
  const [problem, setProblem] = useState<'forbidden' | 'failed'>()
  const [isBusy, setIsBusy] = useState(false)
  const changes = changesOf(textsOfItem(stored), texts)
  const isChanged = Object.keys(changes).length > 0
  useUnfinished(isChanged)
  const change = (changed: Partial<MediaTexts>) => setTexts((before) => ({ ...before, ...changed }))
  const save = async (revision: number) => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const input = { locale: graphLocale(locale), number: stored.number, revision, ...changes }
      const outcome = isChanged ? await changeMediaItem(input) : { ok: true as const }
      if (!outcome.ok) {
        announcer.show({ kind: 'error' })
        return setConflict(outcome.stored)
      }
      if (isChanged) {
        announcer.show({ kind: 'save' })
        onChanged()
      }
      return onClose()
    } catch (error) {
      const code = findGraphProblem(error)?.code
      announcer.show({ kind: 'error' })
      if (code === 'UNAUTHENTICATED') void store.synchronize()
      return setProblem(code === 'FORBIDDEN' ? 'forbidden' : 'failed')
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form of a field around it is not meant.
    event.stopPropagation()
    void save(stored.revision)
  }
  const { image } = stored
  return (
    <>
      <form className={styles.details} noValidate onSubmit={submit}>
        <p className={styles.note}>{t('everywhere')}</p>
        {textNames
          .filter((name) => image || name === 'credit')
          .map((name) => (
            <fieldset key={name} className={styles.texts} data-text={name}>
              <legend>{t(name)}</legend>
              {textLanguages.map((language) => (
                <label key={language}>
                  <span>{t(`languages.${language}`)}</span>
                  <TextControl
                    name={name}
                    language={language}
                    value={texts[name][language]}
                    isDisabled={name === 'alt' && texts.isDecorative}
                    onChange={(text) => change({ [name]: { ...texts[name], [language]: text } })}
                  />
                </label>
              ))}
            </fieldset>
          ))}
        {image && (
          <>
            <label className={styles.switch}>
              <input
                type="checkbox"
                role="switch"
                aria-checked={texts.isDecorative}
                checked={texts.isDecorative}
                onChange={({ currentTarget }) => change({ isDecorative: currentTarget.checked })}
              />
              <span>{t('decorative')}</span>
            </label>
            <FocalPointControl
              image={image}
              point={texts.focalPoint}
              onChange={(focalPoint) => change({ focalPoint })}
            />
          </>
        )}
        {conflict && (
          <Conflict
            stored={conflict}
            onTake={() => {
              setStored(conflict)
              setTexts(textsOfItem(conflict))
              setConflict(undefined)
            }}
            onKeep={() => void save(conflict.revision)}
          />
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {t(problem)}
          </p>
        )}
        <div className={styles.actions}>
          <button type="submit" className={styles.primary} disabled={isBusy || !!conflict}>
            {t('save')}
          </button>
        </div>
      </form>
      <ReplaceFile
        item={stored}
        locale={locale}
        onReplaced={() => {
          onChanged()
          onClose()
        }}
      />
    </>
  )
}

/** An alternative text is a sentence or two, and is shown whole; it is one line all the same. */
function TextControl(props: {
  name: keyof typeof mediaTextLimits & keyof MediaTexts
  language: string
  value: string
  isDisabled: boolean
  onChange: (text: string) => void
}) {
  const { name, language, value, isDisabled, onChange } = props
  const attributes = {
    lang: language,
    value,
    maxLength: mediaTextLimits[name],
    disabled: isDisabled,
  }
  if (name !== 'alt') {
    return <input {...attributes} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  }
  return (
    <textarea
      {...attributes}
      rows={2}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
    />
  )
}

/** Somebody else has changed the item meanwhile: what they wrote, and which of both is to stay. */
function Conflict(props: {
  stored: EditorMediaDetailsFragment
  onTake: () => void
  onKeep: () => void
}) {
  const { stored, onTake, onKeep } = props
  const t = useTranslations('editorMedia.details')
  const theirs = textsOfItem(stored)
  return (
    <div role="alert" className={styles.question}>
      <p>{t('conflict')}</p>
      <dl>
        {textNames.flatMap((name) =>
          textLanguages
            .filter((language) => theirs[name][language] !== '')
            .map((language) => (
              <div key={`${name}-${language}`}>
                <dt>
                  {t(name)}, {t(`languages.${language}`)}
                </dt>
                <dd lang={language}>{theirs[name][language]}</dd>
              </div>
            )),
        )}
      </dl>
      <button type="button" onClick={onTake}>
        {t('takeTheirs')}
      </button>
      <button type="button" onClick={onKeep}>
        {t('keepMine')}
      </button>
    </div>
  )
}
