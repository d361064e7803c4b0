import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findMailLink } from '#features/account/mail-links/find-mail-link.ts'
import links from '#features/account/mail-links/mail-links.module.css'
import { MailingLinkForm } from '#features/account/mailings/mailing-link-form.tsx'
import { isMailingPurpose } from '#features/account/mailings/mailing-purposes.ts'
import { mailingOutcomes } from '#features/account/mailings/mailing-responses.ts'
import { AccountPage } from '#features/account/profile-page.tsx'
import { pathFor, pathsFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'
import { SiteLink } from '#ui/links/site-link.tsx'

/** L-07, S-09: a mailed link that confirms or ends a mailing, and what came of it. */
export const page = definePage({
  name: 'user-mailing',
  async load({ locale, token }, { searchParams }) {
    const requested = (await searchParams).outcome
    const outcome = mailingOutcomes.find((one) => one === requested)
    // A link that was used is none any more.
    const isUsed = outcome !== undefined && outcome !== 'failed'
    const link = isUsed ? undefined : await findMailLink({ locale, token }, await headers())
    return { outcome, link }
  },
  paths: (_, { token }) => pathsFor('user-mailing', () => ({ token })),
  async describe() {
    const t = await getTranslations('accountMailings')
    // Other sites never get its address, which contains the secret of the link; without any, browsers would not say where its form comes from.
    return { title: t('title'), referrer: 'same-origin' as const }
  },
  async compose({ outcome, link }, { locale, frame }) {
    const t = await getTranslations('accountMailings')
    if (link?.status === 'valid' && isMailingPurpose(link.purpose)) {
      const { token, purpose, email } = link
      return (
        <PageFrame {...frame}>
          <AccountPage
            title={t(`titles.${purpose}`)}
            notice={outcome === 'failed' ? 'not-done' : undefined}
          >
            <MailingLinkForm locale={locale} token={token} purpose={purpose} email={email} />
          </AccountPage>
        </PageFrame>
      )
    }
    const isUnknown = link?.status === 'unknown'
    return (
      <PageFrame {...frame}>
        <AccountPage
          title={t(outcome && !link ? `done.${outcome}` : 'title')}
          notice={isUnknown ? 'not-done' : undefined}
        >
          {!isUnknown && (
            <p className={links.text}>{t(outcome && !link ? `next.${outcome}` : 'expired')}</p>
          )}
          <p className={links.text}>
            <SiteLink href={pathFor('events', {}, locale)}>
              {t(`toProgramme.${variant}`)} →
            </SiteLink>
          </p>
        </AccountPage>
      </PageFrame>
    )
  },
})
