import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { LogInForm } from '#features/account/log-in-form.tsx'
import { fields } from '#features/account/log-in-fields.ts'
import { AccountPage } from '#features/account/profile-page.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { getTranslations } from 'next-intl/server'
import { pathsFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { findAttempt } from '#lib/http/form-attempts.ts'

type Props = { params: Promise<{ attempt: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ attempt: placeholder }]

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('refusedTitle'), robots: { index: false } }
}

/** A log-in that was refused, with what is wrong. */
export default async function LogInAttempt({ params }: Props) {
  const { attempt: name } = await params
  if (name === placeholder) return null
  const locale = asLocale(await rootLocale())
  const t = await getTranslations('account')
  const { values, detail, problems } = findAttempt(name) ?? notFound()
  const username = values[fields.username]
  return (
    <PageFrame locale={locale} paths={pathsFor('user-profile', () => ({}))}>
      <AccountPage title={t('logIn')}>
        <LogInForm
          locale={locale}
          username={typeof username === 'string' ? username : ''}
          refused={{ detail, problems }}
        />
      </AccountPage>
    </PageFrame>
  )
}
