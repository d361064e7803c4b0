import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { design } from '#lib/design/design.ts'
import { variant } from '#lib/design/variant.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainMenu } from '#features/navigation/menu/main-menu.tsx'
import { MenuContent } from '#features/navigation/menu/menu-content.tsx'
import { type MenuEntry, mainEntries } from '#features/navigation/menu/menu-entry.ts'
import { ServiceLinks } from './service-links.tsx'
import styles from './site-header.module.css'
import { SiteMenu } from '#features/navigation/menu/site-menu.tsx'
import { TopBar } from './top-bar.tsx'
import type { ServiceAddresses } from '#features/navigation/account/find-service-addresses.ts'

export type HeaderSlots = {
  /** The search box with its button. */
  search?: ReactNode
  /** Today’s opening hours, as one line. */
  hoursToday?: ReactNode
}

/**
 * Top bar, the theatre's name and menu (L-03). A landing page has neither bar nor menu (L-05); a page that was rendered
 * without the origin has no menu either.
 */
export async function SiteHeader(props: {
  locale: Locale
  paths: Record<Locale, string>
  menu: readonly MenuEntry[]
  isLandingPage?: boolean
  isShopOnline?: boolean
  /** Where guests log in and people buy; without them on the site’s own pages. */
  addresses?: ServiceAddresses
  /** From the settings. */
  html?: string
  slots?: HeaderSlots
}) {
  const { locale, paths, menu, isLandingPage = false, isShopOnline = true, slots } = props
  const t = await getTranslations('layout')
  const name = (await getTranslations('site'))(`name.${variant}`)
  const here = paths[locale]
  const languages = <LanguageSwitch locale={locale} label={t('language')} paths={paths} />
  const hasMainMenu = !isLandingPage && design.menuStyle === 'style1'
  const rest = hasMainMenu ? mainEntries(menu).rest.map(({ title }) => title) : []
  const more = rest.length > 0 && t('moreMenu', { names: new Intl.ListFormat(locale).format(rest) })
  const services = { locale, isShopOnline, addresses: props.addresses }
  return (
    <header className={styles.header} data-menu={design.menuStyle}>
      {!isLandingPage && (
        <TopBar hoursToday={slots?.hoursToday} html={props.html}>
          <ServiceLinks {...services} place="bar" />
          {languages}
        </TopBar>
      )}
      <div className={styles.row} data-main-menu={hasMainMenu && !more ? 'all' : undefined}>
        <SiteLink className={styles.name} href={design.header.logoLink[locale]}>
          {name}
        </SiteLink>
        {isLandingPage && languages}
        {hasMainMenu && <MainMenu menu={menu} here={here} />}
        {!isLandingPage && slots?.search}
        {!isLandingPage && menu.length > 0 && (
          <SiteMenu
            name={name}
            openLabel={t('menu')}
            opener={more && <MenuNames menu={t('menu')} more={more} />}
            closeLabel={t('closeMenu')}
          >
            <MenuContent menu={menu} here={here}>
              <ServiceLinks {...services} place="menu" />
            </MenuContent>
          </SiteMenu>
        )}
      </div>
    </header>
  )
}

/** Beside the main menu the button of the whole menu says what more it has. */
function MenuNames({ menu, more }: { menu: string; more: string }) {
  return (
    <>
      <span className={styles.narrowOnly}>{menu}</span>
      <span className={styles.wideOnly}>{more}</span>
    </>
  )
}
