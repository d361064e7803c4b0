'use client'
import { useTranslations } from 'next-intl'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import styles from './keys-dialog.module.css'

const places = [
  {
    place: 'module',
    effects: [
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
    effects: ['textReplace', 'textBold', 'textItalic', 'textLink', 'textLineBreak', 'textTools'],
  },
  { place: 'everywhere', effects: ['everywhereUndo', 'everywhereRedo', 'everywhereBack'] },
] as const

type Effect = (typeof places)[number]['effects'][number]

/** The name of the key with an effect; two keys have one in two places. */
function keyOf(effect: Effect) {
  switch (effect) {
    case 'moduleAdd':
    case 'textReplace':
      return 'slash'
    case 'moduleDeselect':
    case 'everywhereBack':
      return 'escape'
    default:
      return effect
  }
}

/** The keys of the page that is edited, and what they do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const editor = useTranslations('editor')
  const t = useTranslations('editorKeys')
  return (
    <EditorDialog title={editor('menu.keys')} closeLabel={editor('close')} onClose={onClose}>
      {places.map(({ place, effects }) => (
        <table key={place} className={styles.keys}>
          <caption>{t(`titles.${place}`)}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('key')}</th>
              <th scope="col">{t('effect')}</th>
            </tr>
          </thead>
          <tbody>
            {effects.map((effect) => (
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
