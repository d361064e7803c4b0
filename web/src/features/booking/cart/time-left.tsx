import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import styles from './cart.module.css'
import { clockOf } from './clock-of.ts'
import { lastCallSeconds, warningSeconds } from './hold-times.ts'
import type { ShownCart } from './shown-cart.ts'

type Props = {
  seconds: number
  cart: Pick<ShownCart, 'canExtend'>
  /** Target of the form without JavaScript. */
  form: { action: string; csrfToken: string }
  isBusy: boolean
  /** Without a callback the form is submitted. */
  onExtend: (() => void) | undefined
}

/**
 * A warning that stays in view before the hold expires, with one button that extends it; announced at five minutes and
 * at one.
 */
export function TimeWarning(props: Props) {
  const { seconds } = props
  const t = useTranslations('cart')
  const isWarning = seconds > 0 && seconds <= warningSeconds
  return (
    <>
      <p className="visually-hidden" role="status">
        {isWarning && t(seconds <= lastCallSeconds ? 'minutesLeft.one' : 'minutesLeft.five')}
      </p>
      {isWarning && (
        <aside className={styles.warning} aria-label={t('heldFor')} data-print="no">
          <p>{t('warning', { time: clockOf(seconds) })}</p>
          <ExtendForm {...props} />
        </aside>
      )}
    </>
  )
}

export function ExtendForm({ cart, form, isBusy, onExtend }: Omit<Props, 'seconds'>) {
  const t = useTranslations('cart')
  if (!cart.canExtend) return <p>{t('cannotExtend')}</p>
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onExtend?.()
  }
  return (
    <form method="post" action={form.action} onSubmit={onExtend && submit}>
      <input type="hidden" name="csrfmiddlewaretoken" value={form.csrfToken} />
      <input type="hidden" name="intent" value="extend" />
      <button className={styles.button} aria-disabled={isBusy}>
        {t('extend')}
      </button>
    </form>
  )
}
