'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { type Consentable, switched, tagManager } from './choice.ts'
import styles from './consent-settings.module.css'
import { ConsentSwitch } from './consent-switch.tsx'

/** Every category with its purpose and a switch, in a modal dialog. The browser traps the focus and returns it. */
export function ConsentSettings(props: {
  all: Consentable[]
  chosen: Consentable[]
  choose: (chosen: Consentable[]) => void
  close: () => void
}) {
  const { all } = props
  const t = useTranslations('consent')
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [draft, setDraft] = useState(props.chosen)
  useEffect(() => {
    dialog.current?.showModal()
    title.current?.focus()
  }, [])

  const settle = (chosen: Consentable[]) => () => {
    // Closed by the browser first, so that it returns the focus.
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
            {t('settings.title')}
          </h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('settings.close')}
          </button>
        </header>
        <p className={styles.text}>{t('settings.text')}</p>
        <ul className={styles.categories}>
          <li>
            <ConsentSwitch
              name={t('required.name')}
              text={t('required.text')}
              isOn
              isFixed
              state={t('settings.always')}
            />
          </li>
          {all.map((what) => (
            <li key={what} className={what === tagManager ? styles.within : undefined}>
              <ConsentSwitch
                name={t(`${what}.name`)}
                text={t(`${what}.text`)}
                isOn={draft.includes(what)}
                turn={(isOn) => setDraft(switched(draft, { what, isOn }))}
              />
            </li>
          ))}
        </ul>
        <footer className={styles.answers}>
          <button type="button" onClick={settle(all)}>
            {t('banner.acceptAll')}
          </button>
          <button type="button" onClick={settle([])}>
            {t('banner.refuseAll')}
          </button>
          <button type="button" onClick={settle(draft)}>
            {t('settings.save')}
          </button>
        </footer>
      </div>
    </dialog>
  )
}
