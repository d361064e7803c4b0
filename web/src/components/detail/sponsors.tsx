import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Sponsors_sponsorFragmentDoc } from '#graphql/generated/graphql.ts'
import { LogoPlates } from '#components/picture/logo-plates.tsx'
import styles from '#ui/detail/note.module.css'

/** The sponsors of an event, by their logos. */
export async function Sponsors(props: {
  sponsors: readonly FragmentType<typeof Sponsors_sponsorFragmentDoc>[]
}) {
  const t = await getTranslations('detail')
  const sponsors = props.sponsors.map((one) => readFragment(Sponsors_sponsorFragmentDoc, one))
  if (sponsors.length === 0) return null
  const logos = sponsors.map(({ image, name, url }) => ({ image, name, url: url ?? undefined }))
  return (
    <section className={styles.note}>
      <h2>{t('sponsors')}</h2>
      <LogoPlates layout="grid" logos={logos} />
    </section>
  )
}
