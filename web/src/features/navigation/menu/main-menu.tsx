import { getTranslations } from 'next-intl/server'
import { ClosingDetails } from '#ui/closing-details.tsx'
import styles from './main-menu.module.css'
import { type MenuEntry, leadsTo, mainEntries } from './menu-entry.ts'
import { MenuLabel } from './menu-label.tsx'

/**
 * The top entries of the menu in the header of wide windows; submenus open downwards. Native disclosures: they need no
 * script, and only one is open (L-04).
 */
export async function MainMenu({ menu, here }: { menu: readonly MenuEntry[]; here: string }) {
  const t = await getTranslations('layout')
  const { shown: entries } = mainEntries(menu)
  if (entries.length === 0) return null
  return (
    <nav className={styles.menu} aria-label={t('mainNavigation')} data-print="no">
      <ClosingDetails>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.title} data-current={leadsTo(entry, here) || undefined}>
              <MenuLabel entry={entry} here={here} />
              {entry.children.length > 0 && (
                <details name="main-menu">
                  <summary>
                    <span className="visually-hidden">{t('submenuOf', { name: entry.title })}</span>
                  </summary>
                  <ul className={styles.submenu}>
                    {entry.children.map((child) => (
                      <li key={child.title}>
                        <MenuLabel entry={child} here={here} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </ClosingDetails>
    </nav>
  )
}
