import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import account from '#features/account/account.module.css'
import { fields as settings } from '#features/account/settings/settings-fields.ts'
import styles from '#features/account/settings/settings-view.module.css'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { env } from '#lib/env.ts'
import text from '#ui/text-field.module.css'
import type { FavouriteMailings } from './find-mailings.ts'
import mailings from './mailings.module.css'
import { intents } from './mailing-fields.ts'

/** Mails about favourites and their private calendar, with the buttons that begin and end them. */
export function FollowFavourites(props: { locale: Locale; ordered: FavouriteMailings }) {
  const { locale, ordered } = props
  const t = useTranslations('accountMailings')
  return (
    <>
      <section
        className={`${styles.section} ${mailings.section}`}
        aria-labelledby="favourite-mails"
      >
        <h2 id="favourite-mails" className={styles.heading}>
          {t('favouriteMails')}
        </h2>
        <p>{t(ordered.favouriteMails ? 'favouriteMailsCome' : 'favouriteMailsEnded')}</p>
        <IntentForm locale={locale}>
          <IntentButton
            intent={ordered.favouriteMails ? 'endFavouriteMails' : 'orderFavouriteMails'}
          />
        </IntentForm>
      </section>
      <section
        className={`${styles.section} ${mailings.section}`}
        aria-labelledby="favourite-calendar"
      >
        <h2 id="favourite-calendar" className={styles.heading}>
          {t('calendar')}
        </h2>
        <p>{t(ordered.calendar === null ? 'calendarMissing' : 'calendarExists')}</p>
        {ordered.calendar !== null && <CalendarAddress locale={locale} token={ordered.calendar} />}
        <IntentForm locale={locale}>
          {ordered.calendar === null ? (
            <IntentButton intent="renewCalendar" label={t('makeCalendar')} />
          ) : (
            <>
              <IntentButton intent="renewCalendar" />
              <IntentButton intent="endCalendar" />
            </>
          )}
        </IntentForm>
      </section>
    </>
  )
}

function CalendarAddress({ locale, token }: { locale: Locale; token: string }) {
  const t = useTranslations('accountMailings')
  const address = env.SITE_URL + pathFor('favourites-calendar', { token }, locale)
  return (
    <>
      <p className={account.field}>
        <label htmlFor="calendar-address">{t('calendarAddress')}</label>
        <input id="calendar-address" className={text.input} readOnly value={address} />
      </p>
      <p>
        {/* Opened by the calendar program. */}
        <a href={address.replace(/^https?:/, 'webcal:')}>{t('subscribeCalendar')} →</a>
      </p>
    </>
  )
}

function IntentForm({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <form
      className={mailings.buttons}
      method="post"
      action={pathFor('user-settings-change', {}, locale)}
    >
      {children}
    </form>
  )
}

type FavouriteIntent = 'orderFavouriteMails' | 'endFavouriteMails' | 'renewCalendar' | 'endCalendar'

function IntentButton({ intent, label }: { intent: FavouriteIntent; label?: string }) {
  const t = useTranslations('accountMailings')
  return (
    <button className={account.button} name={settings.intent} value={intents[intent]}>
      {label ?? t(intent)}
    </button>
  )
}
