'use client'
import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef } from 'react'
import { programmeMessages } from '#features/events/programme-messages.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import Calendar from '#features/events/filter/calendar/calendar.tsx'
import type { FilterProps } from './filter-props.ts'
import styles from './filter-modal.module.css'
import { ChosenChips } from './chosen-chips.tsx'
import { OptionList } from './option-list.tsx'
import { filterKinds } from './programme-choice.ts'
import { SeasonList } from './season-list.tsx'

const parts = ['calendar', 'filter'] as const

/** Calendar and filters over the whole of a small window; a choice applies at once. */
export default withMessages(FilterModal, programmeMessages)

type ModalProps = FilterProps & {
  part: (typeof parts)[number]
  onPart: (part: (typeof parts)[number]) => void
  onClose: () => void
}

function FilterModal(props: ModalProps) {
  const { choice, view, options, path, part } = props
  const t = useTranslations('programme.filter')
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      className={styles.modal}
      ref={dialog}
      aria-label={t('label')}
      onClose={props.onClose}
      data-print="no"
    >
      <div className={styles.head}>
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === part}
            onClick={() => props.onPart(each)}
          >
            {t(each)}
          </button>
        ))}
        <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
      </div>
      <div className={styles.body}>
        <ChosenChips {...props} today={view.calendar.today} />
        {part === 'calendar' && <Calendar {...props} />}
        {part === 'filter' &&
          filterKinds
            .filter((kind) => options[kind].length > 0)
            .map((kind) => (
              <section key={kind}>
                <h2>{t(`kinds.${kind}`)}</h2>
                <OptionList
                  kind={kind}
                  options={options[kind]}
                  counts={view.counts[kind]}
                  choice={choice}
                  path={path}
                  countLabels={view.countLabels}
                />
              </section>
            ))}
        {options.seasons.length > 0 && part === 'calendar' && (
          <section>
            <h2>{t('season')}</h2>
            <SeasonList seasons={options.seasons} choice={choice} path={path} />
          </section>
        )}
      </div>
      <div className={styles.foot}>
        <p role="status">{view.countLabel}</p>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('show')}
        </button>
      </div>
    </dialog>
  )
}
