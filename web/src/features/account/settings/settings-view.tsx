import { useTranslations } from 'next-intl'
import account from '#features/account/account.module.css'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatDay } from '#lib/time/days.ts'
import { momentAtTheatre } from '#lib/time/site-zone.ts'
import { browserName } from './browser-name.ts'
import { DeletionForm } from '#features/account/profile/deletion-form.tsx'
import { OwnData } from '#features/account/profile/own-data.tsx'
import { DetailsForm } from '#features/account/profile/details-form.tsx'
import { EmailForm } from '#features/account/profile/email-form.tsx'
import { PasskeySection } from '#features/account/passkeys/passkey-section.tsx'
import { NewsletterSection } from '#features/account/mailings/newsletter-section.tsx'
import type { OwnMailings, OwnPasskey, OwnProfile, OwnSession } from './find-settings.ts'
import { PasswordForm } from './password-form.tsx'
import { fields, intents } from './settings-fields.ts'
import styles from './settings-view.module.css'

/** The settings of an account: the profile, its password and passkeys, where it is logged in, and its deletion. */
export function SettingsView(props: {
  locale: Locale
  sessions: readonly OwnSession[]
  /** Undefined where the origin has none. */
  passkeys: readonly OwnPasskey[] | undefined
  /** Undefined where the origin has none. */
  profile: OwnProfile | undefined
  /** Undefined where the origin has none. */
  mailings: OwnMailings | undefined
}) {
  const { locale, sessions, passkeys, profile, mailings } = props
  const current = sessions.find(({ isCurrent }) => isCurrent)
  return (
    <>
      {profile && (
        <>
          <DetailsForm locale={locale} details={profile.details} />
          <EmailForm
            locale={locale}
            current={profile.email}
            isConfirmed={profile.isEmailConfirmed}
          />
          {mailings && (
            <NewsletterSection
              locale={locale}
              email={profile.email}
              isOrdered={mailings.newsletter}
            />
          )}
        </>
      )}
      {/* At a provider the password is changed there. */}
      {current?.credential !== 'OIDC' && <PasswordForm locale={locale} />}
      {passkeys && (
        <PasskeySection
          locale={locale}
          passkeys={passkeys}
          mayChange={passkeys.length === 0 || isStrong(current?.credential)}
          browser={browserName(current?.userAgent ?? '') ?? ''}
        />
      )}
      <Sessions locale={locale} sessions={sessions} />
      {profile && (
        <>
          <OwnData locale={locale} />
          <DeletionForm locale={locale} />
        </>
      )}
    </>
  )
}

/** A stolen password or mailbox is not enough to change passkeys. */
const isStrong = (credential: OwnSession['credential'] | undefined) =>
  credential === 'PASSKEY' || credential === 'OIDC'

function Sessions({ locale, sessions }: { locale: Locale; sessions: readonly OwnSession[] }) {
  const t = useTranslations('account')
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions" className={styles.heading}>
        {t('settings.sessions')}
      </h2>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.number}>
            <Session session={session} locale={locale} />
          </li>
        ))}
      </ul>
      <form method="post" action={pathFor('user-settings-change', {}, locale)}>
        <input type="hidden" name={fields.intent} value={intents.logOutEverywhere} />
        <button className={account.button}>{t('settings.logOutEverywhere')}</button>
      </form>
    </section>
  )
}

function Session({ session, locale }: { session: OwnSession; locale: Locale }) {
  const t = useTranslations('account')
  const browser = browserName(session.userAgent ?? '') ?? t('settings.unknownBrowser')
  const { day, clock } = momentAtTheatre(Date.parse(session.startedAt))
  const since = t('settings.since', {
    day: formatDay(day, locale),
    time: formatTime(clock, locale),
  })
  return (
    <>
      <p>
        <b>{browser}</b>
        {session.isCurrent && <span className={styles.current}>{t('settings.thisBrowser')}</span>}
        <br />
        <span className={styles.since}>
          {since} · {t(`settings.credentials.${session.credential}`)}
        </span>
      </p>
      {!session.isCurrent && (
        <form method="post" action={pathFor('user-settings-change', {}, locale)}>
          <input type="hidden" name={fields.intent} value={intents.endSession} />
          <input type="hidden" name={fields.session} value={session.number} />
          <button className={styles.end} aria-label={t('settings.endNamed', { browser, since })}>
            {t('logOut')}
          </button>
        </form>
      )}
    </>
  )
}
