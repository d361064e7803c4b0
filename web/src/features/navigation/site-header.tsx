import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/path-for.ts'
import { design } from '#lib/design/design.ts'
import { variant } from '#lib/design/variant.ts'
import { AnyLink } from '#ui/any-link.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { type MenuEntry, MenuLayer } from './menu-layer.tsx'
import styles from './site-header.module.css'

export type HeaderSlots = {
  /** The search box, with what opens it. */
  search?: ReactNode
  /** Today’s opening hours, as a few words in a line. */
  hoursToday?: ReactNode
}

const menuId = 'site-menu'
const inlineEntries = 5

/** House name, the first entries of the menu, the language, and the whole menu as a layer that needs no script. */
export async function SiteHeader(props: {
  locale: Locale
  paths: Record<Locale, string>
  menu: readonly MenuEntry[]
  slots?: HeaderSlots
}) {
  const t = await getTranslations('layout')
  const name = (await getTranslations('site'))(`name.${variant}`)
  const home = pathFor('index', {}, props.locale)
  const inline = props.menu.filter(({ url }) => url && url !== home).slice(0, inlineEntries)
  return (
    <header className={styles.header}>
      <SiteLink className={styles.name} href={design.header.logoLink[props.locale]}>
        {name}
      </SiteLink>
      {inline.length > 0 && (
        <nav className={styles.inline} aria-label={t('mainNavigation')} data-print="no">
          <ul>
            {inline.map((entry) => (
              <li key={entry.url}>
                <AnyLink href={entry.url}>{entry.menuName}</AnyLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {props.slots?.hoursToday}
      {props.slots?.search}
      <LanguageSwitch locale={props.locale} label={t('language')} paths={props.paths} />
      {props.menu.length > 0 && (
        <>
          <button className={styles.open} type="button" popoverTarget={menuId} data-print="no">
            {t('menu')}
          </button>
          <MenuLayer
            id={menuId}
            name={name}
            menu={props.menu}
            label={t('menu')}
            closeLabel={t('closeMenu')}
          />
        </>
      )}
    </header>
  )
}
