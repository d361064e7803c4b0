'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import { useMomentFormat } from '#editor/frame/use-moment-format.ts'
import { versionAddress } from '#editor/header/page-address.ts'
import { Differences } from './differences.tsx'
import { restore } from './publication-calls.ts'
import styles from './publish.module.css'
import { useAction } from './use-action.ts'
import { useLoaded } from './use-loaded.ts'
import { type Compared, findVersions, type Version } from './version-calls.ts'

/** All versions of the document: compared by words, and restored as the draft (E-06, E-08). */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { page, store, announcer } = useEditing()
  const t = useTranslations('editor')
  const loaded = useLoaded('versions', () => findVersions(page))
  const [compared, setCompared] = useState<Compared>()
  const { perform, isBusy, problem } = useAction()
  const describe = useVersionName()
  const versions = loaded.status === 'found' ? loaded.found : []

  const bringBack = async (version: Version) => {
    const isDone = await perform(async () => {
      const restored = await restore(page, version.number)
      await store.synchronize()
      store.learnPublication(restored)
      announcer.show({ kind: 'save', text: t('versions.restored', { version: describe(version) }) })
    })
    if (isDone) onClose()
  }
  return (
    <EditorDialog title={t('menu.versions')} closeLabel={t('close')} onClose={onClose}>
      {problem && <p role="alert">{problem}</p>}
      {loaded.status !== 'found' && <p role="status">{t(`versions.${loaded.status}`)}</p>}
      {loaded.status === 'found' && versions.length === 0 && <p>{t('versions.none')}</p>}
      {compared && (
        <section className={styles.compared} aria-label={t('versions.comparison')}>
          <ComparedVersions versions={versions} compared={compared} onChange={setCompared} />
          <Differences {...compared} />
        </section>
      )}
      <ol className={styles.versions} aria-label={t('menu.versions')}>
        {versions.map((version) => (
          <li key={version.number}>
            <p>
              <strong>{describe(version)}</strong>
              <span>
                {version.type === 'PUBLISHED'
                  ? t('state.published')
                  : t(`versions.type.${version.type}`)}
              </span>
              {version.note && <q>{version.note}</q>}
            </p>
            <div className={styles.actions}>
              <VersionLink version={version} />
              <button
                type="button"
                onClick={() => setCompared({ from: version.number, to: null })}
                aria-label={t('versions.compareWith', { version: describe(version) })}
              >
                {t('versions.compare')}
              </button>
              <button
                type="button"
                disabled={isBusy}
                onClick={() => void bringBack(version)}
                aria-label={t('versions.restoreVersion', { version: describe(version) })}
              >
                {t('versions.restore')}
              </button>
            </div>
          </li>
        ))}
      </ol>
    </EditorDialog>
  )
}

/** Leads out of the editor, to the page as visitors got it. */
function VersionLink({ version }: { version: Version }) {
  const { page } = useEditing()
  const t = useTranslations('editor.versions')
  const describe = useVersionName()
  const address = versionAddress(page, version.number)
  if (address === undefined) return null
  return (
    <a href={address} target="_top" aria-label={t('showVersion', { version: describe(version) })}>
      {t('show')}
    </a>
  )
}

function ComparedVersions(props: {
  versions: readonly Version[]
  compared: Compared
  onChange: (compared: Compared) => void
}) {
  const { versions, compared, onChange } = props
  const t = useTranslations('editor')
  const describe = useVersionName()
  const select = (side: keyof Compared) => (
    <label>
      <span>{t(`versions.${side}`)}</span>
      <select
        value={compared[side] ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...compared, [side]: value === '' ? null : Number(value) })
        }
      >
        <option value="">{t(side === 'from' ? 'state.published' : 'state.draft')}</option>
        {versions.map((version) => (
          <option key={version.number} value={version.number}>
            {describe(version)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div className={styles.sides}>
      {select('from')}
      {select('to')}
    </div>
  )
}

/** "23.11.2026, 20:15:07, Anna Moser": numbers are those of all pages together and say nothing. */
function useVersionName() {
  const t = useTranslations('editor.versions')
  const formatMoment = useMomentFormat()
  return ({ createdAt, author }: Version) =>
    t('name', {
      time: formatMoment(createdAt, 'exact'),
      author: author ?? t('unknownAuthor'),
    })
}
