'use client'
import { useTranslations } from 'next-intl'
import type { Value } from '@foyer/schema/documents/value.ts'
import type { Field } from '@foyer/schema/fields/field.ts'
import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import { useMomentFormat } from '#editor/frame/use-moment-format.ts'
import { readableValue } from '#editor/publish/readable-value.ts'
import type { Locale } from '#i18n/locales.ts'
import { thumbnailUrl } from './media/thumbnail.ts'
import { useMediaItem } from './media/use-media-item.ts'
import { useReferences } from './references/use-references.ts'

type Props = { field: Field | undefined; value: Value | undefined; locale: Locale }

/** A value as editors know it: a picture to be seen, what it refers to by its title, an option by its label. */
export function ShownValue({ field, value, locale }: Props) {
  const t = useTranslations('editor')
  const formatMoment = useMomentFormat()
  if ((field?.type === 'image' || field?.type === 'file') && typeof value === 'number') {
    return <ShownMedia kind={field.type} number={value} locale={locale} />
  }
  const references = referencesOf(field, value)
  if (references.length > 0) return <ShownReferences references={references} locale={locale} />
  if (field?.type === 'moment' && typeof value === 'string') {
    return formatMoment(value, 'full')
  }
  const words = { locale, yes: t('versions.yes'), no: t('versions.no') }
  if (Array.isArray(value) && value.length === 0) return '–'
  return readableValue(field, value, words) ?? t('conflict.notShown')
}

function ShownMedia(props: { kind: 'image' | 'file'; number: number; locale: Locale }) {
  const { kind, number, locale } = props
  const t = useTranslations('editorMedia')
  const { status, item } = useMediaItem(kind, number, locale)
  if (status === 'loaded' && !item) return t('gone')
  return (
    <>
      {item?.image && <img src={thumbnailUrl(item.image.variants)} alt="" />}{' '}
      {item?.name ?? `${kind}:${number}`}
    </>
  )
}

function ShownReferences({ references, locale }: { references: string[]; locale: Locale }) {
  const t = useTranslations('editorForm')
  const known = useReferences(locale, references)
  const titleOf = (reference: string) =>
    known[reference]?.isGone ? t('gone') : (known[reference]?.title ?? reference)
  return references.map(titleOf).join(', ')
}

/** What a value refers to, such as `venue:3`. */
function referencesOf(field: Field | undefined, value: Value | undefined): string[] {
  switch (field?.type) {
    case 'reference':
    case 'references':
      return [value]
        .flat()
        .filter((number) => typeof number === 'number')
        .map((number) => `${field.refersTo}:${number}`)
    case 'link': {
      const target = typeof value === 'string' ? findLinkReference(value) : undefined
      return target ? [`${target.kind}:${target.number}`] : []
    }
    default:
      return []
  }
}
