import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Sponsors_sponsorFragmentDoc } from '#graphql/generated/graphql.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import styles from '#ui/detail/note.module.css'

/** The sponsors of an event. */
export async function Sponsors(props: {
  sponsors: readonly FragmentType<typeof Sponsors_sponsorFragmentDoc>[]
}) {
  const t = await getTranslations('detail')
  const sponsors = props.sponsors.map((one) => readFragment(Sponsors_sponsorFragmentDoc, one))
  if (sponsors.length === 0) return null
  return (
    <section className={styles.note}>
      <h2>{t('sponsors')}</h2>
      <ul>
        {sponsors.map(({ number, name, url }) => (
          <li key={number}>{url ? <AnyLink href={url}>{name}</AnyLink> : name}</li>
        ))}
      </ul>
    </section>
  )
}
