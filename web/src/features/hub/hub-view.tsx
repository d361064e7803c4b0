import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import type { Hub, HubUser } from './find-hub.ts'
import type { HubNotice } from './hub-fields.ts'
import { HubHeader } from './hub-header.tsx'
import { HubSection, sectionNames } from './hub-section.tsx'
import styles from './hub.module.css'
import { AssetsSection } from './sections/assets-section.tsx'
import { FormsSection } from './sections/forms-section.tsx'
import { ActivitiesSection, VersionsSection } from './sections/history-sections.tsx'
import { KeywordsSection } from './sections/keywords-section.tsx'
import { LinksSection } from './sections/links-section.tsx'
import { LoadTimesSection } from './sections/load-times-section.tsx'
import { MissingPagesSection, type RejectedRedirect } from './sections/missing-pages-section.tsx'
import { PublishingSection } from './sections/publishing-section.tsx'
import { SalesSection } from './sections/sales-section.tsx'
import { SiteSection } from './sections/site-section.tsx'
import { FailuresSection, IdentitySection } from './sections/system-sections.tsx'

/** The staff hub: what a member of staff may see of the theatre, in sections. */
export function HubView(props: {
  locale: Locale
  user: HubUser
  hub: Hub
  notice: HubNotice | undefined
  rejected: RejectedRedirect | undefined
}) {
  const { locale, user, hub, notice, rejected } = props
  const t = useTranslations('hub')
  const shown = sectionNames.filter((name) => hub[name].status !== 'hidden')
  return (
    <>
      <HubHeader locale={locale} user={user} />
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        {notice && (
          <p className={styles.notice} role={notice === 'not-done' ? 'alert' : 'status'}>
            {t(`notices.${notice}`)}
          </p>
        )}
        {rejected && (
          <p className={styles.notice} role="alert">
            {t('notices.rejected', { message: rejected.message })}
          </p>
        )}
        <nav aria-label={t('sectionsLabel')}>
          <ul className={styles.contents}>
            {shown.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`${name}.title`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          <Sections hub={hub} locale={locale} rejected={rejected} />
        </div>
      </div>
    </>
  )
}

function Sections(props: { hub: Hub; locale: Locale; rejected: RejectedRedirect | undefined }) {
  const { hub, locale, rejected } = props
  return (
    <>
      <HubSection name="site" loaded={hub.site}>
        {(site) => <SiteSection site={site} locale={locale} />}
      </HubSection>
      <HubSection name="sales" loaded={hub.sales} isWide>
        {(sales) => <SalesSection sales={sales} locale={locale} />}
      </HubSection>
      <HubSection name="publishing" loaded={hub.publishing}>
        {(publishing) => <PublishingSection publishing={publishing} locale={locale} />}
      </HubSection>
      <HubSection name="forms" loaded={hub.forms}>
        {({ forms }) => <FormsSection forms={forms} locale={locale} />}
      </HubSection>
      <HubSection name="missingPages" loaded={hub.missingPages}>
        {(missingPages) => (
          <MissingPagesSection missingPages={missingPages} rejected={rejected} locale={locale} />
        )}
      </HubSection>
      <HubSection name="versions" loaded={hub.versions}>
        {(versions) => <VersionsSection versions={versions} locale={locale} />}
      </HubSection>
      <HubSection name="activities" loaded={hub.activities}>
        {(activities) => <ActivitiesSection activities={activities} locale={locale} />}
      </HubSection>
      <HubSection name="keywords" loaded={hub.keywords}>
        {(keywords) => <KeywordsSection keywords={keywords} locale={locale} />}
      </HubSection>
      <HubSection name="links" loaded={hub.links}>
        {(links) => <LinksSection links={links} locale={locale} />}
      </HubSection>
      <HubSection name="assets" loaded={hub.assets}>
        {(assets) => <AssetsSection assets={assets} />}
      </HubSection>
      <HubSection name="loadTimes" loaded={hub.loadTimes} isWide>
        {(loadTimes) => <LoadTimesSection loadTimes={loadTimes} locale={locale} />}
      </HubSection>
      <HubSection name="identity" loaded={hub.identity}>
        {(identity) => <IdentitySection identity={identity} locale={locale} />}
      </HubSection>
      <HubSection name="failures" loaded={hub.failures}>
        {(failures) => <FailuresSection failures={failures} locale={locale} />}
      </HubSection>
    </>
  )
}
