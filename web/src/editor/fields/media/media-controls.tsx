'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ControlProps } from '#editor/fields/field-props.ts'
import { useFieldValue } from '#editor/fields/use-field-value.ts'
import type { EditorMediaDetailsFragment } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { MediaDetails } from './media-details.tsx'
import { MediaLibrary } from './media-library.tsx'
import styles from './media-library.module.css'
import { thumbnailUrl } from './thumbnail.ts'
import { useMediaItem } from './use-media-item.ts'

/** A picture of the library. */
export function ImageControl(props: ControlProps<'image'>) {
  return <MediaControl {...props} kind="image" />
}

/** A video, a recording or a document of the library. */
export function FileControl(props: ControlProps<'file'>) {
  return <MediaControl {...props} kind="file" />
}

type Props = Pick<
  ControlProps<'image'>,
  'path' | 'port' | 'locale' | 'id' | 'labelId' | 'describedBy'
> & { kind: 'image' | 'file' }

function MediaControl({ kind, path, port, locale, id, labelId, describedBy }: Props) {
  const t = useTranslations('editorMedia')
  const [opened, setOpened] = useState<'library' | 'details'>()
  const value = useFieldValue(port, path)
  const number = typeof value === 'number' ? value : undefined
  const { status, item, reload } = useMediaItem(kind, number, locale)
  const close = () => setOpened(undefined)
  const learnChange = () => {
    reload()
    port.mediaChanged?.()
  }
  return (
    <div>
      {number !== undefined && (
        <div className={styles.chosen}>
          {item?.image && <img src={thumbnailUrl(item.image.variants)} alt="" />}
          <div>
            <p>{status === 'loaded' && !item ? t('gone') : (item?.name ?? `${kind}:${number}`)}</p>
            {item && <Description item={item} locale={locale} />}
          </div>
        </div>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          id={id}
          aria-describedby={`${labelId} ${describedBy}`}
          onClick={() => setOpened('library')}
        >
          {t(number === undefined ? 'choose' : 'replace')}
        </button>
        {item && (
          <button type="button" aria-describedby={labelId} onClick={() => setOpened('details')}>
            {t('describe')}
          </button>
        )}
        {number !== undefined && (
          <button type="button" aria-describedby={labelId} onClick={() => port.change(path, null)}>
            {t('remove')}
          </button>
        )}
      </div>
      {opened === 'library' && (
        <MediaLibrary
          kind={kind}
          locale={locale}
          onClose={close}
          onChanged={learnChange}
          onChoose={(chosen) => {
            port.change(path, chosen)
            close()
          }}
        />
      )}
      {opened === 'details' && item && (
        <MediaDetails item={item} locale={locale} onChanged={learnChange} onClose={close} />
      )}
    </div>
  )
}

/** What visitors are told about it: a missing alternative text is seen where the picture is chosen. */
function Description({ item, locale }: { item: EditorMediaDetailsFragment; locale: Locale }) {
  const t = useTranslations('editorMedia')
  const textOf = ({ de, en }: { de?: string | null; en?: string | null }) =>
    (locale === 'en' ? en || de : de) ?? ''
  const credit = textOf(item.texts.credit)
  const alt = textOf(item.texts.alt) || t('noAlt')
  return (
    <>
      {item.image && <p>{item.isDecorative ? t('isDecorative') : alt}</p>}
      {credit && <p>© {credit}</p>}
    </>
  )
}
