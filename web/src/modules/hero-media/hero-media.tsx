import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { HeroMedia_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { CoverPicture } from '#components/picture/cover-picture.tsx'
import { LazyHeroFilm } from './lazy-hero-film.tsx'
import styles from './hero-media.module.css'

/** A picture or film over the whole width, with a headline over it. */
export function HeroMedia(props: {
  module: FragmentType<typeof HeroMedia_moduleFragmentDoc>
  isUrgent: boolean
}) {
  const t = useTranslations('modules')
  const fields = readFragment(HeroMedia_moduleFragmentDoc, props.module)
  const { image, video: film, headline, text, link } = fields
  return (
    <section
      className={styles.hero}
      data-ground={image || film ? 'picture' : 'plain'}
      data-stays={fields.sticky || undefined}
    >
      {image && (
        <div className={styles.picture}>
          <CoverPicture
            image={image}
            alt={fields.isDecorative ? '' : image.alt}
            isUrgent={props.isUrgent}
          />
        </div>
      )}
      {film && (
        <LazyHeroFilm
          film={film}
          labels={{ play: t('heroFilm.play'), pause: t('heroFilm.pause') }}
        />
      )}
      <div className={styles.words}>
        <h2 data-fit={titleFit(headline)}>{headline}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {link && (
          <AnyLink className={styles.button} href={link.url}>
            {link.text ?? t('more')}
          </AnyLink>
        )}
        {image?.credit && <p className={styles.credit}>{t('credit', { credit: image.credit })}</p>}
      </div>
    </section>
  )
}
