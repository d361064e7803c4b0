'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ControlProps } from '#editor/fields/field-props.ts'
import { useReferences } from '#editor/fields/references/use-references.ts'
import { useFieldValue } from '#editor/fields/use-field-value.ts'
import { MediaLibrary } from './media-library.tsx'
import styles from './media-library.module.css'
import { thumbnailUrl } from './thumbnail.ts'

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
  const [isChoosing, setIsChoosing] = useState(false)
  const value = useFieldValue(port, path)
  const reference = typeof value === 'number' ? `${kind}:${value}` : undefined
  const known = useReferences(locale, reference ? [reference] : [])
  const found = reference ? known[reference] : undefined
  const close = () => setIsChoosing(false)
  return (
    <div>
      {reference && (
        <p className={styles.chosen}>
          {found?.image && <img src={thumbnailUrl(found.image.variants)} alt="" />}
          <span>{found?.isGone ? t('gone') : (found?.title ?? reference)}</span>
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          id={id}
          aria-describedby={`${labelId} ${describedBy}`}
          onClick={() => setIsChoosing(true)}
        >
          {t(reference ? 'replace' : 'choose')}
        </button>
        {reference && (
          <button type="button" aria-describedby={labelId} onClick={() => port.change(path, null)}>
            {t('remove')}
          </button>
        )}
      </div>
      {isChoosing && (
        <MediaLibrary
          kind={kind}
          locale={locale}
          onClose={close}
          onChoose={(number) => {
            port.change(path, number)
            close()
          }}
        />
      )}
    </div>
  )
}
