'use client'
import { useEffect, useId, useRef, useState } from 'react'
import type { Messages } from '#i18n/messages.ts'
import { type Consentable, switched, tagManager } from './choice.ts'
import styles from './consent-settings.module.css'
import { ConsentSwitch } from './consent-switch.tsx'

/** Every category with what it is for and a switch, over the page. The browser keeps the focus inside and gives it back. */
export function ConsentSettings(props: {
  labels: Messages['consent']
  all: Consentable[]
  chosen: Consentable[]
  choose: (chosen: Consentable[]) => void
  close: () => void
}) {
  const { labels, all } = props
  const { settings, banner } = labels
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [draft, setDraft] = useState(props.chosen)
  useEffect(() => {
    dialog.current?.showModal()
    title.current?.focus()
  }, [])

  const settle = (chosen: Consentable[]) => () => {
    // Closed by the browser first, so that it gives the focus back to where it was.
    dialog.current?.close()
    props.choose(chosen)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.settings}
      aria-labelledby={titleId}
      onClose={props.close}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 ref={title} id={titleId} tabIndex={-1}>
            {settings.title}
          </h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            {settings.close}
          </button>
        </header>
        <p className={styles.text}>{settings.text}</p>
        <ul className={styles.categories}>
          <li>
            <ConsentSwitch {...labels.required} isOn isFixed state={settings.always} />
          </li>
          {all.map((what) => (
            <li key={what} className={what === tagManager ? styles.within : undefined}>
              <ConsentSwitch
                {...labels[what]}
                isOn={draft.includes(what)}
                turn={(isOn) => setDraft(switched(draft, { what, isOn }))}
              />
            </li>
          ))}
        </ul>
        <footer className={styles.answers}>
          <button type="button" onClick={settle(all)}>
            {banner.acceptAll}
          </button>
          <button type="button" onClick={settle([])}>
            {banner.refuseAll}
          </button>
          <button type="button" onClick={settle(draft)}>
            {settings.save}
          </button>
        </footer>
      </div>
    </dialog>
  )
}
