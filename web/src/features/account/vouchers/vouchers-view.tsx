import { useTranslations } from 'next-intl'
import { AccountField } from '#features/account/account-field.tsx'
import { AccountForm, type Rejection } from '#features/account/account-form.tsx'
import account from '#features/account/account.module.css'
import { fields as settings } from '#features/account/settings/settings-fields.ts'
import styles from '#features/account/tickets/tickets.module.css'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import type { OwnVoucher } from './find-vouchers.ts'
import { VoucherCard } from './voucher-card.tsx'
import { addVoucherIntent, voucherFields } from './voucher-fields.ts'

/** The vouchers and the credit of an account, and the form that adds a voucher by its code. */
export function VouchersView(props: {
  locale: Locale
  vouchers: readonly OwnVoucher[]
  typed: string
  rejected: Rejection | undefined
}) {
  const { locale, vouchers, typed, rejected } = props
  const t = useTranslations('accountVouchers')
  const gifts = vouchers.filter(({ codeEnding }) => codeEnding)
  const credit = vouchers.filter(({ codeEnding }) => !codeEnding)
  return (
    <>
      <Vouchers id="vouchers" title={t('vouchers')} vouchers={gifts} locale={locale} />
      <Vouchers id="credit" title={t('credit')} vouchers={credit} locale={locale} />
      <AccountForm
        action={pathFor('user-settings-change', {}, locale)}
        label={t('add')}
        rejected={rejected}
      >
        {(state) => (
          <>
            <h2 className={styles.heading}>{t('add')}</h2>
            <input type="hidden" name={settings.intent} value={addVoucherIntent} />
            <AccountField
              {...state(voucherFields.code)}
              label={t('code')}
              hint={t('codeHint')}
              defaultValue={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
            <button className={account.button}>{t('add')}</button>
          </>
        )}
      </AccountForm>
    </>
  )
}

function Vouchers(props: {
  id: 'vouchers' | 'credit'
  title: string
  vouchers: readonly OwnVoucher[]
  locale: Locale
}) {
  const { id, title, vouchers, locale } = props
  const t = useTranslations('accountVouchers')
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {vouchers.length === 0 && <p>{t(`none.${id}`)}</p>}
      <ul className={styles.evenings}>
        {vouchers.map((voucher) => (
          <li key={voucher.number}>
            <VoucherCard voucher={voucher} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}
