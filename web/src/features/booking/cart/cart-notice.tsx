import type { Messages } from '#i18n/messages.ts'
import { findRefusal } from '#features/booking/refusals.ts'
import styles from './cart.module.css'
import type { CartNews } from './shown-cart.ts'

/** What the last change of the cart led to. */
export function CartNotice(props: {
  labels: Messages['cart']
  news: CartNews | undefined
  /** That of a form that was sent without JavaScript. */
  problem: string | undefined
}) {
  const { labels, news, problem } = props
  const code = news?.kind === 'refused' ? news.code : news ? undefined : problem
  return (
    <>
      <p className={styles.news} role="status">
        {news && news.kind !== 'refused' && labels[news.kind]}
      </p>
      <div role="alert">
        {code !== undefined && (
          <div className={styles.problem}>
            <p>
              <strong>{labels.problem}</strong> {reasonOf(code, labels)}
            </p>
            <p>{labels.errorCode.replace('{code}', code)}</p>
          </div>
        )}
      </div>
    </>
  )
}

function reasonOf(code: string, { problems }: Messages['cart']): string {
  return problems[findRefusal(code)?.cart ?? 'other']
}
