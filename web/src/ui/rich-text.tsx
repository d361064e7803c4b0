import styles from './rich-text.module.css'

/**
 * HTML that the origin has sanitised: paragraphs, emphasis, links and lists. Renders nothing for an empty text.
 * `FollowTextLinks` handles its links.
 */
export function RichText({ html }: { html: string | null }) {
  if (!html?.trim()) return null
  return (
    <div className={styles.text} data-text-links="" dangerouslySetInnerHTML={{ __html: html }} />
  )
}
