import { useTranslations } from 'next-intl'
import type { HubSiteQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { fields, intents } from '#features/hub/hub-fields.ts'
import styles from '#features/hub/hub.module.css'
import { KeyFigures } from '#features/hub/key-figures.tsx'
import own from './sections.module.css'

type Site = NonNullable<HubSiteQuery['dashboardSite']>

/** Whether site and shop are open, and the switches of both. */
export function SiteSection({ site, locale }: { site: Site; locale: Locale }) {
  const t = useTranslations('hub.site')
  return (
    <>
      <div className={own.switches}>
        <Switch
          locale={locale}
          intent={intents.switchSite}
          isOn={site.isSiteOnline}
          state={site.isSiteOnline ? t('siteOn') : t('siteOff')}
          action={site.isSiteOnline ? t('closeSite') : t('openSite')}
          maySwitch={site.maySwitch}
        />
        <Switch
          locale={locale}
          intent={intents.switchShop}
          isOn={site.isShopOnline}
          state={site.isShopOnline ? t('shopOn') : t('shopOff')}
          action={site.isShopOnline ? t('closeShop') : t('openShop')}
          maySwitch={site.maySwitch}
        />
      </div>
      <KeyFigures
        figures={[
          [t('events'), site.events],
          [t('pages'), site.pages],
        ]}
      />
      {site.alerts.length === 0 ? (
        <p className={styles.none}>{t('noAlerts')}</p>
      ) : (
        <>
          <h3 className={styles.subheading}>{t('alerts')}</h3>
          <ul className={styles.list}>
            {site.alerts.map((alert) => (
              <li key={alert}>{alert}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Switch(props: {
  locale: Locale
  intent: string
  isOn: boolean
  state: string
  /** What the button does. */
  action: string
  maySwitch: boolean
}) {
  const { locale, intent, isOn, state, action, maySwitch } = props
  return (
    <div>
      <p className={own.state} data-off={isOn ? undefined : ''}>
        {state}
      </p>
      {maySwitch && (
        <form method="post" action={pathFor('cms-hub-change', {}, locale)}>
          <input type="hidden" name={fields.intent} value={intent} />
          <input type="hidden" name={fields.on} value={String(!isOn)} />
          <button className={own.button}>{action}</button>
        </form>
      )}
    </div>
  )
}
