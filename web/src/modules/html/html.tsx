import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Html_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './html.module.css'

/** HTML of an editor, as the origin has made it safe. */
export function Html(props: { module: FragmentType<typeof Html_moduleFragmentDoc> }) {
  const { htmlCode } = readFragment(Html_moduleFragmentDoc, props.module)
  if (!htmlCode) return null
  return (
    <div
      className={styles.html}
      data-text-links=""
      dangerouslySetInnerHTML={{ __html: htmlCode }}
    />
  )
}
