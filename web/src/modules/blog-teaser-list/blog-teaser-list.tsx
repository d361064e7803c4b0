import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { BlogTeaserList_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { AnyLink } from '#ui/any-link.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './blog-teaser-list.module.css'

/** Teasers of things to read. */
export function BlogTeaserList(props: {
  module: FragmentType<typeof BlogTeaserList_moduleFragmentDoc>
  /** Whether it holds the first picture of the page. */
  isUrgent: boolean
}) {
  const { items } = readFragment(BlogTeaserList_moduleFragmentDoc, props.module)
  return (
    <ul className={styles.articles}>
      {items.map(({ imageObj: image, imageThumbnails, preline, headline, text, link }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no names, and their order is that of the page
        <li key={index} className={styles.article}>
          {image && (
            <div className={styles.picture}>
              <Picture
                image={image}
                thumbnails={imageThumbnails}
                crop="HORIZONTAL"
                sizes="(min-width: 64em) 33vw, 100vw"
                isUrgent={props.isUrgent && index === 0}
              />
            </div>
          )}
          {preline && <p className={styles.preline}>{preline}</p>}
          <p className={styles.headline}>
            <AnyLink href={link}>{headline}</AnyLink>
          </p>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
