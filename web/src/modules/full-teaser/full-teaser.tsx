import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { type FullTeaserLayout, FullTeaser_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { Picture } from '#components/picture/picture.tsx'
import styles from './full-teaser.module.css'

const layouts: Record<FullTeaserLayout, string> = {
  IMAGE_LEFT: 'image-left',
  IMAGE_RIGHT: 'image-right',
  FULLSCREEN: 'fullscreen',
}

/** A picture with a text beside it or, on a flat ground, over it. */
export function FullTeaser(props: {
  module: FragmentType<typeof FullTeaser_moduleFragmentDoc>
  /** Whether it is the first picture of the page. */
  isUrgent: boolean
}) {
  const module = readFragment(FullTeaser_moduleFragmentDoc, props.module)
  const { image, link, headline } = module
  const layout = layouts[module.fullTeaserLayout]
  return (
    <article className={styles.teaser} data-layout={layout}>
      {image && (
        <div className={styles.picture}>
          <Picture
            image={image}
            alt={module.isDecorative ? '' : image.alt}
            crop="HORIZONTAL"
            sizes={layout === 'fullscreen' ? '100vw' : '(min-width: 48em) 60vw, 100vw'}
            isUrgent={props.isUrgent}
          />
        </div>
      )}
      <div className={styles.words}>
        {module.preline && <p className={styles.preline}>{module.preline}</p>}
        <h2 data-fit={titleFit(headline)}>
          {link && !link.text ? <AnyLink href={link.url}>{headline}</AnyLink> : headline}
        </h2>
        {module.text && <p className={styles.text}>{module.text}</p>}
        {link?.text && (
          <p className={styles.link}>
            <AnyLink href={link.url}>{link.text}</AnyLink>
          </p>
        )}
      </div>
    </article>
  )
}
