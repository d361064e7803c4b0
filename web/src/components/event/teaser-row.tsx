import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { TeaserRow_teaserFragmentDoc } from '#graphql/generated/graphql.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { Picture } from '#components/picture/picture.tsx'
import styles from './teaser-row.module.css'

/** A teaser at the end of its day. */
export function TeaserRow(props: { teaser: FragmentType<typeof TeaserRow_teaserFragmentDoc> }) {
  const teaser = readFragment(TeaserRow_teaserFragmentDoc, props.teaser)
  return (
    <aside className={styles.teaser} aria-label={teaser.name} data-print="no">
      {teaser.image && (
        <div className={styles.picture}>
          <Picture image={teaser.image} crop="SQUARE" sizes="(min-width: 48em) 15rem, 30vw" />
        </div>
      )}
      <div>
        {teaser.preline && <p className={styles.preline}>{teaser.preline}</p>}
        <p className={styles.headline}>
          <AnyLink href={teaser.link.url}>{teaser.headline}</AnyLink>
        </p>
        {teaser.subline && <p className={styles.subline}>{teaser.subline}</p>}
        {teaser.link.text && (
          <p className={styles.more} aria-hidden="true">
            {teaser.link.text} →
          </p>
        )}
      </div>
    </aside>
  )
}
