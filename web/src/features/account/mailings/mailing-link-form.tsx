import { useTranslations } from 'next-intl'
import { AccountForm } from '#features/account/account-form.tsx'
import account from '#features/account/account.module.css'
import links from '#features/account/mail-links/mail-links.module.css'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import type { MailingPurpose } from './mailing-purposes.ts'

/** The form that uses a mailed link about a mailing. */
export function MailingLinkForm(props: {
  locale: Locale
  token: string
  purpose: MailingPurpose
  email: string
}) {
  const { locale, token, purpose, email } = props
  const t = useTranslations('accountMailings')
  return (
    <>
      <p className={links.text}>{t(`purposes.${purpose}`, { email })}</p>
      <AccountForm
        action={pathFor('user-mailing-use', { token }, locale)}
        label={t(`titles.${purpose}`)}
        rejected={undefined}
      >
        {() => <button className={account.button}>{t(`titles.${purpose}`)}</button>}
      </AccountForm>
    </>
  )
}
