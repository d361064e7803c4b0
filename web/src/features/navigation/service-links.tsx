import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { finishedMessages } from '#i18n/finished-messages.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { design } from '#lib/design/design.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { accountLabels } from '#features/navigation/account/account-labels.ts'
import { AccountLink } from '#features/navigation/account/account-link.tsx'
import { CartLink } from './cart-link.tsx'
import { OfflineService } from './offline-service.tsx'
import styles from './service-links.module.css'
import type { ServiceAddresses } from '#features/navigation/account/find-service-addresses.ts'

/**
 * Favourites, cart and account (L-03). While the webshop is offline, cart and account say so and have no links (L-12).
 */
export async function ServiceLinks(props: {
  locale: Locale
  isShopOnline: boolean
  addresses: ServiceAddresses | undefined
  place: 'bar' | 'menu'
}) {
  const { locale, isShopOnline, place, addresses } = props
  const t = await getTranslations('layout')
  const profile = pathFor('user-profile', {}, locale)
  return (
    <nav aria-label={t(place === 'bar' ? 'services' : 'secondary')} data-print="no">
      <ul className={styles.services} data-place={place}>
        <li className={styles.account}>
          {isShopOnline ? (
            <AccountLink
              locale={locale}
              labels={finishedMessages(t, accountLabels)}
              paths={{
                root: pathFor('index', {}, locale),
                login: addresses?.login ?? profile,
                profile,
                staffHub: pathFor('cms-hub', {}, locale),
                logOut: pathFor('user-log-out', {}, locale),
              }}
            />
          ) : (
            <OfflineService reason={t('webshopOffline')}>{t('logIn')}</OfflineService>
          )}
        </li>
        <li className={styles.favourites}>
          <SiteLink href={pathFor('favourites', {}, locale)}>{t('favourites')}</SiteLink>
        </li>
        <li className={styles.cart}>
          {isShopOnline ? (
            <CartLink
              href={addresses?.webshop ?? design.header.basketLink[locale]}
              name={t('cart')}
              locale={locale}
            />
          ) : (
            <OfflineService reason={t('webshopOffline')}>{t('cart')}</OfflineService>
          )}
        </li>
      </ul>
    </nav>
  )
}
