'use client'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { ClockNote } from '#editor/fields/controls/clock-note.tsx'
import { instantOfLocal, localOfInstant } from '#editor/fields/controls/local-instant.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import { useMomentFormat } from '#editor/frame/use-moment-format.ts'
import { useUnfinished } from '#editor/frame/unfinished/use-unfinished.ts'
import type { ScheduledAction } from '#editor/store/publication.ts'
import { schedule } from './publication-calls.ts'
import styles from './publish.module.css'
import { useAction } from './use-action.ts'

const clockId = 'schedule-clock'

/** When the draft is published, and when the document is taken offline, by itself. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('editor')
  return (
    <EditorDialog title={t('menu.schedule')} closeLabel={t('close')} onClose={onClose}>
      <ClockNote id={clockId} />
      <PlannedAction action="PUBLISH" />
      <PlannedAction action="UNPUBLISH" />
    </EditorDialog>
  )
}

function PlannedAction({ action }: { action: ScheduledAction }) {
  const { page, store, announcer } = useEditing()
  const t = useTranslations('editor.schedule')
  const editor = useTranslations('editor')
  const label = editor(action === 'PUBLISH' ? 'header.publish' : 'menu.unpublish')
  const formatMoment = useMomentFormat()
  const { perform, isBusy, problem } = useAction()
  const [invalid, setInvalid] = useState<string>()
  const [isTyped, setIsTyped] = useState(false)
  useUnfinished(isTyped)
  const planned = useStore((opened) => opened.publication()).schedules.find(
    (one) => one.action === action,
  )

  const plan = (at: string | null, note: string) =>
    perform(async () => {
      store.learnPublication(await schedule(page, { action, at, note }))
      setIsTyped(false)
      announcer.show({ kind: 'save', text: t(at === null ? 'ended' : 'done') })
    })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [local, note] = [typed.get('at'), typed.get('note')].map((value) =>
      typeof value === 'string' ? value : '',
    )
    const at = local ? instantOfLocal(local) : undefined
    const isFuture = at !== undefined && Date.parse(at) > Date.now()
    setInvalid(isFuture ? undefined : t('notFuture'))
    if (isFuture) void plan(at, note ?? '')
  }
  const invalidId = `schedule-${action}-problem`
  return (
    <section className={styles.group} aria-label={label}>
      <h3>{label}</h3>
      {planned && (
        <p>
          {t('planned', {
            time: formatMoment(planned.at, 'full'),
          })}{' '}
          {planned.note && <q>{planned.note}</q>}{' '}
          <button
            type="button"
            className={styles.inline}
            disabled={isBusy}
            onClick={() => void plan(null, '')}
          >
            {t('end')}
          </button>
        </p>
      )}
      <form
        className={styles.fields}
        noValidate
        onSubmit={submit}
        onInput={() => setIsTyped(true)}
        key={planned?.at}
      >
        <label>
          <span>{t('at')}</span>
          <input
            type="datetime-local"
            name="at"
            aria-invalid={invalid !== undefined || undefined}
            aria-describedby={`${clockId} ${invalidId}`}
            {...(planned && { defaultValue: localOfInstant(planned.at) })}
          />
        </label>
        <label>
          <span>{t('note')}</span>
          <input name="note" maxLength={500} defaultValue={planned?.note ?? ''} />
        </label>
        <p id={invalidId} className={styles.problem} role="alert">
          {invalid ?? problem}
        </p>
        <button type="submit" className={styles.primary} disabled={isBusy}>
          {t(planned ? 'change' : 'plan')}
        </button>
      </form>
    </section>
  )
}
