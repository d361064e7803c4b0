import { useTranslations } from 'next-intl'
import styles from '#features/account/tickets/tickets.module.css'
import type { Locale } from '#i18n/locales.ts'
import { formatMoney } from '#lib/text/money.ts'
import { formatDay } from '#lib/time/days.ts'
import { momentAtTheatre } from '#lib/time/site-zone.ts'
import type { OwnVoucher } from './find-vouchers.ts'

/** A voucher, or credit from one cancelled order: what is left of it, until when, and what was paid with it. */
export function VoucherCard({ voucher, locale }: { voucher: OwnVoucher; locale: Locale }) {
  const t = useTranslations('accountVouchers')
  const { codeEnding, fromOrderNumber, value, remainder, validUntil, uses } = voucher
  const name = codeEnding
    ? t('voucher', { ending: codeEnding })
    : t('creditFrom', { number: String(fromOrderNumber) })
  const day = formatDay(validUntil, locale)
  return (
    <article className={styles.evening}>
      <h3 className={styles.title}>{name}</h3>
      <p className={styles.state}>
        {t('left', { left: formatMoney(remainder, locale), value: formatMoney(value, locale) })}
      </p>
      <p>{t(stateOf(voucher), { day })}</p>
      {uses.length > 0 && (
        <ul className={styles.orders} aria-label={t('uses', { name })}>
          {uses.map((use) => (
            <li key={use.orderNumber}>
              <span>
                {t('use', {
                  number: String(use.orderNumber),
                  day: formatDay(momentAtTheatre(Date.parse(use.usedAt)).day, locale),
                })}
              </span>
              <span className={styles.state}>
                {t(use.isReturned ? 'returned' : 'paid', {
                  amount: formatMoney(use.amount, locale),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function stateOf({ isBlocked, isExpired }: OwnVoucher): 'blocked' | 'expired' | 'valid' {
  if (isBlocked) return 'blocked'
  return isExpired ? 'expired' : 'valid'
}
