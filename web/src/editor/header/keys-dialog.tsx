'use client'
import { useTranslations } from 'next-intl'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import styles from './keys-dialog.module.css'

const places = [
  {
    place: 'module',
    keys: [
      'moduleSelect',
      'moduleForm',
      'moduleGo',
      'moduleExtend',
      'moduleToggle',
      'moduleMove',
      'moduleAdd',
      'moduleDuplicate',
      'moduleCopy',
      'moduleCut',
      'modulePaste',
      'moduleRemove',
      'moduleDeselect',
    ],
  },
  {
    place: 'text',
    keys: ['textReplace', 'textBold', 'textItalic', 'textLink', 'textLineBreak', 'textTools'],
  },
  { place: 'everywhere', keys: ['everywhereUndo', 'everywhereRedo', 'everywhereBack'] },
] as const

type Effect = (typeof places)[number]['keys'][number]

/** The name of a key, which does something else in another place. */
const keyOf = (effect: Effect) =>
  effect === 'moduleAdd' || effect === 'textReplace'
    ? 'slash'
    : effect === 'moduleDeselect' || effect === 'everywhereBack'
      ? 'escape'
      : effect

/** The keys of the page that is edited, and what they do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const editor = useTranslations('editor')
  const t = useTranslations('editorKeys')
  return (
    <EditorDialog title={editor('menu.keys')} closeLabel={editor('close')} onClose={onClose}>
      {places.map(({ place, keys }) => (
        <table key={place} className={styles.keys}>
          <caption>{t(`titles.${place}`)}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('key')}</th>
              <th scope="col">{t('effect')}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((effect) => (
              <tr key={effect}>
                <th scope="row">{t(`keys.${keyOf(effect)}`)}</th>
                <td>{t(`effects.${effect}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p>{t('mac')}</p>
    </EditorDialog>
  )
}
