import { getLocale, getTranslations } from 'next-intl/server'
import styles from '#ui/detail/facts.module.css'
import { type Money, formatMoney } from '#lib/text/money.ts'

type Price = { number: number; name: string; price: Money; text: string | null }

/** Prices by category. Nothing when they are not known. */
export async function EventPrices({ prices }: { prices: readonly Price[] }) {
  const t = await getTranslations('event')
  const locale = await getLocale()
  if (prices.length === 0) return null
  return (
    <table className={styles.prices}>
      <caption>{t('prices')}</caption>
      <tbody>
        {prices.map(({ number, name, price, text }) => (
          <tr key={number}>
            <th scope="row">
              {name} {text && <small>{text}</small>}
            </th>
            <td>{formatMoney(price, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
