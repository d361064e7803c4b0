import { useTranslations } from 'next-intl'
import { fields as settingsFields, intents } from '#features/account/settings/settings-fields.ts'
import settings from '#features/account/settings/settings-view.module.css'
import type { OwnPasskey } from '#features/account/settings/find-settings.ts'
import { finishedMessages } from '#i18n/finished-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatDay } from '#lib/time/days.ts'
import { momentAtTheatre } from '#lib/time/site-zone.ts'
import { AddPasskey } from './add-passkey.tsx'
import { fields } from './passkey-fields.ts'

type Props = {
  locale: Locale
  passkeys: readonly OwnPasskey[]
  /** Who has passkeys changes them only in a session that was begun with one, or at the provider. */
  mayChange: boolean
  /** What the browser calls itself. */
  browser: string
}

/** The passkeys of an account: those that it has, and a form that adds one. */
export function PasskeySection({ locale, passkeys, mayChange, browser }: Props) {
  const t = useTranslations('accountPasskeys')
  const action = pathFor('user-settings-change', {}, locale)
  const labels = finishedMessages(t, [
    'name',
    'nameHint',
    'nameMissing',
    'add',
    'unsupported',
    'waiting',
    'canceled',
    'exists',
    'failed',
  ])
  return (
    <section className={settings.section} aria-labelledby="passkeys">
      <h2 id="passkeys" className={settings.heading}>
        {t('title')}
      </h2>
      <p>{passkeys.length === 0 ? t('none') : t('explanation')}</p>
      {passkeys.length > 0 && (
        <ul className={settings.sessions}>
          {passkeys.map((passkey) => (
            <li key={passkey.number}>
              <PasskeyRow passkey={passkey} locale={locale} />
              {mayChange && (
                <form method="post" action={action}>
                  <input type="hidden" name={settingsFields.intent} value={intents.removePasskey} />
                  <input type="hidden" name={fields.number} value={passkey.number} />
                  <button
                    className={settings.end}
                    aria-label={t('removeNamed', { name: passkey.name })}
                  >
                    {t('remove')}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {passkeys.length === 0 && <p>{t('explanation')}</p>}
      {mayChange ? (
        <AddPasskey locale={locale} action={action} suggestedName={browser} labels={labels} />
      ) : (
        <p>{t('onlyWithPasskey')}</p>
      )}
    </section>
  )
}

function PasskeyRow({ passkey, locale }: { passkey: OwnPasskey; locale: Locale }) {
  const t = useTranslations('accountPasskeys')
  const dayOf = (at: string) => formatDay(momentAtTheatre(Date.parse(at)).day, locale)
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <p>
      <b>{name}</b>
      <br />
      <span className={settings.since}>
        {t('added', { day: dayOf(createdAt) })} ·{' '}
        {lastUsedAt ? t('used', { day: dayOf(lastUsedAt) }) : t('neverUsed')}
      </span>
    </p>
  )
}
