import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Quote_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './quote.module.css'

/** Up to this length a quote is set as large as a headline, in characters. */
const shortLength = 110

/** A quotation. */
export function Quote(props: { module: FragmentType<typeof Quote_moduleFragmentDoc> }) {
  const { content, author } = readFragment(Quote_moduleFragmentDoc, props.module)
  return (
    <figure className={styles.quote} data-short={content.length <= shortLength || undefined}>
      <blockquote>
        <p>{content}</p>
      </blockquote>
      {author && <figcaption>{author}</figcaption>}
    </figure>
  )
}
