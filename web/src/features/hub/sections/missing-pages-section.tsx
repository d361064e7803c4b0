import { useTranslations } from 'next-intl'
import type { HubMissingPagesQuery } from '#graphql/generated/graphql.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatMoment } from '#features/hub/format-moment.ts'
import { fields, intents } from '#features/hub/hub-fields.ts'
import { HubList, HubRow } from '#features/hub/hub-list.tsx'
import styles from '#features/hub/hub.module.css'
import { KeyFigures } from '#features/hub/key-figures.tsx'
import own from './sections.module.css'

type MissingPages = NonNullable<HubMissingPagesQuery['missingPages']>

/** A redirect that was not added: what was typed, and why. */
export type RejectedRedirect = { path: string; target: string; message: string }

/** Paths at which visitors found nothing, each with a form that redirects it. */
export function MissingPagesSection(props: {
  missingPages: MissingPages
  rejected: RejectedRedirect | undefined
  locale: Locale
}) {
  const { missingPages, rejected, locale } = props
  const t = useTranslations('hub.missingPages')
  // What was typed comes first.
  const isRejected = ({ path }: { path: string }) => path === rejected?.path
  const pages = missingPages.pages.toSorted(
    (one, other) => Number(isRejected(other)) - Number(isRejected(one)),
  )
  return (
    <>
      <KeyFigures figures={[[t('count'), missingPages.count]]} />
      <HubList
        none={t('none')}
        rows={pages.map((page) => ({
          key: page.path,
          row: (
            <HubRow
              title={page.path}
              detail={t('requests', {
                count: page.count,
                moment: formatMoment(page.lastSeenAt, locale),
              })}
            >
              {hasLanguage(page.path) && (
                <RedirectForm
                  path={page.path}
                  rejected={isRejected(page) ? rejected : undefined}
                  locale={locale}
                />
              )}
            </HubRow>
          ),
        }))}
      />
    </>
  )
}

/** Only paths with a language can be redirected. */
const hasLanguage = (path: string) => locales.some((one) => path.startsWith(`/${one}/`))

function RedirectForm(props: {
  path: string
  rejected: RejectedRedirect | undefined
  locale: Locale
}) {
  const { path, rejected, locale } = props
  const t = useTranslations('hub.missingPages')
  const id = `redirect-${path}`
  return (
    <details className={own.make} open={rejected !== undefined}>
      <summary>
        <span aria-hidden="true">{t('make')}</span>
        <span className="visually-hidden">{t('makeNamed', { path })}</span>
      </summary>
      <form
        className={own.redirect}
        method="post"
        action={pathFor('cms-hub-change', {}, locale)}
        noValidate
      >
        <input type="hidden" name={fields.intent} value={intents.redirect} />
        <input type="hidden" name={fields.path} value={path} />
        <label htmlFor={id}>{t('target', { path })}</label>
        <input
          id={id}
          name={fields.target}
          defaultValue={rejected?.target ?? ''}
          maxLength={500}
          required
          autoComplete="off"
          aria-invalid={rejected && true}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className={rejected ? own.problem : styles.hint}>
          {rejected?.message ?? t('targetHint')}
        </p>
        <button className={own.button}>{t('save')}</button>
      </form>
    </details>
  )
}
