import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import styles from './menu-content.module.css'
import { type MenuEntry, leadsTo } from './menu-entry.ts'
import { MenuLabel } from './menu-label.tsx'

/** Every entry of the menu, one submenu open at a time, and the secondary links below. */
export async function MenuContent(props: {
  menu: readonly MenuEntry[]
  here: string
  children: ReactNode
}) {
  const t = await getTranslations('layout')
  return (
    <>
      <nav aria-label={t('menu')}>
        <ul className={styles.entries}>
          {props.menu.map((entry) => (
            <li key={entry.title} data-current={leadsTo(entry, props.here) || undefined}>
              <MenuLabel entry={entry} here={props.here} />
              {entry.children.length > 0 && (
                <details name="site-menu" className={styles.more}>
                  <summary>
                    <span className="visually-hidden">{t('submenuOf', { name: entry.title })}</span>
                  </summary>
                  <ul className={styles.children}>
                    {entry.children.map((child) => (
                      <li key={child.title}>
                        <MenuLabel entry={child} here={props.here} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.secondary}>{props.children}</div>
    </>
  )
}
