'use client'
import { useTranslations } from 'next-intl'
import { pageDocumentFields } from '@foyer/schema/documents/page-fields.ts'
import { useEditing } from '#editor/editing-context.ts'
import { fieldAt } from '#editor/fields/field-at.ts'
import { findDefinition, moduleName } from '#editor/module-name.ts'
import styles from './publish.module.css'
import { readableValue } from './readable-value.ts'
import { useLoaded } from './use-loaded.ts'
import { type Compared, type Difference, findDifferences } from './version-calls.ts'

/** In what two versions differ: by module and field, with the words. */
export function Differences(compared: Compared) {
  const { page, store } = useEditing()
  const t = useTranslations('editor.versions')
  const key = [compared.from, compared.to, store.number()].join(' ')
  const loaded = useLoaded(key, async () => {
    await store.finishSaving()
    return findDifferences(page, compared)
  })
  if (loaded.status !== 'found') return <p role="status">{t(loaded.status)}</p>
  if (loaded.found.length === 0) return <p role="status">{t('same')}</p>
  return (
    <>
      <p role="status">{t('count', { count: loaded.found.length })}</p>
      <ul className={styles.differences}>
        {loaded.found.map((difference, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list is not changed
          <li key={index}>
            <OneDifference difference={difference} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OneDifference({ difference }: { difference: Difference }) {
  const { page } = useEditing()
  const { locale } = page
  const t = useTranslations('editor')
  const { type, kind, path, words, before, after } = difference
  const name = kind == null ? t('panel.page') : moduleName(kind, locale)
  if (type !== 'CHANGED') {
    return (
      <>
        <h3>{t(`versions.${type}`, { name })}</h3>
        {words.length > 0 && <Words words={words} />}
      </>
    )
  }
  const fields = kind == null ? pageDocumentFields : (findDefinition(kind)?.fields ?? {})
  const field = fieldAt(fields, path)
  const said = { locale, yes: t('versions.yes'), no: t('versions.no') }
  const was = readableValue(field, before.isSet ? before.value : undefined, said)
  const is = readableValue(field, after.isSet ? after.value : undefined, said)
  return (
    <>
      <h3>{[name, field?.label[locale]].filter(Boolean).join(': ')}</h3>
      {words.length > 0 ? (
        <Words words={words} />
      ) : (
        <p className={styles.words}>
          {was === undefined || is === undefined ? (
            t('versions.changed')
          ) : (
            <>
              <Word text={was} change="REMOVED" /> <Word text={is} change="ADDED" />
            </>
          )}
        </p>
      )}
    </>
  )
}

function Words({ words }: Pick<Difference, 'words'>) {
  return (
    <p className={styles.words}>
      {words.map(({ text, change }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- words are not changed
        <Word key={index} text={text} change={change} />
      ))}
    </p>
  )
}

function Word({ text, change }: { text: string; change: string }) {
  if (change === 'REMOVED') return <del>{text}</del>
  return change === 'ADDED' ? <ins>{text}</ins> : text
}
