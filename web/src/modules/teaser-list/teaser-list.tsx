import { useLocale, useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type TeaserList_moduleFragment,
  TeaserList_moduleFragmentDoc,
} from '#graphql/generated/graphql.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { Picture } from '#components/picture/picture.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import styles from './teaser-list.module.css'

/** Teasers as a slider or a list. The origin leaves out those outside their dates (M-05). */
export function TeaserList(props: {
  module: FragmentType<typeof TeaserList_moduleFragmentDoc>
  /** Whether it contains the first picture of the page. */
  isUrgent: boolean
}) {
  const { teaserListFormat, items } = readFragment(TeaserList_moduleFragmentDoc, props.module)
  const t = useTranslations('modules')
  const locale = useLocale()
  const isSlider = teaserListFormat === 'SLIDER'
  const entries = items.map((teaser, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- items have no names, and their order is that of the page
    <li key={index} className={styles.teaser}>
      <Teaser teaser={teaser} isWide={isSlider} isUrgent={props.isUrgent && index === 0} />
    </li>
  ))
  if (entries.length === 0) return null
  if (!isSlider) return <ul className={styles.list}>{entries}</ul>
  return (
    <div className={styles.slider}>
      <Slider label={t('teasers')} of="teasers" locale={locale} perView={3}>
        {entries}
      </Slider>
    </div>
  )
}

function Teaser(props: {
  teaser: TeaserList_moduleFragment['items'][number]
  isWide: boolean
  isUrgent: boolean
}) {
  const { teaser, isWide, isUrgent } = props
  const { image, headline, link } = teaser
  return (
    <>
      {image && (
        <div className={styles.picture}>
          <Picture
            image={image}
            crop={isWide ? 'HORIZONTAL' : 'SQUARE'}
            sizes={isWide ? '(min-width: 64em) 33vw, 90vw' : '(min-width: 48em) 15rem, 30vw'}
            isUrgent={isUrgent}
          />
        </div>
      )}
      <div className={styles.words}>
        <div>
          {teaser.preline && <p className={styles.preline}>{teaser.preline}</p>}
          <p className={styles.headline}>
            {link ? <AnyLink href={link.url}>{headline}</AnyLink> : headline}
          </p>
          {teaser.subline && <p className={styles.subline}>{teaser.subline}</p>}
        </div>
        <div>
          {teaser.text && <p className={styles.text}>{teaser.text}</p>}
          {link?.text && (
            <p className={styles.more} aria-hidden="true">
              {link.text} →
            </p>
          )}
        </div>
      </div>
    </>
  )
}
