import { AnyLink } from '#ui/any-link.tsx'
import styles from './menu-layer.module.css'

export type MenuEntry = {
  url: string
  menuName: string
  children: readonly { url: string; menuName: string }[]
}

/** The whole menu over the page. The browser opens and closes it: by its buttons, Escape, or a click beside it. */
export function MenuLayer(props: {
  id: string
  name: string
  menu: readonly MenuEntry[]
  label: string
  closeLabel: string
}) {
  return (
    <div className={styles.layer} id={props.id} popover="auto" data-print="no">
      <div className={styles.head}>
        <span>{props.name}</span>
        <button type="button" popoverTarget={props.id} popoverTargetAction="hide">
          {props.closeLabel}
        </button>
      </div>
      <nav aria-label={props.label}>
        <ul className={styles.entries}>
          {props.menu.map((entry) => (
            <li key={entry.menuName}>
              <MenuWords entry={entry} />
              {entry.children.length > 0 && (
                <ul className={styles.children}>
                  {entry.children.map((child) => (
                    <li key={child.menuName}>
                      <MenuWords entry={child} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** An entry without an address only names what stands below it. */
function MenuWords({ entry: { url, menuName } }: { entry: { url: string; menuName: string } }) {
  return url ? <AnyLink href={url}>{menuName}</AnyLink> : <span>{menuName}</span>
}
