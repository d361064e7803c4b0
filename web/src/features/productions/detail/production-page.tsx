import { getTranslations } from 'next-intl/server'
import { Fragment, type ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { type ProductionSection, productionSections } from '#components/detail/section-order.ts'
import { Contributors } from '#components/detail/contributors.tsx'
import { Description } from '#components/detail/description.tsx'
import { Head } from '#ui/detail/head.tsx'
import { ImageSlider } from '#components/detail/image-slider.tsx'
import styles from '#ui/detail/page.module.css'
import { PosterFigure } from '#components/detail/poster-figure.tsx'
import { Programs } from '#components/detail/programs.tsx'
import { Promoter } from '#components/detail/promoter.tsx'
import { Video } from '#components/detail/video.tsx'
import type { ProductionPageQuery } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { ProductionDates } from './production-dates.tsx'
import { ProductionFacts } from './production-facts.tsx'
import { ProductionMarkup } from './production-markup.tsx'

/** A production with all its dates: a large poster at the left edge, and beside it title, text and a narrow column of facts. */
export async function ProductionPage(props: {
  production: NonNullable<ProductionPageQuery['production']>
  locale: Locale
  /** The opening hours of the box office, where tickets are sold. */
  openingHours: ReactNode
  /** Articles of the magazine about it. */
  blog: ReactNode
}) {
  const { production, locale } = props
  const t = await getTranslations('production')
  const { genre, title, image } = production
  const sections: Record<ProductionSection, ReactNode> = {
    OpeningHours: props.openingHours,
    Description: <Description teaser={production.teaser} html={production.description} />,
    ImageSlider: (
      <ImageSlider images={production.images} posterId={image?.number} locale={locale} />
    ),
    Contributors: <Contributors contributors={production.contributors} locale={locale} />,
    Video: <Video url={production.videoUrl} />,
    Programs: <Programs entries={production.programs} />,
    Events: <ProductionDates dates={production.events} locale={locale} />,
    Blog: props.blog,
    Promoter: <Promoter name={production.promoter} />,
  }
  return (
    <article className={styles.page}>
      <ProductionMarkup production={production} locale={locale} />
      <div className={styles.columns} data-poster={image ? 'picture' : 'title'}>
        <div className={styles.head}>
          <Head
            kinds={[genre?.name, production.exhibitionType?.name, production.preline]}
            tone={genre?.styleName}
            title={title}
            subtitle={production.subtitle}
          />
        </div>
        <div className={styles.facts}>
          <ProductionFacts production={production} locale={locale} />
        </div>
        <div className={styles.poster}>
          <PosterFigure title={title} tone={genre?.styleName} image={image} />
        </div>
        <div className={styles.sections} data-later="">
          {productionSections[variant].map((section) => (
            <Fragment key={section}>{sections[section]}</Fragment>
          ))}
        </div>
      </div>
      <p className={styles.back} data-print="no">
        <SiteLink href={pathFor('productions', {}, locale)}>← {t('back')}</SiteLink>
      </p>
    </article>
  )
}
