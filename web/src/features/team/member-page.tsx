import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import type { TeamMemberPageQuery } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { Portrait } from '#components/picture/portrait.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { FavouriteButton } from '#ui/favourite/favourite-button.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import { MemberDates } from './member-dates.tsx'
import { PersonMarkup } from './person-markup.tsx'
import styles from './member-page.module.css'

/** A person: portrait, biography, productions with their roles, and the next events. */
export async function MemberPage(props: {
  person: NonNullable<TeamMemberPageQuery['person']>
  parts: NonNullable<TeamMemberPageQuery['personParts']>
  locale: Locale
}) {
  const t = await getTranslations('team')
  const { person, locale } = props
  const { image } = person
  // Productions that were deleted since the role was written are left out.
  const parts = props.parts.flatMap(({ role, production }) =>
    production ? [{ role, production }] : [],
  )
  const productions = [...Map.groupBy(parts, ({ production }) => production.number).values()].map(
    (ofProduction) => ({
      ...ofProduction[0]!.production,
      roles: [...new Set(ofProduction.map(({ role }) => role))].join(', '),
    }),
  )
  return (
    <article className={styles.page}>
      <PersonMarkup person={person} locale={locale} />
      <div className={styles.portrait}>
        <Portrait
          image={image}
          firstName={person.firstName}
          lastName={person.lastName}
          tone={productions[0]?.genre?.styleName}
          sizes="(min-width: 64em) 33vw, 100vw"
          alt={image?.alt}
          isUrgent
        />
        {image?.credit && <p className={styles.credit}>{t('credit', { credit: image.credit })}</p>}
      </div>
      <div className={styles.text}>
        <header>
          {person.category && <p className={styles.kind}>{person.category.name}</p>}
          <h1 className={styles.name} data-fit={titleFit(person.name)}>
            {person.name}
          </h1>
          {person.profession && <p className={styles.profession}>{person.profession}</p>}
          <FavouriteButton
            favourite={{ type: 'person', number: person.number }}
            title={person.name}
            locale={locale}
          />
        </header>
        <RichText html={person.biography} />
        <MemberDates productions={productions} locale={locale} />
        {productions.length > 0 && (
          <section>
            <h2 className={styles.heading}>{t('productions')}</h2>
            <ul className={styles.productions}>
              {productions.map(({ number, slug, title, subtitle, roles, genre }) => (
                <li key={number} data-tone={genre?.styleName}>
                  <h3 className={styles.production}>
                    <SiteLink href={pathFor('productions-slug-id', { slug, number }, locale)}>
                      {title}
                    </SiteLink>
                  </h3>
                  {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
                  <p className={styles.roles}>{roles}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <p className={styles.back} data-print="no">
        <SiteLink href={pathFor('team', {}, locale)}>← {t(`back.${variant}`)}</SiteLink>
      </p>
    </article>
  )
}
