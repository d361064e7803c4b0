'use client'
import { useTranslations } from 'next-intl'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import styles from './keys-dialog.module.css'

const places = [
  {
    place: 'module',
    keys: [
      'module.select',
      'module.form',
      'module.go',
      'module.extend',
      'module.toggle',
      'module.move',
      'module.add',
      'module.duplicate',
      'module.copy',
      'module.cut',
      'module.paste',
      'module.remove',
      'module.deselect',
    ],
  },
  {
    place: 'text',
    keys: ['text.replace', 'text.bold', 'text.italic', 'text.link', 'text.lineBreak', 'text.tools'],
  },
  { place: 'everywhere', keys: ['everywhere.undo', 'everywhere.redo', 'everywhere.back'] },
] as const

/** The keys of the page that is edited, and what they do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const editor = useTranslations('editor')
  const t = useTranslations('editorKeys')
  return (
    <EditorDialog title={editor('menu.keys')} closeLabel={editor('close')} onClose={onClose}>
      {places.map(({ place, keys }) => (
        <table key={place} className={styles.keys}>
          <caption>{t(`${place}.title`)}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('key')}</th>
              <th scope="col">{t('effect')}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`${key}.key`)}</th>
                <td>{t(`${key}.effect`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p>{t('mac')}</p>
    </EditorDialog>
  )
}
