import { useTranslations } from 'next-intl'
import { findProblemLabels } from '#features/booking/problem-labels.ts'
import styles from './cart.module.css'
import type { CartNews } from './shown-cart.ts'

/** The result of the last change to the cart. */
export function CartNotice(props: {
  news: CartNews | undefined
  /** The result of a form that was sent without JavaScript. */
  problem: string | undefined
}) {
  const { news, problem } = props
  const t = useTranslations('cart')
  const code = news?.kind === 'refused' ? news.code : news ? undefined : problem
  return (
    <>
      <p className={styles.news} role="status">
        {news && news.kind !== 'refused' && t(news.kind === 'removed' ? 'removed' : 'extended')}
      </p>
      <div role="alert">
        {code !== undefined && (
          <div className={styles.problem}>
            <p>
              <strong>{t('problem')}</strong>{' '}
              {t(`problems.${findProblemLabels(code)?.cart ?? 'other'}`)}
            </p>
            <p>{t('errorCode', { code })}</p>
          </div>
        )}
      </div>
    </>
  )
}
