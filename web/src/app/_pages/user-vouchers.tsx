import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { LogInForm } from '#features/account/log-in-form.tsx'
import { OtherWays } from '#features/account/mail-links/other-ways.tsx'
import { AccountPage } from '#features/account/profile-page.tsx'
import { findVouchers } from '#features/account/vouchers/find-vouchers.ts'
import { VouchersView } from '#features/account/vouchers/vouchers-view.tsx'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'
import { findAttempt } from '#lib/http/form-attempts.ts'

/** S-09: the vouchers and credit of an account, or the log-in form for visitors who are not logged in. */
export const page = definePage({
  name: 'user-vouchers',
  async load({ locale }, { searchParams }) {
    const { attempt, notice } = await searchParams
    return {
      found: await findVouchers(locale, await headers()),
      rejected: typeof attempt === 'string' ? findAttempt(attempt) : undefined,
      isAdded: notice === 'added',
    }
  },
  paths: () => pathsFor('user-vouchers', () => ({})),
  async describe(_, { locale, paths }) {
    const t = await getTranslations('accountVouchers')
    return pageMetadata({ locale, paths, title: t('title') })
  },
  async compose({ found, rejected, isAdded }, { locale, frame }) {
    if (found.status !== 'logged-in') {
      const t = await getTranslations('account')
      return (
        <PageFrame {...frame}>
          <AccountPage
            title={t('logIn')}
            notice={found.status === 'unknown' ? 'unknown' : undefined}
          >
            <LogInForm locale={locale} loginUrl={frame.content.addresses.login} />
            <OtherWays locale={locale} />
          </AccountPage>
        </PageFrame>
      )
    }
    const t = await getTranslations('accountVouchers')
    const code = rejected?.values['code']
    return (
      <PageFrame {...frame}>
        <AccountPage title={t('title')} notice={isAdded ? 'voucher-added' : undefined}>
          <VouchersView
            locale={locale}
            vouchers={found.vouchers}
            typed={typeof code === 'string' ? code : ''}
            rejected={rejected && { detail: rejected.detail, problems: rejected.problems }}
          />
        </AccountPage>
      </PageFrame>
    )
  },
})
