import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Html_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './html.module.css'

/** HTML of an editor, sanitised by the origin. */
export function Html(props: { module: FragmentType<typeof Html_moduleFragmentDoc> }) {
  const t = useTranslations('modules')
  const { htmlCode } = readFragment(Html_moduleFragmentDoc, props.module)
  if (!htmlCode) return null
  // On narrow windows tables scroll, and a scrolling element must be reachable by keyboard.
  const reachable = htmlCode.includes('<table')
    ? { role: 'group', 'aria-label': t('table'), tabIndex: 0 }
    : undefined
  return (
    <div
      className={styles.html}
      data-text-links=""
      {...reachable}
      dangerouslySetInnerHTML={{ __html: htmlCode }}
    />
  )
}
