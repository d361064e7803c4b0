'use client'
import {
  type ComponentType,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { FieldValues } from '@foyer/schema/forms/form-field.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './entry-form.module.css'
import { type FormContent, idOf, type ShownProblem } from './form-content.ts'
import type { FormLabels } from './form-labels.ts'
import { dropDraft, restoreDraft, saveDraft } from './form-draft.ts'
import { openingTime } from './opening-time.ts'
import { FieldView } from '#features/forms/controls/field-view.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { SentNotice } from './sent-notice.tsx'
import type { Entry, EntrySenderProps, Outcome } from './entry-sender.tsx'

type State =
  | { status: 'open' | 'sending' | 'lost' }
  | { status: 'refused'; detail: string; problems: ShownProblem[] }
  | { status: 'sent'; message: string }

type Props = {
  form: FormContent
  locale: Locale
  labels: FormLabels
  /** Target of the form without JavaScript. */
  action: string
  values: FieldValues
  /** Names of uploaded files, by id. */
  files?: Record<string, string>
  /** Its problems when it was sent without JavaScript. */
  refused?: { detail: string; problems: ShownProblem[] }
}

/**
 * A form of the theatre. Without JavaScript it is submitted natively; with it, validation, upload and submission are
 * lazy-loaded, and no input is lost by an error.
 */
export function EntryForm({ form, locale, labels, action, values, files, refused }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const openedAt = useRef(0)
  const isSubmitting = useRef(false)
  const [entry, setEntry] = useState<Entry>()
  const [Sender, setSender] = useState<ComponentType<EntrySenderProps>>()
  const [state, setState] = useState<State>(
    refused ? { status: 'refused', ...refused } : { status: 'open' },
  )
  /** Slugs of fields whose problems have been corrected. */
  const [fixed, setFixed] = useState<readonly string[]>([])
  const problems = state.status === 'refused' ? state.problems : []
  const problemOf = (slug: string) => problems.find((problem) => problem.slug === slug)?.message
  const isSent = state.status === 'sent'

  /** Clears the problem of a corrected field. */
  const clearFixedProblem = useEffectEvent(async ({ target, currentTarget }: Event) => {
    const slug = (target instanceof Element && target.getAttribute('name')) || ''
    if (!(currentTarget instanceof HTMLFormElement)) return
    if (!problems.some((problem) => problem.slug === slug)) return
    const entered = new FormData(currentTarget)
    const { findProblems } = await import('./find-problems.ts')
    const still = findProblems({ form, entered, locale })
    if (!still.some((problem) => problem.slug === slug)) setFixed((all) => [...all, slug])
  })

  useEffect(() => {
    openedAt.current = openingTime()
    const filled = element.current
    // After submission, the reset form is another element.
    if (isSent || !filled) return undefined
    if (!refused) restoreDraft(form.number, filled)
    const save = () => saveDraft(form.number, filled)
    const check = (event: Event) => void clearFixedProblem(event)
    filled.addEventListener('input', save)
    filled.addEventListener('change', check)
    filled.addEventListener('focusin', fetchRules, { once: true })
    return () => {
      filled.removeEventListener('input', save)
      filled.removeEventListener('change', check)
    }
  }, [form.number, refused, isSent])

  useEffect(() => {
    if (state.status === 'refused') focusFirst(state.problems)
    if (state.status === 'lost') document.getElementById(summaryId)?.focus()
  }, [state])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = event.currentTarget
    if (isSubmitting.current) return
    setFixed([])
    const unsent = findUnsentFiles(filled, labels)
    if (unsent.length > 0) {
      setState({ status: 'refused', detail: '', problems: unsent })
      return
    }
    isSubmitting.current = true
    setState({ status: 'sending' })
    const sent = {
      entered: new FormData(filled),
      openForMs: performance.now() - openedAt.current,
    }
    try {
      const { EntrySender } = await import('./entry-sender.tsx')
      setSender(() => EntrySender)
      setEntry(sent)
    } catch {
      end({ status: 'lost' })
    }
  }

  function end(outcome: Outcome) {
    isSubmitting.current = false
    if (outcome.status === 'sent') dropDraft(form.number)
    setEntry(undefined)
    setState(outcome)
  }

  if (state.status === 'sent') {
    return (
      <SentNotice
        message={state.message}
        labels={labels}
        onAgain={() => setState({ status: 'open' })}
      />
    )
  }
  return (
    <form
      ref={element}
      className={styles.form}
      action={action}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={form.title}
      onSubmit={(event) => void send(event)}
    >
      {state.status === 'refused' && (
        <ProblemSummary
          id={summaryId}
          heading={state.detail || labels.summary}
          problems={problems}
          fixed={fixed}
          fields={form.fields}
        />
      )}
      {state.status === 'lost' && (
        <ProblemSummary id={summaryId} heading={labels.lost} problems={[]} fixed={[]} fields={[]} />
      )}
      <ol className={styles.fields}>
        {form.fields
          .filter(({ visible }) => visible)
          .map((field) => (
            <FieldView
              key={field.slug}
              field={field}
              value={values[field.slug] ?? null}
              problem={fixed.includes(field.slug) ? undefined : problemOf(field.slug)}
              fixed={fixed.includes(field.slug) ? problemOf(field.slug) : undefined}
              labels={labels}
              locale={locale}
              maxFileBytes={form.maxFileBytes}
              maxFileCount={form.maxFileCount}
              fileNames={files ?? noFiles}
            />
          ))}
      </ol>
      <label className="visually-hidden">
        {labels.leaveEmpty} <input name="leave_empty" tabIndex={-1} autoComplete="off" />
      </label>
      <p className={styles.end}>
        <button type="submit" aria-disabled={state.status === 'sending'}>
          {state.status === 'sending' ? labels.sending : labels.send}
        </button>
      </p>
      <p className="visually-hidden" role="status">
        {state.status === 'sending' && labels.sending}
      </p>
      {Sender && entry && <Sender form={form} entry={entry} locale={locale} onOutcome={end} />}
    </form>
  )
}

const summaryId = 'form-problems'
const noFiles = {}

/** Fields whose files are still being uploaded, or failed: the visitor must not believe that they were sent. */
function findUnsentFiles(filled: HTMLFormElement, labels: FormLabels): ShownProblem[] {
  const fields = filled.querySelectorAll<HTMLElement>('[data-uploading], [data-failed]')
  return [...fields].map(({ dataset: { uploading, failed } }) => ({
    slug: uploading ?? failed ?? '',
    message: uploading === undefined ? labels['files.unsent'] : labels['files.waiting'],
  }))
}

/** Loaded at the first input, so that they are ready when the form is submitted, as what spares typing an address twice. */
function fetchRules({ currentTarget: form }: Event): void {
  void import('./entry-sender.tsx').catch(() => undefined)
  if (!(form instanceof HTMLFormElement)) return
  void import('./offer-email-again.ts')
    .then(({ offerEmailAgain }) => offerEmailAgain(form))
    .catch(() => undefined)
}

/** The first field with a problem, or the message about the whole form. */
function focusFirst([first]: ShownProblem[]): void {
  const control = first && document.getElementById(idOf(first.slug))
  const target = control ?? document.getElementById(summaryId)
  target?.focus()
}
