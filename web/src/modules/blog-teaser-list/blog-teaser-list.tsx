import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  BlogTeaserList_moduleFragmentDoc,
  type BlogTeaserList_moduleFragment,
} from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { Picture } from '#components/picture/picture.tsx'
import styles from './blog-teaser-list.module.css'

type Item = BlogTeaserList_moduleFragment['items'][number]

/** Teasers of articles, with the editor's own texts if there are any. */
export function BlogTeaserList(props: {
  module: FragmentType<typeof BlogTeaserList_moduleFragmentDoc>
  locale: Locale
  /** Whether it contains the first picture of the page. */
  isUrgent: boolean
}) {
  const { items } = readFragment(BlogTeaserList_moduleFragmentDoc, props.module)
  const teasers = items
    .map((item) => teaserOf(item, props.locale))
    // A deleted or future article leaves only the editor's text, if any.
    .filter(({ headline, url }) => headline && url)
  return (
    <ul className={styles.articles}>
      {teasers.map(({ image, preline, headline, text, url }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no names, and their order is that of the page
        <li key={index} className={styles.article}>
          {image && (
            <div className={styles.picture}>
              <Picture
                image={image}
                crop="HORIZONTAL"
                sizes="(min-width: 64em) 33vw, 100vw"
                isUrgent={props.isUrgent && index === 0}
              />
            </div>
          )}
          {preline && <p className={styles.preline}>{preline}</p>}
          <p className={styles.headline}>
            <AnyLink href={url}>{headline}</AnyLink>
          </p>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}

/** What an editor has written, and where that is nothing, what the article says. */
function teaserOf({ article, ...item }: Item, locale: Locale) {
  const own = item.image || !article ? item : article
  return {
    image: own.image,
    preline: item.preline || article?.category?.name,
    headline: item.headline || article?.title,
    text: item.text || article?.teaser,
    url: item.link?.url ?? (article ? pathFor('magazine-slug-id', article, locale) : ''),
  }
}
