import { useLocale, useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ImageList_moduleFragmentDoc, type ImageListFormat } from '#graphql/generated/graphql.ts'
import { Slider } from '#ui/slider/slider.tsx'
import styles from './image-list.module.css'
import { type ListedCrop, ListedImage } from './listed-image.tsx'

/** Crops of each arrangement, in turn: a wall needs pictures of different heights. */
const crops: Record<ImageListFormat, readonly ListedCrop[]> = {
  SLIDER: ['HORIZONTAL'],
  GRID: ['VERTICAL'],
  MASONRY: ['VERTICAL', 'HORIZONTAL', 'VERTICAL', 'VERTICAL', 'HORIZONTAL'],
  PARALLAX: ['VERTICAL'],
  SEMI_LAZY: ['HORIZONTAL'],
}

const column = '(min-width: 64em) 33vw, (min-width: 40em) 50vw, 100vw'

/** Displayed width of a picture, as in HTML's `sizes`. */
const widths: Record<ImageListFormat, string> = {
  SLIDER: '100vw',
  GRID: column,
  MASONRY: column,
  PARALLAX: column,
  SEMI_LAZY: '(min-width: 40em) 50vw, 100vw',
}

/** How many pictures "semi-lazy" loads at once: those of its first rows. The others load near the viewport. */
const semiLazyCount = 4

/** Several pictures, arranged by their format. */
export function ImageList(props: {
  module: FragmentType<typeof ImageList_moduleFragmentDoc>
  isUrgent: boolean
}) {
  const t = useTranslations('modules')
  const locale = useLocale()
  const { imageListFormat: format, items } = readFragment(ImageList_moduleFragmentDoc, props.module)
  const first = props.isUrgent ? 1 : 0
  const urgentCount = format === 'SEMI_LAZY' ? semiLazyCount : first
  const pictures = items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- items have no names, and their order is that of the page
    <li key={index}>
      <ListedImage
        item={item}
        crop={crops[format][index % crops[format].length]!}
        sizes={widths[format]}
        isUrgent={index < urgentCount}
      />
    </li>
  ))
  if (format === 'SLIDER') {
    return (
      <Slider label={t('pictures')} of="pictures" locale={locale}>
        {pictures}
      </Slider>
    )
  }
  return (
    <ul className={styles.list} data-format={format.toLowerCase()}>
      {pictures}
    </ul>
  )
}
