import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatMoney } from '#lib/text/money.ts'
import pricesStyles from './price-list.module.css'
import type { Price } from '#features/booking/rules/offer.ts'
import {
  amountOf,
  type Selection,
  withOneLess,
  withOneMore,
} from '#features/booking/rules/selection.ts'

/** A price, and the selected number of its tickets (B-04). */
export function PriceLine(props: {
  price: Price
  title: string
  subtitle: string | null
  selection: Selection
  onChange: (selection: Selection) => void
  children?: ReactNode
}) {
  const { price, title, subtitle, selection, onChange } = props
  const t = useTranslations('booking')
  const locale = useLocale()
  const amount = amountOf(selection, price)
  const more = withOneMore(selection, price)
  const ticket = [title, subtitle].filter(Boolean).join(', ')
  return (
    <li className={pricesStyles.line} data-chosen={amount > 0 || undefined}>
      <b className={pricesStyles.what}>{title}</b>
      <p className={pricesStyles.price}>{formatMoney(price.price, locale)}</p>
      <div className={pricesStyles.kind}>
        {subtitle && <span>{subtitle}</span>}
        {props.children}
      </div>
      <div className={pricesStyles.amount}>
        <button
          type="button"
          aria-label={t('oneLess', { ticket })}
          aria-disabled={amount === 0}
          onClick={() => onChange(withOneLess(selection, price))}
        >
          <span aria-hidden="true">−</span>
        </button>
        <output aria-label={`${t('amount')}: ${ticket}`}>{amount}</output>
        <button
          type="button"
          aria-label={t('oneMore', { ticket })}
          aria-disabled={more === selection}
          onClick={() => onChange(more)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </li>
  )
}
